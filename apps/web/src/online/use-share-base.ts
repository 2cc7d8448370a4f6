import { useEffect, useState } from 'react';
import { getClient } from './server.ts';

/** The address of this page as other devices know it, as far as it is known: what links that are sent to others begin with. */
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

/** Where other devices in the same network reach this page; undefined where nobody knows. */
const networkAddress = async (): Promise<string | undefined> =>
  (await getClient().ask<{ readonly addresses: readonly string[] }>('addresses')).addresses[0];

/** Whether other devices know no such address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\./.test(host) || host.endsWith('.localhost');
