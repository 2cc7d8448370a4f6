import type { RuleText } from '../rule.ts';
import { awards } from './es/awards.ts';
import { building } from './es/building.ts';
import { cards } from './es/cards.ts';
import { extension } from './es/extension.ts';
import { island } from './es/island.ts';
import { maps } from './es/maps.ts';
import { questions } from './es/questions.ts';
import { robber } from './es/robber.ts';
import { rulings } from './es/rulings.ts';
import { trade } from './es/trade.ts';
import { turn } from './es/turn.ts';
import { variants } from './es/variants.ts';
import { victory } from './es/victory.ts';
import type { RuleId } from './rules.ts';

export { names } from './es/names.ts';

/** The rules in Spanish. */
export const texts: Readonly<Record<RuleId, RuleText>> = {
  ...island,
  ...maps,
  ...turn,
  ...trade,
  ...building,
  ...cards,
  ...robber,
  ...awards,
  ...victory,
  ...questions,
  ...rulings,
  ...variants,
  ...extension,
};
