import * as carcassonne from './carcassonne/chapters.ts';
import * as catan from './catan/chapters.ts';
import type { GameName } from './games.ts';
import type { Language } from './language.ts';

/** The chapters of each game in reading order. */
export const CHAPTERS = { carcassonne: carcassonne.CHAPTERS, catan: catan.CHAPTERS };
export type ChapterId<Game extends GameName = GameName> = (typeof CHAPTERS)[Game][number];

export const chapterNames = (language: Language): Readonly<Record<ChapterId, string>> => ({
  ...carcassonne.chapterNames(language),
  ...catan.chapterNames(language),
});
