import * as carcassonne from './carcassonne/reasons.ts';
import * as catan from './catan/reasons.ts';
import type { GameName } from './games.ts';
import type { Language } from './language.ts';

/** Why rules of each game, or parts of them, are not played at this table. */
export const REASONS = { carcassonne: carcassonne.REASONS, catan: catan.REASONS };
export type Reason<Game extends GameName = GameName> = (typeof REASONS)[Game][number];

export const reasonNames = (language: Language): Readonly<Record<Reason, string>> => ({
  ...carcassonne.reasonNames(language),
  ...catan.reasonNames(language),
});
