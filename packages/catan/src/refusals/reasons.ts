import { isObject, type Refusal, type Seat } from '@bastide/contract';
import { type CardCounts, isResource } from '../cards/names.ts';
import { cardsIn, holds, lacking, packCards } from '../cards/packed.ts';
import {
  CONNECT,
  DEALT,
  DICE,
  DISCARD,
  FREE_ROADS,
  MAIN,
  MAP,
  PHASES,
  ROB,
  ROBBER,
  SETTLE,
  START,
  STOLEN,
} from '../phases.ts';
import type { State } from '../state.ts';

export const no = (rule: string, because: string, facts?: Refusal['facts']): Refusal =>
  facts ? { rule, because, facts } : { rule, because };
export const malformed = (because: string): Refusal => no('RECORD', because);

/** The rule of each round of the set-up phase: forth, back, and forth again. */
const SET_UP_RULES = ['CAT-SETUP-03', 'CAT-SETUP-04', 'CAT-VAR-15'] as const;
export const setUpRule = ({ placed, seats }: State): string => SET_UP_RULES[Math.floor(placed / seats)]!;

/** Steps that the game waits for, and the rule of each. */
const STEPS: Readonly<Record<number, readonly [rule: string | typeof setUpRule, step: string]>> = {
  [MAP]: ['CAT-MAP-10', 'the island is to be laid'],
  [SETTLE]: [setUpRule, 'a settlement is to be placed'],
  [CONNECT]: [setUpRule, 'the road beside the new settlement is to be placed'],
  [START]: ['CAT-TURN-02', 'the dice are to be rolled'],
  [DICE]: ['CAT-TURN-02', 'the dice are still rolling'],
  [DISCARD]: ['CAT-SEVEN-03', 'cards are still to be discarded'],
  [ROBBER]: ['CAT-TURN-03', 'the robber is to be moved'],
  [ROB]: ['CAT-TURN-03', 'somebody is to be robbed'],
  [STOLEN]: ['CAT-TURN-07', 'a card is being stolen'],
  [MAIN]: ['CAT-TURN-02', 'the dice were rolled already'],
  [DEALT]: ['CAT-TURN-07', 'a development card is being dealt'],
  [FREE_ROADS]: ['CAT-TURN-07', 'the free roads are to be placed'],
};

/** Returns the reason against an action of the seat in one of these phases: it is not its turn, or something else comes first. */
export function outOfTurn(state: State, seat: Seat, ...phases: readonly number[]): Refusal | undefined {
  const phase = state.phase;
  if (phase !== MAP && seat !== state.seat)
    return no('CAT-TURN-01', `it is the turn of seat ${state.seat}`, { seat: state.seat });
  if (phases.includes(phase)) return undefined;
  const [rule, step] = STEPS[phase]!;
  return no(typeof rule === 'string' ? rule : rule(state), step, { step: PHASES[phase]! });
}

/** Names the cards missing in the hand. */
export function unpaid(state: State, seat: Seat, cost: number): Refusal | undefined {
  const hand = state.hand[seat]!;
  if (holds(hand, cost)) return undefined;
  const missing = cardsIn(lacking(hand, cost));
  return no('CAT-BUILD-01', `${inWords(missing)} missing`, { ...missing });
}

/** "2 ore and 1 grain" */
const inWords = (cards: CardCounts): string =>
  Object.entries(cards)
    .map(([card, count]) => `${count} ${card}`)
    .join(' and ');

/** Cards from outside, packed; undefined if it is anything else. At least one, and no more of a kind than there are. */
export function readCards({ island }: State, input: unknown): number | undefined {
  if (!isObject(input)) return undefined;
  const entries = Object.entries(input);
  const isGood = entries.every(
    ([card, count]) =>
      isResource(card) &&
      Number.isInteger(count) &&
      (count as number) >= 1 &&
      (count as number) <= island.box.cards,
  );
  return isGood ? packCards(input as CardCounts) : undefined;
}
