export { meanOfNetworks } from '../learned/network.ts';
export { packNetwork, unpackNetwork } from '../learned/pack.ts';
export { learnedBot, PLANNER_SETTINGS } from '../learned/strong.ts';
export type { PlannerSettings } from '../learned/turn-planner.ts';
export { playTrainingGame, type TrainingGame } from './match.ts';
export { gatherRows } from './rows.ts';
export { lossOf, newNetwork, type TrainingRows, type TrainingSettings, train } from './trainer.ts';

/** Networks learnt last, by the fewest seats that they are for: fetched, since they are large. */
export const fetchLearned = async () => (await import('../learned/index.ts')).LEARNED;
