import { type GameName, parts } from './books.ts';

/** Where the rules of each game are stated. */
export const SOURCES = parts('sources');
export type Source<Game extends GameName = GameName> = (typeof SOURCES)[Game][number];
