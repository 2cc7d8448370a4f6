import * as carcassonne from './carcassonne/sources.ts';
import * as catan from './catan/sources.ts';
import type { GameName } from './games.ts';
import type { Language } from './language.ts';

/** Where the rules of each game are stated. */
export const SOURCES = { carcassonne: carcassonne.SOURCES, catan: catan.SOURCES };
export type Source<Game extends GameName = GameName> = (typeof SOURCES)[Game][number];

export const sourceNames = (language: Language): Readonly<Record<Source, string>> => ({
  ...carcassonne.sourceNames(language),
  ...catan.sourceNames(language),
});
