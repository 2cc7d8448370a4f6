import { carcassonne } from '@bastide/carcassonne';
import { DEPLOY, PLACE, type State } from '../packed.ts';
import type { LeafEval } from './leaf-eval.ts';

const { fast } = carcassonne;

/** Actions of the seat to act until another is to act: a placement and its deployment, or one code. */
export interface Candidate {
  readonly codes: readonly number[];
  /** State after them, before chance acts. */
  readonly state: State;
  /** Its worth and the lead in it, by the leaf alone. */
  readonly worth: number;
  readonly lead: number;
}

/** Limits on the candidates looked at further: so many of the best, none that is so many points worse than the best of them. */
export interface SearchWidth {
  readonly atMost: number;
  readonly margin: number;
}
export const NARROW: SearchWidth = { atMost: 12, margin: 10 };
/** Once in ten turns the best way is none of the narrow ones: more are tried where there is time. */
export const WIDE: SearchWidth = { atMost: 36, margin: 20 };

/**
 * Returns the candidates that are worth a closer look, the best first by the leaf. Lists that look alike are one. Once `isLate`
 * says so, the rest is left out; at least one is looked at.
 */
export function candidatesOf(
  state: State,
  leaf: LeafEval,
  { atMost, margin }: SearchWidth = NARROW,
  isLate = () => false,
): Candidate[] {
  const seat = fast.actor(state);
  const found: Omit<Candidate, 'state'>[] = [];
  const attempt = state.copy();
  const inner = state.copy();
  const note = (codes: number[], reached: State) => found.push({ codes, ...leaf.weigh(reached, seat) });
  for (const code of listed(state)) {
    if (found.length > 0 && isLate()) break;
    fast.copy(state, attempt);
    fast.play(attempt, code);
    if (state.phase !== PLACE || attempt.phase !== DEPLOY) note([code], attempt);
    else
      for (const choice of listed(attempt)) {
        fast.copy(attempt, inner);
        fast.play(inner, choice);
        note([code, choice], inner);
      }
  }
  found.sort((one, other) => other.worth - one.worth);
  const least = found[0]!.worth - margin;
  return found
    .filter(({ worth }, i) => i < atMost && worth >= least)
    .map((way) => ({ ...way, state: after(state, way.codes) }));
}

function listed(state: State): Int32Array {
  const codes = new Int32Array(fast.actionsAtMost);
  return codes.slice(0, fast.distinctActions(state, codes));
}

function after(state: State, codes: readonly number[]): State {
  const copy = state.copy();
  for (const code of codes) fast.play(copy, code);
  return copy;
}
