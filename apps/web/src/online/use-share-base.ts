import { useEffect, useState } from 'react';
import { getClient } from './server.ts';

/** Returns the address of this page for other devices, if it is known: the beginning of every shared link. */
export function useShareBase(): string {
  const [base, setBase] = useState(location.href);
  useEffect(() => {
    if (!isLoopback(location.hostname)) return;
    let gone = false;
    networkAddress().then(
      (address) => !gone && address !== undefined && setBase(address),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return base;
}

/** Returns the address of this page in the local network; undefined: unknown. */
const networkAddress = async (): Promise<string | undefined> =>
  (await getClient().ask<{ readonly addresses: readonly string[] }>('addresses')).addresses[0];

/** True for a host name that only this device understands. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\./.test(host) || host.endsWith('.localhost');
