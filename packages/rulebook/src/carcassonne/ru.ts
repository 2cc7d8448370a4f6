import type { RuleText } from '../rule.ts';
import { abbot } from './ru/abbot.ts';
import { builder } from './ru/builder.ts';
import { double } from './ru/double.ts';
import { end } from './ru/end.ts';
import { features } from './ru/features.ts';
import { general } from './ru/general.ts';
import { goods } from './ru/goods.ts';
import { inns } from './ru/inns.ts';
import { meeples } from './ru/meeples.ts';
import { pig } from './ru/pig.ts';
import { questions } from './ru/questions.ts';
import { river } from './ru/river.ts';
import { scoring } from './ru/scoring.ts';
import { tiles } from './ru/tiles.ts';
import type { RuleId } from './rules.ts';

export { names } from './ru/names.ts';

/** The rules in Russian. */
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
