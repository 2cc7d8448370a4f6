import { carcassonneTable } from '@bastide/carcassonne';
import { catanTable } from '@bastide/catan';
import { anyGame, gameRegistry } from './game-registry.ts';

/** All games of this server. */
export const GAMES = gameRegistry([anyGame(carcassonneTable), anyGame(catanTable)]);
