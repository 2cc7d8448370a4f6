import { type GameName, parts, together } from './books.ts';
import type { EditionName } from './edition-name.ts';
import type { Language } from './language.ts';

/** The rule sets of each game, oldest first. */
export const EDITIONS = parts('editions');
export type EditionId<Game extends GameName = GameName> = (typeof EDITIONS)[Game][number];

export const editionNames = (language: Language) =>
  together<EditionId, EditionName>((book) => book.editionNames(language));
