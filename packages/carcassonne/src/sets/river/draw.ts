import type { Random } from '@bastide/contract';
import type { State } from '../../state.ts';
import { TILES } from '../../tiles/catalogue.ts';
import { IS_RIVER } from './course.ts';
import { isLake } from './facts.ts';

const LAKE = Uint8Array.from(TILES, (tile) => (isLake(tile) ? 1 : 0));

/** Counts the tiles of a type that may come now: river tiles first, and the lake as the last of them. CAR-RIV-01 */
export const drawable = (state: State, type: number): number =>
  IS_RIVER[type] === 1 && (LAKE[type] === 1) === (state.openingLeft === 1) ? state.bag[type]! : 0;

export function sampleTile(state: State, random: Random): number {
  const left = state.openingLeft;
  let rest = left === 1 ? 0 : random.below(left - 1);
  let type = 0;
  for (rest -= drawable(state, 0); rest >= 0; rest -= drawable(state, type)) type++;
  return type;
}
