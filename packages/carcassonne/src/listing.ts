import type { Actor, Random } from '@bastide/contract';
import type { Action } from './actions.ts';
import { FRONTIER_AT_MOST } from './capacity.ts';
import { decode } from './codec.ts';
import { DEPLOY, DRAW, FARMER, FINISHED, PLACE, SECOND, type State } from './state.ts';
import { DISTINCT } from './tiles/alike.ts';
import { TILES } from './tiles/catalogue.ts';
import { listChoices } from './turn/deploy.ts';
import { drawable } from './turn/draw.ts';
import { listAnswers } from './turn/pass-on.ts';
import { listDecisions } from './turn/pigs.ts';
import { EVERY_TURN, listPlacements, samplePlacement } from './turn/place.ts';

/** No position lists more: four rotations on every cell beside a tile. */
export const ACTIONS_AT_MOST = 4 * FRONTIER_AT_MOST;
const codes = new Int32Array(ACTIONS_AT_MOST);

/** Codes of the acting seat's actions, into `out`. */
export function listActions(state: State, out: Int32Array): number {
  switch (state.phase) {
    case PLACE:
      return listPlacements(state, EVERY_TURN, out);
    case DEPLOY:
      return listChoices(state, out);
    case FARMER:
      return listDecisions(out);
    case SECOND:
      return listAnswers(out);
    default:
      return 0;
  }
}

/** The same, of rotations that look alike only the first. */
export const listDistinct = (state: State, out: Int32Array): number =>
  state.phase === PLACE ? listPlacements(state, DISTINCT[state.drawn]!, out) : listActions(state, out);

/** One of them by chance, each as likely as the others. */
export const sampleAction = (state: State, random: Random): number =>
  state.phase === PLACE
    ? samplePlacement(state, random, codes)
    : codes[random.below(listActions(state, codes))]!;

/** Chance's tiles into `codes`, and into `weights` how many of each may come now. */
export function listChanceOutcomes(state: State, types: Int32Array, weights: Int32Array): number {
  let count = 0;
  for (let type = 0; type < TILES.length; type++) {
    const tiles = drawable(state, type);
    if (tiles === 0) continue;
    types[count] = type;
    weights[count++] = tiles;
  }
  return count;
}

export const actorsOf = (state: State): readonly Actor[] => {
  const { phase } = state;
  if (phase === FINISHED) return [];
  if (phase === DRAW) return ['chance'];
  return [phase === FARMER ? state.asked : state.seat];
};

/** Every action open to the actor: none if it is not its turn. */
export function actionsOf(state: State, actor: Actor): Action[] {
  if (!actorsOf(state).includes(actor)) return [];
  if (actor === 'chance')
    return TILES.flatMap(({ id }, type) => (drawable(state, type) > 0 ? [{ type: 'draw', tile: id }] : []));
  const count = listActions(state, codes);
  return Array.from(codes.subarray(0, count), (code) => decode(state, code));
}

/** Number of each tile that may come now, in the order of `actionsOf`. */
export const weightsOf = (state: State): number[] =>
  TILES.map((_, type) => drawable(state, type)).filter((count) => count > 0);
