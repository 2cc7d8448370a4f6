import { type Actor, CHANCE, type FastGame, type Game, OVER, type Refusal, type Types } from './game.ts';
import type { Random } from './random.ts';

export type PlayResult<T extends Types> =
  | { readonly ok: true; readonly state: T['State']; readonly events: readonly T['Event'][] }
  | ({ readonly ok: false } & Refusal);

/** The safe way to act: asks first, works on a clone, and leaves the given state alone. */
export function play<T extends Types>(
  game: Game<T>,
  state: T['State'],
  actor: Actor,
  action: unknown,
): PlayResult<T> {
  const refusal = game.refusal(state, actor, action);
  if (refusal) return { ok: false, ...refusal };
  const next = game.clone(state);
  const events = game.apply(next, actor, action as T['Action']);
  return { ok: true, state: next, events };
}

/**
 * Plays to the end, every choice uniformly random over the listed actions and chance by its weights.
 * `out` has room for `actionsAtMost` codes. Returns the number of actions, those of chance included.
 */
export function playout<T extends Types>(
  fast: FastGame<T>,
  state: T['State'],
  random: Random,
  out: Int32Array,
): number {
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    fast.play(
      state,
      who === CHANCE ? fast.sampleChance(state, random) : out[random.below(fast.legalActions(state, out))]!,
    );
    actions++;
  }
  return actions;
}
