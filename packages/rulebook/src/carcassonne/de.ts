import type { RuleText } from '../rule.ts';
import { abbot } from './de/abbot.ts';
import { builder } from './de/builder.ts';
import { double } from './de/double.ts';
import { end } from './de/end.ts';
import { features } from './de/features.ts';
import { general } from './de/general.ts';
import { goods } from './de/goods.ts';
import { inns } from './de/inns.ts';
import { meeples } from './de/meeples.ts';
import { pig } from './de/pig.ts';
import { questions } from './de/questions.ts';
import { river } from './de/river.ts';
import { scoring } from './de/scoring.ts';
import { tiles } from './de/tiles.ts';
import type { RuleId } from './rules.ts';

export { names } from './de/names.ts';

/** The rules in German. */
export const texts: Readonly<Record<RuleId, RuleText>> = {
  ...general,
  ...meeples,
  ...features,
  ...scoring,
  ...goods,
  ...builder,
  ...double,
  ...pig,
  ...tiles,
  ...end,
  ...abbot,
  ...river,
  ...inns,
  ...questions,
};
