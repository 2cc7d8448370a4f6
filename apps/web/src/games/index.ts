import type { PageGames } from '../game/context.ts';
import { carcassonne } from './carcassonne/index.ts';
import { catan } from './catan/index.ts';

/** Games of this page, in the order of the start page. */
export const GAMES: PageGames = [carcassonne, catan];
