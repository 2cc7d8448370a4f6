import { GAMES } from '../games.ts';
import { thinking } from './think.ts';

/** What a thread of the pool does with a question. */
export default thinking(GAMES);
