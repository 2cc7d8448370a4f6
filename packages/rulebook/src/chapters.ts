import { type GameName, parts } from './books.ts';

/** The chapters of each game in reading order. */
export const CHAPTERS = parts('chapters');
export type ChapterId<Game extends GameName = GameName> = (typeof CHAPTERS)[Game][number];
