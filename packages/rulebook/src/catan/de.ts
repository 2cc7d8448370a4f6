import type { RuleText } from '../rule.ts';
import { awards } from './de/awards.ts';
import { building } from './de/building.ts';
import { cards } from './de/cards.ts';
import { extension } from './de/extension.ts';
import { island } from './de/island.ts';
import { maps } from './de/maps.ts';
import { questions } from './de/questions.ts';
import { robber } from './de/robber.ts';
import { rulings } from './de/rulings.ts';
import { trade } from './de/trade.ts';
import { turn } from './de/turn.ts';
import { variants } from './de/variants.ts';
import { victory } from './de/victory.ts';
import type { RuleId } from './rules.ts';

export { names } from './de/names.ts';

/** The rules in German. */
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
