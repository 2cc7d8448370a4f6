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
  const [book, setBook] = useState<Book<Game & GameName> | Missing>('loading');
  useEffect(() => {
    let gone = false;
    const show = (found: Book<Game & GameName> | Missing) => {
      if (!gone) setBook(found);
    };
    openBook(game, language).then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [game, language]);
  return book;
}

async function openBook<Game extends string>(
  name: Game,
  language: Language,
): Promise<Book<Game & GameName> | 'none'> {
  const rulebook = await import('@bastide/rulebook');
  const game = rulebook.GAMES.find((one): one is Game & GameName => one === name);
  return game ? { ...rulebook, game, texts: await rulebook.loadRules(game, language) } : 'none';
}
