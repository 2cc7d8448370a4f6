import { carcassonneSuite } from './carcassonne.ts';
import { catanSuite } from './catan.ts';
import type { Suite } from './suite.ts';

/** By the name of the game, in the order in which they are measured and shown. */
export const SUITES: Readonly<Record<string, Suite>> = { carcassonne: carcassonneSuite, catan: catanSuite };
