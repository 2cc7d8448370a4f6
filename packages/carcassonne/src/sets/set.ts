import type { Refusal } from '@bastide/contract';
import type { ActionRules } from '../actions/action.ts';
import type { PhaseRules } from '../actions/phase-rules.ts';
import type { Options } from '../editions.ts';
import type { FigureReasons, Hooks, RichWorth } from '../hooks.ts';
import type { State } from '../state.ts';
import type { SegmentKind } from '../tiles/notation.ts';
import type { SetFacts } from './set-facts.ts';

/** A set's share of the hooks: of each list its own function. */
export type SetHooks = {
  readonly [key in keyof Hooks<State>]?: Hooks<State>[key] extends readonly (infer One)[]
    ? One
    : NonNullable<Hooks<State>[key]>;
};

/** An expansion: its data, and all that it adds to the rules. */
export interface ExpansionSet {
  readonly facts: SetFacts;
  /** Its types of actions; `deployActions` are taken instead of a deployment. */
  // biome-ignore lint/suspicious/noExplicitAny: of any form
  readonly actions?: readonly ActionRules<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: of any form
  readonly deployActions?: readonly ActionRules<any>[];
  /**
   * Its phases by name. Whatever enters one sets `state.asked`: to a seat, or to CHANCE if the phase waits for an action that has
   * `chance`.
   */
  readonly phases?: Readonly<Record<string, PhaseRules>>;
  /** Its share of the hooks in a game with these options, if it is in play. */
  hooks?(options: Options): SetHooks;
  /** Reasons against its figures, by number, and on kinds of segments that are for them. */
  readonly reasons?: Readonly<Record<number, FigureReasons<State>>>;
  readonly reserved?: Readonly<Record<number, Refusal>>;
  /** The rule that a complete feature of one of its kinds cites. */
  readonly worthRules?: Readonly<Record<number, string>>;
  readonly rich?: RichWorth<State>;
  /** Its parts of views: of the whole, of a feature, of a seat. It sees to it that `restore` makes the same state of them. */
  view?(state: State): object;
  viewOfFeature?(kind: SegmentKind, tally: number): object;
  viewOfSeat?(state: State, seat: number): object;
  /** Fills a state from a view, after tiles, figures and supplies. */
  restore?(state: State, view: never): void;
}
