import { carcassonneTable } from '@bastide/carcassonne';
import { catanTable } from '@bastide/catan';
import { anyGame, listGames } from './game-list.ts';

/** All games of this server. */
export const GAMES = listGames([anyGame(carcassonneTable), anyGame(catanTable)]);
