import type { Refusal } from '@bastide/contract';
import { HARBORS, type Harbor, TERRAINS, type Terrain } from '../hexes/terrain.ts';
import { MAP } from '../phases.ts';
import type { State } from '../state.ts';
import { hasRedNeighbours } from '../turn/map.ts';
import { malformed, no } from './reasons.ts';

/** Returns the reason against this island: the wrong pieces, or not by this table's way of laying tokens. Accepts anything. */
export function mapRefusal(state: State, hexes: unknown, harbors: unknown): Refusal | undefined {
  if (state.phase !== MAP) return no('CAT-MAP-10', 'the island lies already');
  const { island } = state;
  const { box } = island;
  if (!Array.isArray(hexes) || hexes.length !== island.hexes || !hexes.every(isHex))
    return malformed(`"hexes" are ${island.hexes} pairs of terrain and number, the desert's number null`);
  if (!Array.isArray(harbors) || harbors.length !== box.harborPaths.length || !harbors.every(isHarbor))
    return malformed(`"harbors" are ${box.harborPaths.length} of ${HARBORS.join(', ')}`);
  const land = hexes as [Terrain, number | null][];
  if (
    !sameCounts(
      land.map(([terrain]) => terrain),
      box.terrains,
    )
  )
    return no('CAT-COMP-01', `these are not the ${island.hexes} hexes of the box`);
  if (!sameCounts(harbors as Harbor[], box.harbors))
    return no('CAT-COMP-04', 'these are not the harbours of the box');
  if (land.some(([terrain, token]) => (terrain === 'desert') !== (token === null)))
    return no('CAT-MAP-16', 'every hex but the desert has a number');
  const tokens = land.map(([, token]) => token ?? 0);
  if (sorted(tokens.filter((token) => token !== 0)) !== sorted(box.tokens))
    return no('CAT-COMP-03', `these are not the ${box.tokens.length} number tokens of the box`);
  return tokensRefusal(state, tokens);
}

function tokensRefusal(state: State, tokens: readonly number[]): Refusal | undefined {
  if (state.options.map === 'variable-random' && hasRedNeighbours(state.island, tokens))
    return no('CAT-MAP-15', 'two red numbers lie side by side');
  const isSpiral = (order: readonly number[]) =>
    order
      .map((hex) => tokens[hex]!)
      .filter((token) => token !== 0)
      .join() === state.island.box.tokens.join();
  if (state.options.map === 'variable-spiral' && !state.island.spirals.some(isSpiral))
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
