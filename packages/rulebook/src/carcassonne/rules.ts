import { ABBOT } from './facts/abbot.ts';
import { BUILDER } from './facts/builder.ts';
import { DOUBLE } from './facts/double.ts';
import { END } from './facts/end.ts';
import { FEATURES } from './facts/features.ts';
import { GENERAL } from './facts/general.ts';
import { GOODS } from './facts/goods.ts';
import { INNS } from './facts/inns.ts';
import { MEEPLES } from './facts/meeples.ts';
import { PIG } from './facts/pig.ts';
import { QUESTIONS } from './facts/questions.ts';
import { RIVER } from './facts/river.ts';
import { SCORING } from './facts/scoring.ts';
import { TILES } from './facts/tiles.ts';

import type { Facts } from './rule-facts.ts';

const FACTS = {
  ...GENERAL,
  ...MEEPLES,
  ...FEATURES,
  ...SCORING,
  ...GOODS,
  ...BUILDER,
  ...DOUBLE,
  ...PIG,
  ...TILES,
  ...END,
  ...ABBOT,
  ...RIVER,
  ...INNS,
  ...QUESTIONS,
};

type Id = keyof typeof FACTS;

/** Every rule in reading order. The type also proves that all related rules exist. */
export const RULES: Readonly<Record<Id, Facts<Id>>> = FACTS;
