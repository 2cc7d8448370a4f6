import { type Actor, CHANCE, OVER, type Random } from '@bastide/contract';
import { sampleTile } from './actions/draw.ts';
import type { Action } from './actions.ts';
import { FRONTIER_AT_MOST } from './capacity.ts';
import { decode, listActions, PHASE_RULES, phaseRules } from './phases.ts';
import { DEPLOY, DRAW, PLACE, type State } from './state.ts';
import { samplePlacement } from './turn/fitting.ts';

/** No position lists more: four rotations on every cell beside a tile. */
export const ACTIONS_AT_MOST = 4 * FRONTIER_AT_MOST;
const codes = new Int32Array(ACTIONS_AT_MOST);
const weights = new Int32Array(ACTIONS_AT_MOST);

/** By phase, for its one action may know a shorter way. */
const DISTINCT = PHASE_RULES.map(({ actions }) => actions[0]?.listDistinct ?? listActions);

/** Codes of the acting seat's actions, of rotations that look alike only the first. */
export function listDistinct(state: State, out: Int32Array): number {
  return DISTINCT[state.phase]!(state, out, 0);
}

/** One of the acting seat's actions by chance, each as likely as the others. */
export function sampleAction(state: State, random: Random): number {
  // Nearly all actions are of these two phases: V8 is faster at direct calls than at those through a table.
  if (state.phase === PLACE) return samplePlacement(state, random, codes);
  if (state.phase === DEPLOY) return state.deployCodes[random.below(state.deployCount)]!;
  return codes[random.below(listActions(state, codes))]!;
}

/** By phase: the action of chance, if chance acts. */
const CHANCE_ACTIONS = PHASE_RULES.map(({ actions }) => actions.find(({ chance }) => chance !== undefined));

/** Tells whether chance acts now. */
export const isChance = (state: State): boolean => CHANCE_ACTIONS[state.phase] !== undefined;

/** Chance's action by its weights: a tile, or what a set leaves to chance. */
export const sampleChance = (state: State, random: Random): number =>
  state.phase === DRAW
    ? sampleTile(state, random)
    : CHANCE_ACTIONS[state.phase]!.chance!.sample(state, random);

/** Chance's actions into `codes`, and their weights: of tiles how many of each may come now. */
export function listChanceOutcomes(state: State, codes: Int32Array, weights: Int32Array): number {
  const rules = CHANCE_ACTIONS[state.phase];
  const count = rules ? rules.list(state, codes, 0) : 0;
  for (let i = 0; i < count; i++) weights[i] = rules!.chance!.weight(state, codes[i]!);
  return count;
}

export const actorsOf = (state: State): readonly Actor[] => {
  const actor = phaseRules(state).actor(state);
  return actor === OVER ? [] : [actor === CHANCE ? 'chance' : actor];
};

/** Every action open to the actor: none if it is not its turn. */
export function actionsOf(state: State, actor: Actor): Action[] {
  if (!actorsOf(state).includes(actor)) return [];
  const count = actor === 'chance' ? listChanceOutcomes(state, codes, weights) : listActions(state, codes);
  return Array.from(codes.subarray(0, count), (code) => decode(state, code));
}

/** Weights of the actions of chance, in the order of `actionsOf`. */
export const weightsOf = (state: State): number[] =>
  Array.from(weights.subarray(0, listChanceOutcomes(state, codes, weights)));
