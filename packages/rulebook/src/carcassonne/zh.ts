import type { RuleText } from '../rule.ts';
import type { RuleId } from './rules.ts';
import { abbot } from './zh/abbot.ts';
import { builder } from './zh/builder.ts';
import { double } from './zh/double.ts';
import { end } from './zh/end.ts';
import { features } from './zh/features.ts';
import { general } from './zh/general.ts';
import { goods } from './zh/goods.ts';
import { inns } from './zh/inns.ts';
import { meeples } from './zh/meeples.ts';
import { pig } from './zh/pig.ts';
import { questions } from './zh/questions.ts';
import { river } from './zh/river.ts';
import { scoring } from './zh/scoring.ts';
import { tiles } from './zh/tiles.ts';

export { names } from './zh/names.ts';

/** The rules in Chinese. */
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
