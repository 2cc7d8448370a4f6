import { type Act, type Actor, type Game, type Outcome, play, type Refusal } from '@bastide/contract';
import { type Course, lead } from './curve.ts';
import type { Kit, Turns } from './session.ts';
import type { Agreement } from './setup.ts';

/** What the table holds after some actions; never changed, only replaced. */
export interface Position<T extends Turns> {
  readonly count: number;
  readonly state: T['State'];
  /** As an onlooker sees it. */
  readonly view: T['View'];
  readonly actors: readonly Actor[];
  readonly outcome: Outcome | undefined;
  readonly curve: readonly (readonly number[])[];
  readonly curveAt: readonly number[];
}

/** A game as far as it was played, and what happened with each action. */
export interface Played<T extends Turns> {
  readonly position: Position<T>;
  readonly events: readonly (readonly T['Event'][])[];
}

export type Step<T extends Turns> =
  | { readonly ok: true; readonly position: Position<T>; readonly events: readonly T['Event'][] }
  | ({ readonly ok: false } & Refusal);

/** Actions that are known to be right, played in one go: nobody looks at what lies between, so one state serves for all. */
export function played<T extends Turns, Line, Setup extends Agreement>(
  { game, pointsOf, isStep }: Kit<T, Line, Setup>,
  options: T['Options'],
  acts: readonly Act<T['Action']>[],
): Played<T> {
  const state = game.setup(options);
  const course: Course = { curve: [pointsOf(state)], curveAt: [0] };
  const events = acts.map(({ by, ...action }, i) => {
    const told = game.apply(state, by, action as T['Action']);
    lead(course, isStep(told), game.outcome(state)?.points ?? pointsOf(state), i + 1);
    return told;
  });
  const outcome = game.outcome(state);
  const actors = game.actors(state);
  return { position: seen(game, { count: acts.length, state, actors, outcome, ...course }), events };
}

/** The position after one more action, and what happened; or why it may not be taken. */
export function positionAfter<T extends Turns, Line, Setup extends Agreement>(
  { game, pointsOf, isStep }: Kit<T, Line, Setup>,
  before: Position<T>,
  by: Actor,
  action: T['Action'],
): Step<T> {
  const played = play(game, before.state, by, action);
  if (!played.ok) return played;
  const { state, events } = played;
  const outcome = game.outcome(state);
  const count = before.count + 1;
  const course: Course = { curve: [...before.curve], curveAt: [...before.curveAt] };
  lead(course, isStep(events), outcome?.points ?? pointsOf(state), count);
  const position = seen(game, { count, state, actors: game.actors(state), outcome, ...course });
  return { ok: true, position, events };
}

/** With its view, made when somebody looks: of most positions of a record that is opened, nobody does. */
function seen<T extends Turns>(game: Game<T>, position: Omit<Position<T>, 'view'>): Position<T> {
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
