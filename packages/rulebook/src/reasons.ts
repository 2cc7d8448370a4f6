import { type GameName, parts, together } from './books.ts';
import type { Language } from './language.ts';

/** Why rules of each game, or parts of them, are not played at this table. */
export const REASONS = parts('reasons');
export type Reason<Game extends GameName = GameName> = (typeof REASONS)[Game][number];

export const reasonNames = (language: Language) =>
  together<Reason, string>((book) => book.reasonNames(language));
