import * as carcassonne from './carcassonne/editions.ts';
import * as catan from './catan/editions.ts';
import type { EditionName } from './edition-name.ts';
import type { GameName } from './games.ts';
import type { Language } from './language.ts';

/** The rule sets of each game, oldest first. */
export const EDITIONS = { carcassonne: carcassonne.EDITIONS, catan: catan.EDITIONS };
export type EditionId<Game extends GameName = GameName> = (typeof EDITIONS)[Game][number];

export const editionNames = (language: Language): Readonly<Record<EditionId, EditionName>> => ({
  ...carcassonne.editionNames(language),
  ...catan.editionNames(language),
});
