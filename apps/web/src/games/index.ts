import type { PageGames } from '../game/context.ts';
import { carcassonne } from './carcassonne/index.ts';
import { catan } from './catan/index.ts';

/** The games of this page, in the order of the start; a line adds one. */
export const GAMES: PageGames = [carcassonne, catan];
