import { useEffect, useState } from 'react';
import { getServer } from '../online/server.ts';

/** The record of a game of the server, as text, once it is there; `no`: it cannot be had. */
export function useServerRecord(table: string | undefined): { readonly content: string } | 'no' | undefined {
  const [found, setFound] = useState<{ readonly content: string } | 'no'>();
  useEffect(() => {
    if (table === undefined) return;
    let gone = false;
    getServer()
      .client.ask<object>(`tables/${encodeURIComponent(table)}/record`)
      .then(
        (record) => !gone && setFound({ content: JSON.stringify(record) }),
        () => !gone && setFound('no'),
      );
    return () => {
      gone = true;
    };
  }, [table]);
  return found;
}
