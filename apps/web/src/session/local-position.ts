import {
  type Actor,
  type Game,
  type Outcome,
  play,
  type RecordedAction,
  type Refusal,
} from '@bastide/contract';
import { extendCurve, type GrowingCurve } from './curve.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from './session.ts';

/** The table after some actions. Immutable. */
export interface LocalPosition<T extends TableGameTypes> {
  readonly count: number;
  readonly state: T['State'];
  /** The view of a spectator. */
  readonly view: T['View'];
  readonly actors: readonly Actor[];
  readonly outcome: Outcome | undefined;
  readonly curve: readonly (readonly number[])[];
  readonly curveAt: readonly number[];
}

/** A replayed game, and the events of each action. */
export interface ReplayResult<T extends TableGameTypes> {
  readonly position: LocalPosition<T>;
  readonly events: readonly (readonly T['Event'][])[];
}

export type StepResult<T extends TableGameTypes> =
  | { readonly ok: true; readonly position: LocalPosition<T>; readonly events: readonly T['Event'][] }
  | ({ readonly ok: false } & Refusal);

/**
 * Replays actions that are known to be valid in one go. Nobody looks at the positions between, so they share one
 * state.
 */
export function replayActs<T extends TableGameTypes, Line, Setup extends GameSetup>(
  { game, pointsOf, isStep }: GameAdapter<T, Line, Setup>,
  options: T['Options'],
  acts: readonly RecordedAction<T['Action']>[],
): ReplayResult<T> {
  const state = game.setup(options);
  const course: GrowingCurve = { curve: [pointsOf(state)], curveAt: [0] };
  const events = acts.map(({ by, ...action }, i) => {
    const told = game.apply(state, by, action as T['Action']);
    extendCurve(course, isStep(told), game.outcome(state)?.points ?? pointsOf(state), i + 1);
    return told;
  });
  const outcome = game.outcome(state);
  const actors = game.actors(state);
  return { position: withLazyView(game, { count: acts.length, state, actors, outcome, ...course }), events };
}

/** Returns the position after one more action, with its events; or the reason why it is refused. */
export function applyAct<T extends TableGameTypes, Line, Setup extends GameSetup>(
  { game, pointsOf, isStep }: GameAdapter<T, Line, Setup>,
  before: LocalPosition<T>,
  by: Actor,
  action: T['Action'],
): StepResult<T> {
  const played = play(game, before.state, by, action);
  if (!played.ok) return played;
  const { state, events } = played;
  const outcome = game.outcome(state);
  const count = before.count + 1;
  const course: GrowingCurve = { curve: [...before.curve], curveAt: [...before.curveAt] };
  extendCurve(course, isStep(events), outcome?.points ?? pointsOf(state), count);
  const position = withLazyView(game, { count, state, actors: game.actors(state), outcome, ...course });
  return { ok: true, position, events };
}

/** Adds the view when it is first read: most positions of a replayed record never need one. */
function withLazyView<T extends TableGameTypes>(
  game: Game<T>,
  position: Omit<LocalPosition<T>, 'view'>,
): LocalPosition<T> {
  const { state } = position;
  let view: T['View'] | undefined;
  return {
    ...position,
    get view() {
      view ??= game.view(state);
      return view;
    },
  };
}
