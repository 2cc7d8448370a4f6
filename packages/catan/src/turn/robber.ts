import type { Random } from '@bastide/contract';
import { RESOURCES } from '../cards/names.ts';
import { countOf } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { hexName } from '../hexes/names.ts';
import { DESERT } from '../hexes/terrain.ts';
import { broughtTo, moveRobber } from '../island/pieces.ts';
import { ROB, STOLEN } from '../phases.ts';
import type { State } from '../state.ts';
import { argumentOf, ROB_SEAT, ROBBER_TO } from './codes.ts';
import { steal } from './move-cards.ts';
import { resume } from './resume.ts';

/** Seats with no more points than this are left alone by a friendly robber. CAT-VAR-03 */
const PROTECTED = 2;

/** Bits of the seats with a building beside a hex. */
export function seatsAt(state: State, hex: number): number {
  const brings = state.brings[hex]!;
  let seats = 0;
  for (let seat = state.seats - 1; seat >= 0; seat--) if (broughtTo(brings, seat) !== 0) seats |= 1 << seat;
  return seats;
}

/** Bits of the seats that a friendly robber spares: by the points that all can see. CAT-VAR-03 */
export function spared(state: State): number {
  if (!state.options.friendlyRobber) return 0;
  let seats = 0;
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (state.points[seat]! <= PROTECTED) seats |= 1 << seat;
  return seats;
}

/** Any other hex; a friendly robber that has nowhere to go goes to the desert, or stays there. CAT-ROBBER-03, CAT-ROBBER-04 */
export function listRobber(state: State, out: Int32Array): number {
  const here = state.robber;
  const noDesert = state.options.robberDesert === 'forbidden';
  const kept = spared(state);
  let count = 0;
  for (let hex = 0; hex < state.island.hexes; hex++) {
    if (hex === here || (noDesert && state.terrain[hex] === DESERT)) continue;
    if (kept !== 0 && (seatsAt(state, hex) & kept) !== 0) continue;
    out[count++] = ROBBER_TO | hex;
  }
  if (count === 0) out[count++] = ROBBER_TO | state.terrain.indexOf(DESERT);
  return count;
}

/**
 * One of `listRobber`, each as likely as the others: hexes are drawn until one may be gone to. None is drawn where a friendly
 * robber spares seats, for it may have nowhere to go.
 */
export function drawRobber(state: State, random: Random, out: Int32Array): number {
  if (spared(state) !== 0) return out[random.below(listRobber(state, out))]!;
  const { terrain, island, options } = state;
  const noDesert = options.robberDesert === 'forbidden';
  for (;;) {
    const hex = random.below(island.hexes);
    if (hex !== state.robber && !(noDesert && terrain[hex] === DESERT)) return ROBBER_TO | hex;
  }
}

/** Moves, then robs whoever has a building there, if anybody there has cards. CAT-ROBBER-07…10 */
export function robber(state: State, code: number): void {
  const to = argumentOf(code);
  const from = state.robber;
  moveRobber(state, to);
  if (state.events) emit(state, { type: 'robber', seat: state.seat, from: hexName(from), to: hexName(to) });
  if (victims(state) !== 0) {
    state.phase = ROB;
    return;
  }
  if (state.events) emit(state, { type: 'nothing-stolen', seat: state.seat, rule: whyNobody(state) });
  resume(state);
}

/** Bits of the seats that may be robbed; none if not one of them has a card. CAT-ROBBER-10, CAT-DEC-04 */
export function victims(state: State): number {
  const { cards } = state;
  const seats = seatsAt(state, state.robber) & ~(1 << state.seat) & ~spared(state);
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (((seats >> seat) & 1) === 1 && cards[seat]! > 0) return seats;
  return 0;
}

/** Returns the rule by which nobody can be robbed: nobody else is there, or nobody whom the robber does not spare, or nobody has a card. */
function whyNobody(state: State): 'CAT-ROBBER-09' | 'CAT-VAR-03' | 'CAT-ROBBER-10' {
  const others = seatsAt(state, state.robber) & ~(1 << state.seat);
  if (others === 0) return 'CAT-ROBBER-09';
  return (others & ~spared(state)) === 0 ? 'CAT-VAR-03' : 'CAT-ROBBER-10';
}

export function listVictims(state: State, out: Int32Array): number {
  const seats = victims(state);
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++)
    if (((seats >> seat) & 1) === 1) out[count++] = ROB_SEAT | seat;
  return count;
}

/** CAT-ROBBER-08, CAT-ROBBER-12 */
export function rob(state: State, code: number): void {
  const seat = argumentOf(code);
  if (state.cards[seat]! > 0) {
    state.victim = seat;
    state.phase = STOLEN;
    return;
  }
  if (state.events) emit(state, { type: 'nothing-stolen', seat: state.seat, rule: 'CAT-ROBBER-10' });
  resume(state);
}

/** Each card in the hand is as likely as any other. CAT-ROBBER-11 */
export function dealStolen(state: State, random: Random): number {
  const victim = state.victim;
  const hand = state.hand[victim]!;
  let rest = random.below(state.cards[victim]!) - countOf(hand, 0);
  let kind = 0;
  while (rest >= 0) rest -= countOf(hand, ++kind);
  return kind;
}

export function stolen(state: State, code: number): void {
  const thief = state.seat;
  const victim = state.victim;
  const kind = argumentOf(code);
  steal(state, thief, victim, kind);
  state.victim = -1;
  if (state.events) emit(state, { type: 'robbed', seat: thief, from: victim, card: RESOURCES[kind]! });
  resume(state);
}
