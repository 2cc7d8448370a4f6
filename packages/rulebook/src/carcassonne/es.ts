import type { RuleText } from '../rule.ts';
import { abbot } from './es/abbot.ts';
import { builder } from './es/builder.ts';
import { double } from './es/double.ts';
import { end } from './es/end.ts';
import { features } from './es/features.ts';
import { general } from './es/general.ts';
import { goods } from './es/goods.ts';
import { inns } from './es/inns.ts';
import { meeples } from './es/meeples.ts';
import { pig } from './es/pig.ts';
import { questions } from './es/questions.ts';
import { river } from './es/river.ts';
import { scoring } from './es/scoring.ts';
import { tiles } from './es/tiles.ts';
import type { RuleId } from './rules.ts';

export { names } from './es/names.ts';

/** The rules in Spanish. */
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
