import { useEffect, useState } from 'react';
import { expectServer, expectsServer } from '../kept/storage.ts';

/**
 * Whether there is a server behind the page at which people meet. It asks without the client of the online rooms, which is fetched with
 * them: whoever plays on this device needs none of it.
 */
export function useServer(): boolean {
  const [isThere, setThere] = useState(expectsServer);
  useEffect(() => {
    let gone = false;
    fetch('./api/me').then(
      ({ headers }) => {
        const isFound = /\bjson\b/.test(headers.get('Content-Type') ?? '');
        expectServer(isFound);
        if (!gone) setThere(isFound);
      },
      () => !gone && setThere(false),
    );
    return () => {
      gone = true;
    };
  }, []);
  return isThere;
}
