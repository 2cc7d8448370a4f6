import { type GameName, parts, together } from './books.ts';
import type { Language } from './language.ts';

/** The chapters of each game in reading order. */
export const CHAPTERS = parts('chapters');
export type ChapterId<Game extends GameName = GameName> = (typeof CHAPTERS)[Game][number];

export const chapterNames = (language: Language) =>
  together<ChapterId, string>((book) => book.chapterNames(language));
