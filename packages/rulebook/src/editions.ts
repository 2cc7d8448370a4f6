import { type GameName, parts } from './books.ts';

/** The rule sets of each game, oldest first. */
export const EDITIONS = parts('editions');
export type EditionId<Game extends GameName = GameName> = (typeof EDITIONS)[Game][number];
