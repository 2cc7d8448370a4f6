import type { Book } from './book.ts';
import { BOOKS } from './games.ts';
import type { Language } from './language.ts';

export type GameName = keyof typeof BOOKS;
export const GAMES = Object.keys(BOOKS) as readonly GameName[];

/** One part of every book, by game. */
export const parts = <Part extends keyof Book>(part: Part) =>
  Object.fromEntries(GAMES.map((game) => [game, BOOKS[game][part]])) as {
    readonly [Game in GameName]: (typeof BOOKS)[Game][Part];
  };

/** What all books tell by id, in one table: ids of different games differ. */
export const together = <Id extends string, Value>(
  tell: (book: Book) => Readonly<Record<string, Value>>,
): Readonly<Record<Id, Value>> => Object.assign({}, ...GAMES.map((game) => tell(BOOKS[game])));

export const gameNames = (language: Language) =>
  Object.fromEntries(GAMES.map((game) => [game, BOOKS[game].names[language]])) as Readonly<
    Record<GameName, string>
  >;

/** What the printed book of each game says of itself, in English. */
export const PREFACES = parts('preface');
