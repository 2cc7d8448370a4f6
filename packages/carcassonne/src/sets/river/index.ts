import { refuse } from '@bastide/contract';
import type { Opening } from '../../hooks.ts';
import type { Coordinates } from '../../layout/cells.ts';
import type { State } from '../../state.ts';
import { TILES, tileNumber } from '../../tiles/catalogue.ts';
import type { ExpansionSet } from '../set.ts';
import { courseRefusal, flowOn, IS_RIVER, listPlacements } from './course.ts';
import { drawable, sampleTile } from './draw.ts';
import { riverFacts } from './facts.ts';

/** The River is laid first, each tile at its open end. CAR-RIV-01…05 */
const opening: Opening<State> = {
  weight: drawable,
  sample: sampleTile,
  list: listPlacements,
  laid: flowOn,
  drawRefusal: (type) =>
    refuse('CAR-RIV-01', 'the river tiles come first, and the lake comes last of them', {
      tile: TILES[type]!.id,
    }),
  placeRefusal: courseRefusal,
};

/** The spring lies already. CAR-RIV-01 */
function begin(state: State, oriented: number): void {
  state.openingLeft = state.bag.reduce((sum, count, type) => sum + IS_RIVER[type]! * count, 0);
  flowOn(state, oriented, state.origin);
}

export interface RiverView {
  /** While the river is laid: the cell of its open end. */
  readonly riverEnd: Coordinates | null;
}

export const river = {
  facts: riverFacts,
  hooks: () => ({ opening, begins: begin }),
  view: (state: State): RiverView => ({
    riverEnd: state.openingLeft > 0 ? state.placeOf(state.riverCell) : null,
  }),
  restore(
    state: State,
    view: { readonly bag: Readonly<Record<string, number>>; readonly phase: string },
  ): void {
    for (let slot = 0; slot < state.tileCount; slot++)
      if (IS_RIVER[state.typeAt(slot)] === 1) flowOn(state, state.tileOriented[slot]!, state.tileCell[slot]!);
    for (const [id, count] of Object.entries(view.bag))
      state.openingLeft += IS_RIVER[tileNumber(id)!]! * count;
    if (view.phase === 'place' && IS_RIVER[state.drawn] === 1) state.openingLeft++;
  },
} as const satisfies ExpansionSet;
