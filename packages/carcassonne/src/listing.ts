import type { Actor } from '@bastide/contract';
import type { Action } from './actions.ts';
import { decode } from './codec.ts';
import { DEPLOY, DRAW, FINISHED, PHASE, PLACE, SEAT, type State } from './state.ts';
import { TILES } from './tiles/catalogue.ts';
import { listChoices } from './turn/deploy.ts';
import { listPlacements } from './turn/place.ts';

/** More than any position lists: four rotations on every cell that a board of 126 tiles can have beside it. */
export const ACTIONS_AT_MOST = 4 * 260;
const codes = new Int32Array(ACTIONS_AT_MOST);

/** Codes of the acting seat's actions, into `out`. */
export function list(state: State, out: Int32Array): number {
  switch (state.scalar[PHASE]) {
    case PLACE:
      return listPlacements(state, out);
    case DEPLOY:
      return listChoices(state, out);
    default:
      return 0;
  }
}

export const actorsOf = (state: State): readonly Actor[] => {
  const phase = state.scalar[PHASE]!;
  if (phase === FINISHED) return [];
  return [phase === DRAW ? 'chance' : state.scalar[SEAT]!];
};

/** Every action open to the actor: none if it is not its turn. */
export function actionsOf(state: State, actor: Actor): Action[] {
  if (!actorsOf(state).includes(actor)) return [];
  if (actor === 'chance')
    return TILES.flatMap(({ id }, type) => (state.bag[type]! > 0 ? [{ type: 'draw', tile: id }] : []));
  const count = list(state, codes);
  return Array.from(codes.subarray(0, count), (code) => decode(state, code));
}
