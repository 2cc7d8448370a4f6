import type { PageGames } from '../../src/game/context.ts';
import { GAMES as THE_LIST } from '../../src/games/index.ts';
import { pearls } from './index.ts';

/** The page with one more game, which is named nowhere else outside its folder. */
export const GAMES: PageGames = [...THE_LIST, pearls];
