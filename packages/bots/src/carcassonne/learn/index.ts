import { FEATURES } from '../learned/features.ts';
import { FAMILIES, type Learned } from '../learned/learned.ts';
import { Leaf } from '../search/leaf.ts';
import { fitTo } from './fit.ts';
import { playLesson } from './rows.ts';

/** What `npm run learn -- carcassonne` is made of. */
export const carcassonneLessons = {
  features: FEATURES,
  families: FAMILIES,
  fitTo,
  leaf: (learned?: Learned): Leaf => new Leaf(learned),
  play: playLesson,
};
