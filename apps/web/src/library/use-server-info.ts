import type { TableCount, WhoAmI } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import type { Translator } from '../i18n/translator.ts';
import { hadOnlineGames, hadServer, setHadOnlineGames, setHadServer } from '../storage/local-storage.ts';

/** Describes the number of the reader's running games on the server, and of those that wait for the reader. */
export const onlineGamesText = (t: Translator, { going, awaited }: TableCount): string =>
  t('start.onlineGames', { n: going, awaited, turn: awaited > 0 ? 'yes' : 'no' });

/** Facts about the server behind the page. */
export interface ServerInfo {
  /** True if people can play online there. */
  readonly isThere: boolean;
  /** True if people could play online there at the last visit, and it does not answer now. */
  readonly isAway?: boolean;
  /** The reader's games there; `coming`: the count has not come yet. Undefined: none, or unknown. */
  readonly games: TableCount | 'coming' | undefined;
}

/** Milliseconds before the first request: the page renders first, because it needs nothing of the answer. */
const START_DELAY_MS = 200;

const unreached = (): ServerInfo => ({ isThere: false, isAway: hadServer(), games: undefined });

/**
 * Asks once if there is a server for online play behind the page, and how many games wait there. It works without the
 * client of the online screens, which are loaded separately and which a local game does not need. Without a network
 * it asks nothing; it asks again when the network or the reader returns. `seeks`: it asks even if the last visit
 * found no server.
 */
export function useServerInfo(seeks = true): ServerInfo {
  const [known, setKnown] = useState<ServerInfo>(() =>
    navigator.onLine ? { isThere: hadServer(), games: hadOnlineGames() ? 'coming' : undefined } : unreached(),
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!navigator.onLine || document.hidden || !(seeks || hadServer())) return;
      const told = await fetchServerInfo().catch(() => undefined);
      if (!gone) setKnown(told ?? unreached());
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

/** Gets both facts with one request. Fails if there is no answer. */
export async function fetchServerInfo(): Promise<ServerInfo> {
  const answer = await fetch('./api/me');
  const isThere = /\bjson\b/.test(answer.headers.get('Content-Type') ?? '');
  setHadServer(isThere);
  const { tables } = isThere && answer.ok ? ((await answer.json()) as WhoAmI) : {};
  const games = tables && tables.going > 0 ? tables : undefined;
  setHadOnlineGames(games !== undefined);
  return { isThere, games };
}
