import type { PageGames } from '../../src/game/context.ts';
import { GAMES as THE_LIST } from '../../src/games/index.ts';
import { pearls } from './index.ts';

/** The page with one more game: this line is the only place outside its folder that names it. */
export const GAMES: PageGames = [...THE_LIST, pearls];
