import { gameList } from './game/list.ts';
import { carcassonneEntry } from './games/carcassonne/entry.ts';
import { catanEntry } from './games/catan/entry.ts';

/** Every game this program knows. */
export const GAMES = gameList(import.meta.url, [carcassonneEntry, catanEntry]);
