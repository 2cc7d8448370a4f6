import type { GameName, Texts } from '@bastide/rulebook';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';

type Rulebook = typeof import('@bastide/rulebook');
/** The rulebook opened at one game. */
export interface Book<Game extends GameName> extends Rulebook {
  readonly game: Game;
  readonly texts: Texts<Game>;
}

/** Why there is no book yet: it is being fetched, it cannot be, or the rules of the game are in none. */
export type Missing = 'loading' | 'failed' | 'none';

/** The rules of a game in the reader's language; fetched when first opened. */
export function useBook<Game extends string>(
  game: Game,
  language: Language,
): Book<Game & GameName> | Missing {
  const [found, setFound] = useState<{
    readonly of: string;
    readonly book: Book<Game & GameName> | Missing;
  }>();
  const of = `${game} ${language}`;
  useEffect(() => {
    let gone = false;
    const show = (book: Book<Game & GameName> | Missing) => {
      if (!gone) setFound({ of, book });
    };
    openBook(game, language).then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [game, language, of]);
  return found?.of === of ? found.book : 'loading';
}

const NONE: readonly Book<GameName>[] = [];

/** The rules of several games, of those that have any; undefined until all have come. */
export function useBooks(
  games: readonly string[],
  language: Language,
): readonly Book<GameName>[] | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly books: readonly Book<GameName>[] }>();
  const names = games.join(' ');
  const of = `${names} ${language}`;
  useEffect(() => {
    if (!names) return;
    let gone = false;
    const opened = names.split(' ').map((name) => openBook(name, language).catch(() => 'none' as const));
    Promise.all(opened).then((books) => {
      if (!gone) setFound({ of, books: books.filter((book) => book !== 'none') });
    });
    return () => {
      gone = true;
    };
  }, [names, of, language]);
  if (!names) return NONE;
  return found?.of === of ? found.books : undefined;
}

async function openBook<Game extends string>(
  name: Game,
  language: Language,
): Promise<Book<Game & GameName> | 'none'> {
  const rulebook = await import('@bastide/rulebook');
  const game = rulebook.GAMES.find((one): one is Game & GameName => one === name);
  return game ? { ...rulebook, game, texts: await rulebook.loadRules(game, language) } : 'none';
}
