import { malformed, quote, type Random, type Refusal, refuse, type Seat } from '@bastide/contract';
import { emit } from '../emit.ts';
import { hexName, isPlace } from '../hexes/names.ts';
import { DESERT } from '../hexes/terrain.ts';
import { moveRobber } from '../island/pieces.ts';
import { ROB } from '../phases.ts';
import type { State } from '../state.ts';
import { isForbiddenDesert, protectedSeats, seatsAt, stealNothing, victims } from '../turn/robber.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { isRobberIdle } from './shared/reasons.ts';

/** Moves the robber. */
export interface MoveRobberAction {
  readonly type: 'robber';
  /** A hex: `H00` to `H18`. */
  readonly to: string;
}

const ROBBER_TO = codeOf(7);

export const robber: SeatRules<MoveRobberAction> = {
  by: 'seat',
  type: 'robber',
  members: ['to'],
  code: ROBBER_TO,
  encode: (state, { to }) => ROBBER_TO | state.island.hexNumber(to),
  decode: (_, code) => ({ type: 'robber', to: hexName(argumentOf(code)) }),
  list: listHexes,
  malformed: ({ island }, { to }) =>
    island.hexNumber(to) >= 0
      ? undefined
      : malformed(`there is no hex ${quote(to)}: they are "H00" to "${hexName(island.hexes - 1)}"`),
  timingRefusal: (state, _, turnRefusal) =>
    turnRefusal && isRobberIdle(state, turnRefusal)
      ? refuse('CAT-ROBBER-02', 'the robber moves only after a 7 or by a knight card')
      : turnRefusal,
  refusal,
  apply: placeRobber,
  write: ({ to }) => `robber ${to}`,
  read: ([, to = '']) => (isPlace(to, 'H') ? { action: { type: 'robber', to }, used: 2 } : undefined),
};

/** Tells whether the robber may come to a hex; `safeSeats`: those that it protects, as bits. CAT-ROBBER-03, CAT-VAR-03, CAT-VAR-07 */
const mayCome = (state: State, hex: number, safeSeats: number): boolean =>
  hex !== state.robber &&
  !isForbiddenDesert(state, hex) &&
  (safeSeats === 0 || (seatsAt(state, hex) & safeSeats) === 0);

/** Tells whether a friendly robber may come, or stay, where it has nowhere else to go. CAT-ROBBER-04, CAT-VAR-03 */
const isRefuge = (state: State, hex: number): boolean => state.terrain[hex] === DESERT;

/** Any other hex; a friendly robber that has nowhere to go goes to the desert, or stays there. CAT-ROBBER-03, CAT-ROBBER-04 */
function listHexes(state: State, _seat: Seat, out: Int32Array, from: number): number {
  const safeSeats = protectedSeats(state);
  let count = from;
  for (let hex = 0; hex < state.island.hexes; hex++)
    if (mayCome(state, hex, safeSeats)) out[count++] = ROBBER_TO | hex;
  if (count > from) return count;
  for (let hex = 0; hex < state.island.hexes; hex++) if (isRefuge(state, hex)) out[count++] = ROBBER_TO | hex;
  return count;
}

/**
 * One of those listed, each as likely as the others: hexes are drawn until one may be gone to. None is drawn where a friendly
 * robber protects seats, for it may have nowhere to go.
 */
export function drawHex(state: State, random: Random, out: Int32Array): number {
  if (protectedSeats(state) !== 0) return out[random.below(listHexes(state, state.seat, out, 0))]!;
  for (;;) {
    const hex = random.below(state.island.hexes);
    if (mayCome(state, hex, 0)) return ROBBER_TO | hex;
  }
}

function refusal(state: State, _seat: Seat, { to }: Input): Refusal | undefined {
  const hex = state.island.hexNumber(to);
  const safeSeats = protectedSeats(state);
  if (mayCome(state, hex, safeSeats)) return undefined;
  const hasElsewhere = state.island.axial.some((_, other) => mayCome(state, other, safeSeats));
  if (!hasElsewhere && isRefuge(state, hex)) return undefined;
  if (hex === state.robber) return refuse('CAT-ROBBER-03', 'the robber stands there: it must move');
  if (isForbiddenDesert(state, hex))
    return refuse('CAT-VAR-07', 'at this table the robber does not go back to the desert');
  return refuse('CAT-VAR-03', 'a player with two points or fewer has a building there');
}

/** Moves, then robs whoever has a building there, if anybody there has cards. CAT-ROBBER-07…10 */
export function placeRobber(state: State, code: number): void {
  const to = argumentOf(code);
  const from = state.robber;
  moveRobber(state, to);
  if (state.events) emit(state, { type: 'robber', seat: state.seat, from: hexName(from), to: hexName(to) });
  if (victims(state) === 0) stealNothing(state);
  else state.phase = ROB;
}
