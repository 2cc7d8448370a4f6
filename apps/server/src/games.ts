import { carcassonneTable } from '@bastide/carcassonne';
import { catanTable } from '@bastide/catan';
import { anyGame, gameRegistry } from './game-list.ts';

/** All games of this server. */
export const GAMES = gameRegistry([anyGame(carcassonneTable), anyGame(catanTable)]);
