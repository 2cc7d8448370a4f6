import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { STOLEN } from '../phases.ts';
import type { State } from '../state.ts';
import { protectedSeats, seatsAt, stealNothing, victims } from '../turn/robber.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { isRobberIdle, noSeat } from './shared/reasons.ts';
import { readSeat } from './shared/words.ts';

/** Robs a seat beside the robber. */
export interface RobAction {
  readonly type: 'rob';
  /** The seat that loses a card. */
  readonly seat: Seat;
}

const ROB_SEAT = codeOf(8);

export const rob: SeatRules<RobAction> = {
  by: 'seat',
  type: 'rob',
  members: ['seat'],
  code: ROB_SEAT,
  encode: (_, { seat }) => ROB_SEAT | seat,
  decode: (_, code) => ({ type: 'rob', seat: argumentOf(code) }),
  list: listVictims,
  malformed: (state, { seat }) => noSeat(state, seat),
  timingRefusal: (state, _, turnRefusal) =>
    turnRefusal && isRobberIdle(state, turnRefusal)
      ? refuse('CAT-ROBBER-07', 'cards are stolen only after a move of the robber')
      : turnRefusal,
  refusal,
  apply: robSeat,
  write: ({ seat }) => `rob ${seat}`,
  read([, word]) {
    const seat = readSeat(word);
    return seat === undefined ? undefined : { action: { type: 'rob', seat }, used: 2 };
  },
};

export function listVictims(state: State, _seat: Seat, out: Int32Array, from: number): number {
  const seats = victims(state);
  let count = from;
  for (let seat = 0; seat < state.seats; seat++)
    if (((seats >> seat) & 1) === 1) out[count++] = ROB_SEAT | seat;
  return count;
}

function refusal(state: State, seat: Seat, { seat: victim }: Input): Refusal | undefined {
  const bit = 1 << (victim as number);
  if ((victims(state) & bit) !== 0) return undefined;
  if (victim === seat) return refuse('CAT-ROBBER-09', 'nobody robs themselves');
  if ((protectedSeats(state) & bit & seatsAt(state, state.robber)) !== 0)
    return refuse('CAT-VAR-03', 'nothing is taken from a player with two points or fewer');
  return refuse('CAT-ROBBER-07', `seat ${victim} has no building beside the robber`);
}

/** CAT-ROBBER-08, CAT-ROBBER-12 */
export function robSeat(state: State, code: number): void {
  const seat = argumentOf(code);
  if (state.cards[seat] === 0) {
    stealNothing(state);
    return;
  }
  state.victim = seat;
  state.phase = STOLEN;
}
