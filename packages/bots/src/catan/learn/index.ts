export type { Manner } from '../learned/mind.ts';
export { meanOfNetworks } from '../learned/network.ts';
export { packNetwork, unpackNetwork } from '../learned/pack.ts';
export { learnedBot, MANNER } from '../learned/strong.ts';
export { playTaught, type Taught } from './match.ts';
export { gatherRows } from './rows.ts';
export { type Lesson, lossOf, newNetwork, type Rows, train } from './trainer.ts';

/** What was learnt last, by the fewest seats that it is for: fetched, since it is large. */
export const fetchLearned = async () => (await import('../learned/index.ts')).LEARNED;
