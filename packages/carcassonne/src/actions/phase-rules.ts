import type { Refusal } from '@bastide/contract';
import type { State } from '../state.ts';
import type { ActionRules } from './action.ts';

/** One phase of a turn. */
export interface PhaseRules {
  /** The seat that acts, CHANCE or OVER. */
  readonly actor: (state: State) => number;
  /** Actions that it waits for, in the order of their list. */
  // biome-ignore lint/suspicious/noExplicitAny: of any form
  readonly actions: readonly ActionRules<any>[];
  /** Performs one of them; left out where there is only one. */
  readonly apply?: (state: State, code: number) => void;
  /** Writes the codes of those open to a seat; left out where the one action lists them. */
  readonly list?: (state: State, out: Int32Array) => number;
  /** Duty of the seat that acts, in words. */
  readonly duty: string;
  /** Reason against all other actions, and whether it comes before the reasons of those actions. */
  readonly refusal?: Refusal;
  readonly isUrgent?: boolean;
}

/** The seat that a set asks, or CHANCE where it leaves something to chance. */
export const askedOf = (state: State): number => state.asked;
