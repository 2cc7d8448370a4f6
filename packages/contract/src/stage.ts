import type { Game, Refusal, Seat, Types } from './game.ts';
import { play } from './play.ts';
import type { Random } from './random.ts';

/** What would come of one action, as its seat would see it, or why it would be refused. */
export type Staged<T extends Types> =
  | {
      readonly ok: true;
      /** One of the states that this may lead to: equal in all that the seat may know, unless `isGuess`. */
      readonly state: T['State'];
      readonly view: T['View'];
      readonly events: readonly T['Event'][];
      /** Whether it hangs, here or in an earlier step, on what the seat may not know: then it may come otherwise. */
      readonly isGuess: boolean;
    }
  | ({ readonly ok: false } & Refusal);

export interface Stage<T extends Types> {
  /** A state that gives the view: as good as the true one for all that the seat may ask. */
  readonly state: T['State'];
  /** One for each action up to the first that is refused. */
  readonly steps: readonly Staged<T>[];
}

/**
 * Shows what would come of a seat's actions, one after the other, from no more than what it sees: for a client that does
 * not hold the state, and no other way is needed for one that does. Chance stays out: where it is to act, the next action
 * is refused.
 */
export function stage<T extends Types>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  actions: readonly unknown[],
  random: Random,
): Stage<T> {
  const start = game.imagine(view, random);
  const steps: Staged<T>[] = [];
  let state = start;
  let isGuess = false;
  for (const action of actions) {
    const played = play(game, state, seat, action);
    if (!played.ok) {
      steps.push(played);
      break;
    }
    isGuess ||= game.reveals(state, seat, action as T['Action']);
    state = played.state;
    steps.push({
      ok: true,
      state,
      view: game.view(state, seat),
      events: played.events.map((event) => game.witness(event, seat)),
      isGuess: isGuess || (game.secrets && game.outcome(state) !== undefined),
    });
  }
  return { state: start, steps };
}
