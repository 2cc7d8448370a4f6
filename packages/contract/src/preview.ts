import type { Game, Refusal, Seat, Types } from './game.ts';
import { play } from './play.ts';

/** Effects of one action as its seat would see them, or the refusal. */
export type PreviewStep<T extends Types> =
  | {
      readonly ok: true;
      /** One of the states that this may lead to: equal in all that the seat may know, unless `isGuess`. */
      readonly state: T['State'];
      /** Made when it is first asked for. */
      readonly view: T['View'];
      readonly events: readonly T['Event'][];
      /** True if it depends, here or in an earlier step, on something hidden from the seat: the outcome may differ. */
      readonly isGuess: boolean;
    }
  | ({ readonly ok: false } & Refusal);

/**
 * Shows what would come of a seat's actions, one after the other, up to the first that is refused. `determinized` gives what
 * the seat sees (`determinize`), so that nothing else is shown: for a client that does not hold the state, and no other way is
 * needed for one that does. It stays as it is. Chance stays out: where it is to act, the next action is refused.
 */
export function preview<T extends Types>(
  game: Game<T>,
  determinized: T['State'],
  seat: Seat,
  actions: readonly unknown[],
): readonly PreviewStep<T>[] {
  const steps: PreviewStep<T>[] = [];
  let state = determinized;
  let isGuess = false;
  for (const action of actions) {
    const played = play(game, state, seat, action);
    if (!played.ok) return [...steps, played];
    isGuess ||= game.revealsHidden(state, seat, action as T['Action']);
    state = played.state;
    const isHidden = isGuess || (game.secrets && game.outcome(state) !== undefined);
    steps.push(seenBy(game, seat, state, played.events, isHidden));
  }
  return steps;
}

function seenBy<T extends Types>(
  game: Game<T>,
  seat: Seat,
  state: T['State'],
  events: readonly T['Event'][],
  isGuess: boolean,
): PreviewStep<T> {
  let view: T['View'] | undefined;
  return {
    ok: true,
    state,
    // Not every step is looked at, and a view costs more than a step.
    get view() {
      view ??= game.view(state, seat);
      return view;
    },
    events: events.map((event) => game.redactEvent(event, seat)),
    isGuess,
  };
}
