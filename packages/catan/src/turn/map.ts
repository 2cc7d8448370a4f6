import type { Random } from '@bastide/contract';
import { SPIRALS } from '../hexes/spiral.ts';
import { DESERT, HARBORS, HARBORS_OF, HEXES_OF, isRed, TERRAINS, TOKENS } from '../hexes/terrain.ts';
import { HEXES, HEXES_AROUND } from '../hexes/topology.ts';
import type { State } from '../state.ts';
import { LAY } from './codes.ts';

/** Every terrain and harbour as often as it is in the box. */
const ALL_TERRAINS = TERRAINS.flatMap((terrain, i) => Array<number>(HEXES_OF[terrain]).fill(i));
const ALL_HARBORS = HARBORS.flatMap((harbor, i) => Array<number>(HARBORS_OF[harbor]).fill(i));

/**
 * An island by chance, written where it will lie once LAY is played: terrain and harbours in any order, tokens by the
 * spiral from any corner or, at random, in any order without red neighbours. CAT-MAP-10, CAT-MAP-11, CAT-MAP-12, CAT-MAP-15
 */
export function dealMap(state: State, random: Random): number {
  state.terrain.set(ALL_TERRAINS);
  shuffle(state.terrain, random);
  state.harbor.set(ALL_HARBORS);
  shuffle(state.harbor, random);
  if (state.options.map === 'variable-spiral')
    layTokens(state, SPIRALS[random.below(SPIRALS.length)]!, TOKENS);
  else
    do layTokens(state, IN_ORDER, shuffle(Int32Array.from(TOKENS), random));
    while (hasRedNeighbours((hex) => state.token[hex]!));
  return LAY;
}

const IN_ORDER = Array.from({ length: HEXES }, (_, hex) => hex);

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
function layTokens(state: State, order: readonly number[], tokens: ArrayLike<number>): void {
  let next = 0;
  for (const hex of order) state.token[hex] = state.terrain[hex] === DESERT ? 0 : tokens[next++]!;
}

/** CAT-MAP-15; tokens by hex. */
export const hasRedNeighbours = (token: (hex: number) => number): boolean =>
  HEXES_AROUND.some((around, hex) => isRed(token(hex)) && around.some((other) => isRed(token(other))));
