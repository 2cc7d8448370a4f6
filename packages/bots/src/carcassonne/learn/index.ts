import { FEATURES } from '../learned/features.ts';
import { type LearnedModels, MODELS } from '../learned/learned.ts';
import { LEARNED } from '../learned/worths.ts';
import { LeafEval } from '../search/leaf-eval.ts';
import { fitTo } from './fit.ts';
import { playTrainingGame } from './rows.ts';

/** Parts of `npm run learn -- carcassonne`. */
export const carcassonneLearning = {
  features: FEATURES,
  lessons: MODELS,
  /** Models learnt last. */
  learned: LEARNED,
  fitTo,
  leaf: (learned?: LearnedModels): LeafEval => new LeafEval(learned),
  play: playTrainingGame,
};
