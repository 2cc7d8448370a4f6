/** Hexes and seats that the robber may come to. */
import { emit } from '../emit.ts';
import { DESERT } from '../hexes/terrain.ts';
import { broughtTo } from '../island/pieces.ts';
import type { State } from '../state.ts';
import { resume } from './resume.ts';

/** Most points with which a friendly robber protects a seat. CAT-VAR-03 */
const PROTECTED_POINTS = 2;

/** Bits of the seats with a building beside a hex. */
export function seatsAt(state: State, hex: number): number {
  const brings = state.brings[hex]!;
  let seats = 0;
  for (let seat = state.seats - 1; seat >= 0; seat--) if (broughtTo(brings, seat) !== 0) seats |= 1 << seat;
  return seats;
}

/** Bits of the seats that a friendly robber protects: by the points that all can see. CAT-VAR-03 */
export function protectedSeats(state: State): number {
  if (!state.options.friendlyRobber) return 0;
  let seats = 0;
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (state.points[seat]! <= PROTECTED_POINTS) seats |= 1 << seat;
  return seats;
}

/** Tells whether this is a desert that the robber must not come back to. CAT-VAR-07 */
export const isForbiddenDesert = (state: State, hex: number): boolean =>
  state.terrain[hex] === DESERT && state.options.robberDesert === 'forbidden';

/** Bits of the seats that may be robbed; none if not one of them has a card. CAT-ROBBER-10, CAT-DEC-04 */
export function victims(state: State): number {
  const { cards } = state;
  const seats = seatsAt(state, state.robber) & ~(1 << state.seat) & ~protectedSeats(state);
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (((seats >> seat) & 1) === 1 && cards[seat]! > 0) return seats;
  return 0;
}

/** The turn goes on without a theft. CAT-ROBBER-09, CAT-ROBBER-10, CAT-ROBBER-12 */
export function stealNothing(state: State): void {
  if (state.events) emit(state, { type: 'nothing-stolen', seat: state.seat, rule: noTheftRule(state) });
  resume(state);
}

/** Returns the rule: nobody else is there, or nobody whom the robber does not spare, or they, or the seat chosen, have no card. */
function noTheftRule(state: State): 'CAT-ROBBER-09' | 'CAT-VAR-03' | 'CAT-ROBBER-10' {
  const others = seatsAt(state, state.robber) & ~(1 << state.seat);
  if (others === 0) return 'CAT-ROBBER-09';
  return (others & ~protectedSeats(state)) === 0 ? 'CAT-VAR-03' : 'CAT-ROBBER-10';
}
