import { gameList } from './game/list.ts';
import { carcassonneEntry } from './games/carcassonne/entry.ts';
import { catanEntry } from './games/catan/entry.ts';

/** Games of this program. */
export const GAMES = gameList(import.meta.url, [carcassonneEntry, catanEntry]);
