import { AWARDS } from './facts/awards.ts';
import { BUILDING } from './facts/building.ts';
import { CARDS } from './facts/cards.ts';
import { EXTENSION } from './facts/extension.ts';
import { ISLAND } from './facts/island.ts';
import { MAPS } from './facts/maps.ts';
import { QUESTIONS } from './facts/questions.ts';
import { ROBBER } from './facts/robber.ts';
import { RULINGS } from './facts/rulings.ts';
import { TRADE } from './facts/trade.ts';
import { TURN } from './facts/turn.ts';
import { VARIANTS } from './facts/variants.ts';
import { VICTORY } from './facts/victory.ts';

import type { Facts } from './rule-facts.ts';

const FACTS = {
  ...ISLAND,
  ...MAPS,
  ...TURN,
  ...TRADE,
  ...BUILDING,
  ...CARDS,
  ...ROBBER,
  ...AWARDS,
  ...VICTORY,
  ...QUESTIONS,
  ...RULINGS,
  ...VARIANTS,
  ...EXTENSION,
};

type Id = keyof typeof FACTS;

/** Every rule in reading order. The type also proves that all related rules exist. */
export const RULES: Readonly<Record<Id, Facts<Id>>> = FACTS;
