import type { GameName, LocalizedRules } from '@bastide/rulebook';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '../i18n/languages.ts';

type Rulebook = typeof import('@bastide/rulebook');
/** The rulebook opened at one game. */
export type GameRulebook<Game extends GameName> = Rulebook & LocalizedRules<Game> & { readonly game: Game };

/** Reason why there is no book: it is loading, it cannot be loaded, or the game has no rules in words. */
export type RulebookMissing = 'loading' | 'failed' | 'none';

/** Returns the rules of a game in the reader's language; loads them when first opened. */
export const useBook = <Game extends string>(
  game: Game,
  language: Language,
): GameRulebook<Game & GameName> | RulebookMissing =>
  useFetched(`${game} ${language}`, () => openBook(game, language).catch(() => 'failed' as const)) ??
  'loading';

const NONE: readonly GameRulebook<GameName>[] = [];

/** Returns the rules of several games, without those that have none; undefined until all have come. */
export function useBooks(
  games: readonly string[],
  language: Language,
): readonly GameRulebook<GameName>[] | undefined {
  const books = useFetched(`${games} ${language}`, async () => {
    const opened = games.map((game) => openBook(game, language).catch(() => 'none' as const));
    return (await Promise.all(opened)).filter((book) => book !== 'none');
  });
  return games.length === 0 ? NONE : books;
}

/** Loads the value for a key; undefined until it has come. */
function useFetched<Found>(key: string, fetch: () => Promise<Found>): Found | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly it: Found }>();
  const begin = useEffectEvent(fetch);
  useEffect(() => {
    let gone = false;
    begin().then((it) => {
      if (!gone) setFound({ key, it });
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return found?.key === key ? found.it : undefined;
}

async function openBook<Game extends string>(
  name: Game,
  language: Language,
): Promise<GameRulebook<Game & GameName> | 'none'> {
  const rulebook = await import('@bastide/rulebook');
  const game = rulebook.GAMES.find((one): one is Game & GameName => one === name);
  return game ? { ...rulebook, game, ...(await rulebook.loadRules(game, language)) } : 'none';
}
