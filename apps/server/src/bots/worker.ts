import { GAMES } from '../games.ts';
import { decisionMaker } from './decide.ts';

/** What a thread of the pool does with a question. */
export default decisionMaker(GAMES);
