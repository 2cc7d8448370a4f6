import { FEATURES } from '../learned/features.ts';
import { LESSONS, type Learned } from '../learned/learned.ts';
import { LEARNED } from '../learned/worths.ts';
import { Leaf } from '../search/leaf.ts';
import { fitTo } from './fit.ts';
import { playLesson } from './rows.ts';

/** What `npm run learn -- carcassonne` is made of. */
export const carcassonneLessons = {
  features: FEATURES,
  lessons: LESSONS,
  /** What was learnt last. */
  learned: LEARNED,
  fitTo,
  leaf: (learned?: Learned): Leaf => new Leaf(learned),
  play: playLesson,
};
