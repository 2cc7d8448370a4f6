import type { RuleText } from '../rule.ts';
import type { RuleId } from './rules.ts';
import { awards } from './uk/awards.ts';
import { building } from './uk/building.ts';
import { cards } from './uk/cards.ts';
import { extension } from './uk/extension.ts';
import { island } from './uk/island.ts';
import { maps } from './uk/maps.ts';
import { questions } from './uk/questions.ts';
import { robber } from './uk/robber.ts';
import { rulings } from './uk/rulings.ts';
import { trade } from './uk/trade.ts';
import { turn } from './uk/turn.ts';
import { variants } from './uk/variants.ts';
import { victory } from './uk/victory.ts';

export { names } from './uk/names.ts';

/** The rules in Ukrainian. */
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
