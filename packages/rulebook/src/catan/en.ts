import type { RuleText } from '../rule.ts';
import { awards } from './en/awards.ts';
import { building } from './en/building.ts';
import { cards } from './en/cards.ts';
import { extension } from './en/extension.ts';
import { island } from './en/island.ts';
import { maps } from './en/maps.ts';
import { questions } from './en/questions.ts';
import { robber } from './en/robber.ts';
import { rulings } from './en/rulings.ts';
import { trade } from './en/trade.ts';
import { turn } from './en/turn.ts';
import { variants } from './en/variants.ts';
import { victory } from './en/victory.ts';
import type { RuleId } from './rules.ts';

export { names } from './en/names.ts';

/** The rules in English. */
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
