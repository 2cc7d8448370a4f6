import { type GameName, parts, together } from './books.ts';
import type { Language } from './language.ts';

/** Where the rules of each game are stated. */
export const SOURCES = parts('sources');
export type Source<Game extends GameName = GameName> = (typeof SOURCES)[Game][number];

export const sourceNames = (language: Language) =>
  together<Source, string>((book) => book.sourceNames(language));
