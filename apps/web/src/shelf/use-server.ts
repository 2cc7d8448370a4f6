import type { TableCount, WhoAmI } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import { expectOnline, expectServer, expectsOnline, expectsServer } from '../kept/storage.ts';

/** What the page knows of the server behind it. */
export interface ServerKnown {
  /** People meet there. */
  readonly isThere: boolean;
  /** The reader's games there; `coming`: there should be some. Undefined: none, or nobody knows. */
  readonly games: TableCount | 'coming' | undefined;
}

/** The page is drawn first: it needs nothing of the answer. In milliseconds. */
const DRAWN = 200;

const NOBODY: ServerKnown = { isThere: false, games: undefined };

/**
 * Whether there is a server behind the page at which people meet, and how many games wait there. It asks once, without the client of the
 * online rooms, which is fetched with them: whoever plays on this device needs none of it. Without a network nothing is asked; and again
 * when there is one, or when the page is looked at again. `seeks`: asks also where none was found before.
 */
export function useServer(seeks = true): ServerKnown {
  const [known, setKnown] = useState<ServerKnown>(() =>
    navigator.onLine ? { isThere: expectsServer(), games: expectsOnline() ? 'coming' : undefined } : NOBODY,
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!navigator.onLine || document.hidden || !(seeks || expectsServer())) return;
      const told = await askServer().catch(() => undefined);
      if (!gone) setKnown(told ?? NOBODY);
    };
    const timer = setTimeout(() => void look(), DRAWN);
    const again = () => void look();
    globalThis.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [seeks]);
  return known;
}

/** One request says both. Fails where no answer is to be had. */
export async function askServer(): Promise<ServerKnown> {
  const answer = await fetch('./api/me');
  const isThere = /\bjson\b/.test(answer.headers.get('Content-Type') ?? '');
  expectServer(isThere);
  const { tables } = isThere && answer.ok ? ((await answer.json()) as WhoAmI) : {};
  const games = tables && tables.going > 0 ? tables : undefined;
  expectOnline(games !== undefined);
  return { isThere, games };
}
