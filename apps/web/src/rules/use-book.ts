import type { GameName, Texts } from '@bastide/rulebook';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';

type Rulebook = typeof import('@bastide/rulebook');
/** The rulebook opened at one game. */
export interface Book<Game extends GameName> extends Rulebook {
  readonly game: Game;
  readonly texts: Texts<Game>;
}

/** The rules of a game in the reader's language; fetched when first opened. */
export function useBook<Game extends GameName>(
  game: Game,
  language: Language,
): { readonly book: Book<Game> | undefined; readonly failed: boolean } {
  const [book, setBook] = useState<Book<Game>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('@bastide/rulebook')
      .then(async (rulebook) => ({ ...rulebook, game, texts: await rulebook.loadRules(game, language) }))
      .then((loaded) => {
        if (!gone) setBook(loaded);
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [game, language]);
  return { book, failed };
}
