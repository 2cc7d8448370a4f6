/** All that an action brings along, each in a file of its own: `settle.ts` shows a seat's, `dice.ts` one of chance. */
import type { Random, Refusal, Seat } from '@bastide/contract';
import type { State } from '../../state.ts';

/** An action from outside: an object of that type, whose members may be anything. */
export type Input = Readonly<Record<string, unknown>>;
export type Words = readonly string[];
/** An action read from the front of some words, and how many it took. */
export type Read<A> = { readonly action: A; readonly used: number } | undefined;

/** Names of the members of an action, besides the type. */
type MemberOf<A> = A extends unknown ? Exclude<keyof A, 'type'> : never;

interface Rules<A extends { readonly type: string }> {
  readonly type: A['type'];
  /** Members besides the type. */
  readonly members: readonly MemberOf<A>[];

  /** Its codes, without what it concerns: see `codes.ts`. */
  readonly code: number;
  /** The code of an allowed action of a seat or chance. Terms too long for that are laid ready in the state. */
  encode(state: State, action: A, seat: Seat): number;
  decode(state: State, code: number): A;
  /** Performs an allowed action. */
  apply(state: State, code: number): void;

  write(action: A): string;
  /** Reads all words, the one for the type included. */
  read(words: Words): Read<A>;
}

/** An action of seats. */
export interface SeatRules<A extends { readonly type: string }> extends Rules<A> {
  readonly by: 'seat';
  /** Writes its codes into `out` from a place on; returns the next. Left out where there are too many to list. */
  list?(state: State, seat: Seat, out: Int32Array, from: number): number;

  /** Returns the reason against members that make sense in no position. */
  malformed?(state: State, action: Input): Refusal | undefined;
  /**
   * Returns the reason against the action now, whatever its members; left out: `turnRefusal`. That tells whose turn it is, or what comes
   * first; it is undefined in the phases of the action.
   */
  timingRefusal?(state: State, seat: Seat, turnRefusal: Refusal | undefined): Refusal | undefined;
  /** Returns the reason against these members now; left out: there is none. */
  refusal?(state: State, seat: Seat, action: Input): Refusal | undefined;

  /** Tells whether its effects depend on something hidden from the acting seat. */
  revealsHidden?(action: A): boolean;
}

/** An action of chance. */
export interface ChanceRules<A extends { readonly type: string }> extends Rules<A> {
  readonly by: 'chance';
  /** Draws one by its weights; returns its code. */
  sample(state: State, random: Random): number;
  /** Writes its codes and the weight of each; returns how many. Left out where there are too many to list. */
  list?(state: State, out: Int32Array, weights: Int32Array): number;
  /** The same, of those that come to the same only one, with the weights of all; left out: no two do. */
  listDistinct?(state: State, out: Int32Array, weights: Int32Array): number;

  /** Reason against it in other phases. */
  readonly timingRefusal: Refusal;
  refusal(state: State, action: Input): Refusal | undefined;

  /** True if it answers an action of a seat: as text it stands on that line, without a word for its type. */
  readonly isAnswer: boolean;
  /** Tells whether its members are a secret from that seat, or from an onlooker. Left out: never. */
  isSecretFrom?(state: State, seat: Seat | undefined): boolean;
}

export type ActionRules<A extends { readonly type: string }> = SeatRules<A> | ChanceRules<A>;
