import { type GameName, parts } from './books.ts';

/** Why rules of each game, or parts of them, are not played at this table. */
export const REASONS = parts('reasons');
export type Reason<Game extends GameName = GameName> = (typeof REASONS)[Game][number];
