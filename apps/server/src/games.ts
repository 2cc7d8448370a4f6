import { anyHosted, listGames } from './game/list.ts';
import { carcassonne } from './games/carcassonne/index.ts';
import { catan } from './games/catan/index.ts';

/** All games of this server. */
export const GAMES = listGames([anyHosted(carcassonne), anyHosted(catan)]);
