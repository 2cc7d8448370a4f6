import type { Random, Refusal, Seat } from '@bastide/contract';
import type { State } from '../state.ts';

/** One type of action: all that the game knows of it. */
export interface ActionRules<A extends { readonly type: string }> {
  readonly type: A['type'];
  /** Members of its JSON form beside the type. */
  readonly members: readonly string[];
  /** Its only code, where it has no members and shares its phase with others; below `OWN_CODES`. */
  readonly code?: number;
  /** A small integer that means something only in the phase that waits for the action. */
  encode(state: State, action: A): number;
  decode(state: State, code: number): A;

  /** Writes the codes of those open now into `out`, from a place on; returns the place after them. */
  list(state: State, out: Int32Array, from: number): number;
  /** The same, of those that come to the same only the first. */
  listDistinct?(state: State, out: Int32Array, from: number): number;

  /** Returns the reason against it in the phase that waits for it; undefined if it is allowed. Accepts any values as members. */
  refusal(state: State, action: Readonly<Record<string, unknown>>, seat: Seat): Refusal | undefined;
  /** Returns the reason against it in other phases, unless their own is more urgent; left out: that of the phase. */
  timingRefusal?(state: State): Refusal;
  /** True if that reason comes before all others, whoever acts. */
  readonly isTimingFirst?: boolean;
  /** Performs a listed one. */
  apply(state: State, code: number): void;

  /** Chance takes it: with what weight, and one drawn by the weights. */
  readonly chance?: {
    weight(state: State, code: number): number;
    sample(state: State, random: Random): number;
    /** Reason against a seat that takes it. */
    readonly refusal: Refusal;
  };

  /** Words, parted by single spaces, and back: with the number of words that were read. */
  write(action: A): string;
  read(words: readonly string[]): { readonly action: A; readonly used: number } | undefined;
}

/** Codes below are those of actions with a `code` of their own. */
export const OWN_CODES = 16;
