import { carcassonneTable } from '@bastide/carcassonne';
import { catanTable } from '@bastide/catan';
import { anyGame, gameRegistry } from './game-registry.ts';

/** Facts of every game of this server. */
export const TABLE_FACTS = [anyGame(carcassonneTable), anyGame(catanTable)];

export const GAMES = gameRegistry(TABLE_FACTS);
