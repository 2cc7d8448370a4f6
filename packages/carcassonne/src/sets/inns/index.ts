import { isComplete } from '../../layout/tally.ts';
import { ROAD_TILE, UNFINISHED_CITY_TILE } from '../../scoring/points.ts';
import type { State } from '../../state.ts';
import { ROAD } from '../../tiles/tables.ts';
import type { ExpansionSet } from '../set.ts';
import { innsFacts, PLAIN_UNFINISHED } from './facts.ts';
import { CITY_TILE_WITH_CATHEDRAL, ROAD_TILE_WITH_INN } from './points.ts';

/**
 * Points for each tile of a road with an inn, and for each tile and coat of arms of a city with a cathedral: unfinished
 * nothing (or, by option, as if inn and cathedral were not there). CAR-IC-03, CAR-IC-04, CAR-IC-05, CAR-IC-06
 */
function each(state: State, kind: number, tally: number): number {
  if (isComplete(tally)) return kind === ROAD ? ROAD_TILE_WITH_INN : CITY_TILE_WITH_CATHEDRAL;
  if (!state.has(PLAIN_UNFINISHED)) return 0;
  return kind === ROAD ? ROAD_TILE : UNFINISHED_CITY_TILE;
}

function rule(state: State, kind: number, final: boolean): string {
  if (final) return state.has(PLAIN_UNFINISHED) ? 'CAR-IC-06' : 'CAR-IC-05';
  return kind === ROAD ? 'CAR-IC-03' : 'CAR-IC-04';
}

/** Inns & Cathedrals: roads and cities that are worth more, and the big meeple. CAR-IC-01…06 */
export const inns = {
  facts: innsFacts,
  rich: { each, rule },
} as const satisfies ExpansionSet;
