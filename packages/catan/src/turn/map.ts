import type { Random, Refusal } from '@bastide/contract';
import { SPIRALS } from '../hexes/spiral.ts';
import {
  DESERT,
  HARBORS,
  HARBORS_OF,
  type Harbor,
  HEXES_OF,
  isRed,
  TERRAINS,
  type Terrain,
  TOKENS,
} from '../hexes/terrain.ts';
import { HARBOR_PATHS, HEXES, HEXES_AROUND } from '../hexes/topology.ts';
import { MAP, PHASE, type State } from '../state.ts';
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

const hasRedNeighbours = (token: (hex: number) => number): boolean =>
  HEXES_AROUND.some((around, hex) => isRed(token(hex)) && around.some((other) => isRed(token(other))));

const malformed = (because: string): Refusal => ({ rule: 'RECORD', because });

/** Why this island may not be laid: the wrong pieces, or not by this table's way of laying tokens. Accepts anything. */
export function mapRefusal(state: State, hexes: unknown, harbors: unknown): Refusal | undefined {
  if (state.scalar[PHASE] !== MAP) return { rule: 'CAT-MAP-10', because: 'the island lies already' };
  if (!Array.isArray(hexes) || hexes.length !== HEXES || !hexes.every(isHex))
    return malformed(`"hexes" are ${HEXES} pairs of terrain and number, the desert's number null`);
  if (!Array.isArray(harbors) || harbors.length !== HARBOR_PATHS.length || !harbors.every(isHarbor))
    return malformed(`"harbors" are ${HARBOR_PATHS.length} of ${HARBORS.join(', ')}`);
  const land = hexes as [Terrain, number | null][];
  if (
    !sameCounts(
      land.map(([terrain]) => terrain),
      HEXES_OF,
    )
  )
    return { rule: 'CAT-COMP-01', because: 'these are not the 19 hexes of the box' };
  if (!sameCounts(harbors as Harbor[], HARBORS_OF))
    return { rule: 'CAT-COMP-04', because: 'these are not the nine harbours of the box' };
  if (land.some(([terrain, token]) => (terrain === 'desert') !== (token === null)))
    return { rule: 'CAT-MAP-16', because: 'every hex but the desert has a number' };
  const tokens = land.map(([, token]) => token ?? 0);
  if (sorted(tokens.filter((token) => token > 0)) !== sorted(TOKENS))
    return { rule: 'CAT-COMP-03', because: 'these are not the 18 number tokens of the box' };
  return tokensRefusal(state, tokens);
}

function tokensRefusal(state: State, tokens: readonly number[]): Refusal | undefined {
  if (state.options.map === 'variable-random' && hasRedNeighbours((hex) => tokens[hex]!))
    return { rule: 'CAT-MAP-15', because: 'two red numbers lie side by side' };
  const isSpiral = (order: readonly number[]) =>
    order
      .map((hex) => tokens[hex]!)
      .filter((token) => token > 0)
      .join() === TOKENS.join();
  if (state.options.map === 'variable-spiral' && !SPIRALS.some(isSpiral))
    return { rule: 'CAT-MAP-12', because: 'the numbers follow the letters in no spiral' };
  return undefined;
}

const isHex = (pair: unknown): boolean =>
  Array.isArray(pair) &&
  pair.length === 2 &&
  (TERRAINS as readonly unknown[]).includes(pair[0]) &&
  (pair[1] === null || Number.isInteger(pair[1]));
const isHarbor = (harbor: unknown): boolean => (HARBORS as readonly unknown[]).includes(harbor);
const sorted = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

const sameCounts = <Kind extends string>(
  list: readonly Kind[],
  counts: Readonly<Record<Kind, number>>,
): boolean =>
  (Object.keys(counts) as Kind[]).every((kind) => list.filter((one) => one === kind).length === counts[kind]);
