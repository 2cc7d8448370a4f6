import type { RuleText } from '../rule.ts';
import { abbot } from './en/abbot.ts';
import { builder } from './en/builder.ts';
import { double } from './en/double.ts';
import { end } from './en/end.ts';
import { features } from './en/features.ts';
import { general } from './en/general.ts';
import { goods } from './en/goods.ts';
import { inns } from './en/inns.ts';
import { meeples } from './en/meeples.ts';
import { pig } from './en/pig.ts';
import { questions } from './en/questions.ts';
import { river } from './en/river.ts';
import { scoring } from './en/scoring.ts';
import { tiles } from './en/tiles.ts';
import type { RuleId } from './rules.ts';

export { names } from './en/names.ts';

/** The rules in English. */
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
