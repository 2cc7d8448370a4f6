import type { Refusal } from '@bastide/contract';
import { SPIRALS } from '../hexes/spiral.ts';
import {
  HARBORS,
  HARBORS_OF,
  type Harbor,
  HEXES_OF,
  TERRAINS,
  type Terrain,
  TOKENS,
} from '../hexes/terrain.ts';
import { HARBOR_PATHS, HEXES } from '../hexes/topology.ts';
import { MAP, PHASE, type State } from '../state.ts';
import { hasRedNeighbours } from '../turn/map.ts';
import { malformed, no } from './reasons.ts';

/** Why this island may not be laid: the wrong pieces, or not by this table's way of laying tokens. Accepts anything. */
export function mapRefusal(state: State, hexes: unknown, harbors: unknown): Refusal | undefined {
  if (state.scalar[PHASE] !== MAP) return no('CAT-MAP-10', 'the island lies already');
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
    return no('CAT-COMP-01', 'these are not the 19 hexes of the box');
  if (!sameCounts(harbors as Harbor[], HARBORS_OF))
    return no('CAT-COMP-04', 'these are not the nine harbours of the box');
  if (land.some(([terrain, token]) => (terrain === 'desert') !== (token === null)))
    return no('CAT-MAP-16', 'every hex but the desert has a number');
  const tokens = land.map(([, token]) => token ?? 0);
  if (sorted(tokens.filter((token) => token > 0)) !== sorted(TOKENS))
    return no('CAT-COMP-03', 'these are not the 18 number tokens of the box');
  return tokensRefusal(state, tokens);
}

function tokensRefusal(state: State, tokens: readonly number[]): Refusal | undefined {
  if (state.options.map === 'variable-random' && hasRedNeighbours((hex) => tokens[hex]!))
    return no('CAT-MAP-15', 'two red numbers lie side by side');
  const isSpiral = (order: readonly number[]) =>
    order
      .map((hex) => tokens[hex]!)
      .filter((token) => token > 0)
      .join() === TOKENS.join();
  if (state.options.map === 'variable-spiral' && !SPIRALS.some(isSpiral))
    return no('CAT-MAP-12', 'the numbers follow the letters in no spiral');
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
