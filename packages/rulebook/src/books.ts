import type { Book } from './book.ts';
import { BOOKS } from './games.ts';

export type GameName = keyof typeof BOOKS;
export const GAMES = Object.keys(BOOKS) as readonly GameName[];

/** One part of every book, by game. */
export const parts = <Part extends keyof Book>(part: Part) =>
  Object.fromEntries(GAMES.map((game) => [game, BOOKS[game][part]])) as {
    readonly [Game in GameName]: (typeof BOOKS)[Game][Part];
  };
