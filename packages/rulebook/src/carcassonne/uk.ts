import type { RuleText } from '../rule.ts';
import type { RuleId } from './rules.ts';
import { abbot } from './uk/abbot.ts';
import { builder } from './uk/builder.ts';
import { double } from './uk/double.ts';
import { end } from './uk/end.ts';
import { features } from './uk/features.ts';
import { general } from './uk/general.ts';
import { goods } from './uk/goods.ts';
import { inns } from './uk/inns.ts';
import { meeples } from './uk/meeples.ts';
import { pig } from './uk/pig.ts';
import { questions } from './uk/questions.ts';
import { river } from './uk/river.ts';
import { scoring } from './uk/scoring.ts';
import { tiles } from './uk/tiles.ts';

export { names } from './uk/names.ts';

/** The rules in Ukrainian. */
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
