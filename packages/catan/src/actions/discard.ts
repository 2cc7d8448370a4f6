import { malformed, quote, type Refusal, refuse, type Seat } from '@bastide/contract';
import { isResource, RESOURCES, type Resource } from '../cards/names.ts';
import { countOf, KINDS, one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { ROBBER } from '../phases.ts';
import type { State } from '../state.ts';
import { pay } from '../turn/move-cards.ts';
import { isAnyDue } from '../turn/seven.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, bySeat, codeOf, seatIn } from './shared/codes.ts';

/** One card of those that are due on a 7. */
export interface DiscardAction {
  readonly type: 'discard';
  /** Its kind. */
  readonly card: Resource;
}

const DISCARD_CARD = codeOf(6);

export const discard: SeatRules<DiscardAction> = {
  by: 'seat',
  type: 'discard',
  members: ['card'],
  code: DISCARD_CARD,
  encode: (_, { card }, seat) => DISCARD_CARD | bySeat(seat) | RESOURCES.indexOf(card),
  decode: (_, code) => ({ type: 'discard', card: RESOURCES[argumentOf(code)]! }),
  list: listDiscards,
  malformed: (_, { card }) =>
    isResource(card) ? undefined : malformed(`${quote(card)} is no resource card`),
  // Whoever owes cards discards, in any order and in another's turn. CAT-SEVEN-03
  timingRefusal: ({ due }, seat) =>
    due[seat] === 0 ? refuse('CAT-SEVEN-02', `seat ${seat} has nothing to discard`) : undefined,
  refusal,
  apply: discardCard,
  write: ({ card }) => `discard ${card}`,
  read: ([, card]) => (isResource(card) ? { action: { type: 'discard', card }, used: 2 } : undefined),
};

export function listDiscards(state: State, seat: Seat, out: Int32Array, from: number): number {
  const hand = state.hand[seat]!;
  let count = from;
  for (let kind = 0; kind < KINDS; kind++)
    if (countOf(hand, kind) > 0) out[count++] = DISCARD_CARD | bySeat(seat) | kind;
  return count;
}

function refusal({ hand }: State, seat: Seat, { card }: Input): Refusal | undefined {
  return countOf(hand[seat]!, RESOURCES.indexOf(card as Resource)) > 0
    ? undefined
    : refuse('CAT-SEVEN-04', `seat ${seat} holds no ${card}`);
}

/** One card of a seat that owes some. CAT-SEVEN-03, CAT-SEVEN-04 */
export function discardCard(state: State, code: number): void {
  const { due } = state;
  const seat = seatIn(code);
  const kind = argumentOf(code);
  pay(state, seat, one(kind));
  due[seat]!--;
  if (state.events) emit(state, { type: 'discarded', seat, card: RESOURCES[kind]!, left: due[seat]! });
  if (!isAnyDue(state)) state.phase = ROBBER;
}
