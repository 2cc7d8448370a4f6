import { carcassonne } from './carcassonne/index.ts';
import { catan } from './catan/index.ts';
import type { GameRules } from './game-rules.ts';

/** The games with rules in this package; each has a folder of the same name. */
export const GAME_RULES = { carcassonne, catan } as const satisfies Readonly<Record<string, GameRules>>;
