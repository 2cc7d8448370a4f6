import type { Actor } from '@bastide/contract';
import { DISCARD, FINISHED, MAIN } from './phases.ts';
import { PHASE_RULES } from './sequence.ts';
import type { State } from './state.ts';
import { askedSeat, isAsked } from './turn/offers.ts';
import { discarder } from './turn/seven.ts';

/** Tells whether chance is to act in a phase. */
export const isChance = (phase: number): boolean => ((CHANCE_PHASES >> phase) & 1) !== 0;

/** As bits by phase. */
const CHANCE_PHASES = PHASE_RULES.reduce((bits, { chance }, phase) => bits | (chance ? 1 << phase : 0), 0);

/** The seat that acts, or is asked first; only where chance does not act and the game is not over. */
export function seatToAct(state: State): number {
  const phase = state.phase;
  if (phase === DISCARD) return discarder(state);
  if (phase === MAIN) {
    const asked = askedSeat(state);
    if (asked >= 0) return asked;
  }
  return state.seat;
}

export function actorsOf(state: State): readonly Actor[] {
  const phase = state.phase;
  if (phase === FINISHED) return [];
  if (isChance(phase)) return ['chance'];
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (phase === DISCARD) return seats.filter((seat) => state.due[seat]! > 0);
  const asked = phase === MAIN ? seats.filter((seat) => isAsked(state, seat)) : [];
  return asked.length > 0 ? asked : [state.seat];
}
