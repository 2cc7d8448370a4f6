import type { Random } from '@bastide/contract';
import type { Island } from '../hexes/island.ts';
import { DESERT, isRed } from '../hexes/terrain.ts';
import type { State } from '../state.ts';
import { LAY } from './codes.ts';

/**
 * An island by chance, written where it will lie once LAY is played: terrain and harbours in any order, tokens by the
 * spiral from any corner or, at random, in any order without red neighbours. CAT-MAP-10, CAT-MAP-11, CAT-MAP-12, CAT-MAP-15
 */
export function dealMap(state: State, random: Random): number {
  const { allTerrains, allHarbors, spirals, box, axial } = state.island;
  state.terrain.set(allTerrains);
  shuffle(state.terrain, random);
  state.harbor.set(allHarbors);
  shuffle(state.harbor, random);
  if (state.options.map === 'variable-spiral')
    layTokens(state, spirals[random.below(spirals.length)]!, box.tokens);
  else
    do layTokens(state, axial.keys(), shuffle(Int32Array.from(box.tokens), random));
    while (hasRedNeighbours(state.island, state.token));
  return LAY;
}

function shuffle(list: Int32Array, random: Random): Int32Array {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = list[last]!;
    list[last] = list[other]!;
    list[other] = kept;
  }
  return list;
}

/** One token after the other; the desert is left out. CAT-MAP-16 */
function layTokens(state: State, order: Iterable<number>, tokens: ArrayLike<number>): void {
  let next = 0;
  for (const hex of order) state.token[hex] = state.terrain[hex] === DESERT ? 0 : tokens[next++]!;
}

/** CAT-MAP-15; tokens by hex. */
export const hasRedNeighbours = ({ hexesAround }: Island, tokens: ArrayLike<number>): boolean =>
  hexesAround.some((around, hex) => isRed(tokens[hex]!) && around.some((other) => isRed(tokens[other]!)));
