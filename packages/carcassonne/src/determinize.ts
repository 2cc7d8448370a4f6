import { listDeploy } from './actions/list-deploy.ts';
import { lay } from './board/lay.ts';
import { emptyTable } from './empty-table.ts';
import { FIGURES } from './figures.ts';
import { TURNS } from './layout/rotations.ts';
import { EXPANSIONS } from './sets/index.ts';
import { bySeat, PHASES, type State } from './state.ts';
import { TILES, tileNumber } from './tiles/catalogue.ts';
import { stand } from './turn/stand.ts';
import type { View } from './view.ts';

/**
 * The state that a view shows. Nothing is unknown but the order of the tiles to come, and no state holds that;
 * so there is nothing to guess.
 */
export function determinize(view: View): State {
  const state = emptyTable(view.options);
  const slots = new Map<string, number>();
  view.tiles.forEach(({ tile, at, turned, by }, slot) => {
    const oriented = tileNumber(tile)! * 4 + TURNS.indexOf(turned);
    const cell = state.cellAt(at);
    lay(state, oriented, cell, by ?? -1);
    slots.set(at.join(), slot);
  });
  for (const { seat, figure, at, on } of view.figures) {
    const slot = slots.get(at.join())!;
    const { segments } = TILES[state.tileOriented[slot]! >> 2]!;
    const local = segments.findIndex((segment) => segment.name === on);
    stand(state, FIGURES.indexOf(figure), slot, local, seat);
  }
  view.seats.forEach(({ points, supply }, seat) => {
    state.points[seat] = points;
    FIGURES.forEach((figure, i) => {
      state.supply[bySeat(i, seat)] = supply[figure];
    });
  });
  TILES.forEach(({ id }, type) => {
    state.bag[type] = view.bag[id] ?? 0;
  });
  state.phase = PHASES.indexOf(view.phase);
  state.seat = view.seat;
  state.part = view.part;
  state.left = view.left;
  state.drawn = view.drawn === null ? -1 : tileNumber(view.drawn)!;
  for (const set of EXPANSIONS) set.restore?.(state, view as never);
  if (view.phase === 'deploy') listDeploy(state);
  return state;
}
