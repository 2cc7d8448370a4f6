import type { RuleText } from '../rule.ts';
import type { RuleId } from './rules.ts';
import { awards } from './zh/awards.ts';
import { building } from './zh/building.ts';
import { cards } from './zh/cards.ts';
import { extension } from './zh/extension.ts';
import { island } from './zh/island.ts';
import { maps } from './zh/maps.ts';
import { questions } from './zh/questions.ts';
import { robber } from './zh/robber.ts';
import { rulings } from './zh/rulings.ts';
import { trade } from './zh/trade.ts';
import { turn } from './zh/turn.ts';
import { variants } from './zh/variants.ts';
import { victory } from './zh/victory.ts';

export { names } from './zh/names.ts';

/** The rules in Chinese. */
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
