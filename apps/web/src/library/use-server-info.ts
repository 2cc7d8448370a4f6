import type { TableCount, WhoAmI } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import type { Translator } from '../i18n/translator.ts';
import { hadOnlineGames, hadServer, setHadOnlineGames, setHadServer } from '../storage/local-storage.ts';

/** The number of the reader's games that go on at the server, and of those in which it is their turn. */
export const onlineGamesText = (t: Translator, { going, awaited }: TableCount): string =>
  t('start.onlineGames', { n: going, awaited, turn: awaited > 0 ? 'yes' : 'no' });

/** What the page knows of the server behind it. */
export interface ServerInfo {
  /** People meet there. */
  readonly isThere: boolean;
  /** The reader's games there; `coming`: there should be some. Undefined: none, or nobody knows. */
  readonly games: TableCount | 'coming' | undefined;
}

/** The page is drawn first: it needs nothing of the answer. In milliseconds. */
const START_DELAY_MS = 200;

const NO_SERVER: ServerInfo = { isThere: false, games: undefined };

/**
 * Whether there is a server behind the page at which people meet, and how many games wait there. It asks once, without the client of the
 * online rooms, which is fetched with them: whoever plays on this device needs none of it. Without a network nothing is asked; and again
 * when there is one, or when the page is looked at again. `seeks`: asks also where none was found before.
 */
export function useServerInfo(seeks = true): ServerInfo {
  const [known, setKnown] = useState<ServerInfo>(() =>
    navigator.onLine ? { isThere: hadServer(), games: hadOnlineGames() ? 'coming' : undefined } : NO_SERVER,
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!navigator.onLine || document.hidden || !(seeks || hadServer())) return;
      const told = await fetchServerInfo().catch(() => undefined);
      if (!gone) setKnown(told ?? NO_SERVER);
    };
    const timer = setTimeout(() => void look(), START_DELAY_MS);
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
export async function fetchServerInfo(): Promise<ServerInfo> {
  const answer = await fetch('./api/me');
  const isThere = /\bjson\b/.test(answer.headers.get('Content-Type') ?? '');
  setHadServer(isThere);
  const { tables } = isThere && answer.ok ? ((await answer.json()) as WhoAmI) : {};
  const games = tables && tables.going > 0 ? tables : undefined;
  setHadOnlineGames(games !== undefined);
  return { isThere, games };
}
