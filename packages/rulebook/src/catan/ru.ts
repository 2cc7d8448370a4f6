import type { RuleText } from '../rule.ts';
import { awards } from './ru/awards.ts';
import { building } from './ru/building.ts';
import { cards } from './ru/cards.ts';
import { extension } from './ru/extension.ts';
import { island } from './ru/island.ts';
import { maps } from './ru/maps.ts';
import { questions } from './ru/questions.ts';
import { robber } from './ru/robber.ts';
import { rulings } from './ru/rulings.ts';
import { trade } from './ru/trade.ts';
import { turn } from './ru/turn.ts';
import { variants } from './ru/variants.ts';
import { victory } from './ru/victory.ts';
import type { RuleId } from './rules.ts';

export { names } from './ru/names.ts';

/** The rules in Russian. */
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
