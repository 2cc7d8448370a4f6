import { GAMES } from '../games.ts';
import { decisionMaker } from './decide.ts';

/** Work of a thread of the pool. */
export default decisionMaker(GAMES);
