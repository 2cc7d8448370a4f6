import { type Actor, CHANCE, OVER, type Random } from '@bastide/contract';
import { draw } from './actions/draw.ts';
import type { Action } from './actions.ts';
import { FRONTIER_AT_MOST } from './capacity.ts';
import { decode, listActions, phaseOf, ROWS } from './phases.ts';
import { DEPLOY, PLACE, type State } from './state.ts';
import { samplePlacement } from './turn/fitting.ts';

/** No position lists more: four rotations on every cell beside a tile. */
export const ACTIONS_AT_MOST = 4 * FRONTIER_AT_MOST;
const codes = new Int32Array(ACTIONS_AT_MOST);

/** By phase, for its one action may know a shorter way. */
const DISTINCT = ROWS.map(({ actions }) => actions[0]?.listDistinct ?? listActions);

/** Codes of the acting seat's actions, of rotations that look alike only the first. */
export function listDistinct(state: State, out: Int32Array): number {
  return DISTINCT[state.phase]!(state, out, 0);
}

/** One of the acting seat's actions by chance, each as likely as the others. */
export function sampleAction(state: State, random: Random): number {
  // Nearly all actions are of these two phases: V8 is faster at direct calls than at those through a table.
  if (state.phase === PLACE) return samplePlacement(state, random, codes);
  if (state.phase === DEPLOY) return state.choices[random.below(state.choiceCount)]!;
  return codes[random.below(listActions(state, codes))]!;
}

const { weight } = draw.chance!;

/** Chance's tiles into `codes`, and into `weights` how many of each may come now. */
export function listChanceOutcomes(state: State, types: Int32Array, weights: Int32Array): number {
  const count = draw.list(state, types, 0);
  for (let i = 0; i < count; i++) weights[i] = weight(state, types[i]!);
  return count;
}

export const actorsOf = (state: State): readonly Actor[] => {
  const actor = phaseOf(state).actor(state);
  return actor === OVER ? [] : [actor === CHANCE ? 'chance' : actor];
};

/** Every action open to the actor: none if it is not its turn. */
export function actionsOf(state: State, actor: Actor): Action[] {
  if (!actorsOf(state).includes(actor)) return [];
  const count = actor === 'chance' ? draw.list(state, codes, 0) : listActions(state, codes);
  return Array.from(codes.subarray(0, count), (code) => decode(state, code));
}

/** Number of each tile that may come now, in the order of `actionsOf`. */
export const weightsOf = (state: State): number[] =>
  Array.from(codes.subarray(0, draw.list(state, codes, 0)), (type) => weight(state, type));
