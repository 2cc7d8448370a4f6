import { malformed, type Random, type Refusal, refuse } from '@bastide/contract';
import { emit } from '../emit.ts';
import { isIsland } from '../hexes/base.ts';
import type { Island } from '../hexes/island.ts';
import { DESERT, HARBORS, type Harbor, isRed, TERRAINS, type Terrain } from '../hexes/terrain.ts';
import { arrange, arrangement } from '../island/arrangement.ts';
import { SETTLE } from '../phases.ts';
import type { State } from '../state.ts';
import type { ChanceRules, Input, Read, Words } from './shared/action.ts';
import { codeOf } from './shared/codes.ts';

/** Chance: the island, one arrangement of its hexes, number tokens and harbours. */
export interface LayMapAction {
  readonly type: 'map';
  /** Terrain and number of the 19 hexes, in the order of their ids; the desert's number is null. */
  readonly hexes: readonly (readonly [terrain: Terrain, token: number | null])[];
  /** The nine harbours, in the order of CAT-GEO-05. */
  readonly harbors: readonly Harbor[];
}

/** Terrain, tokens and harbours lie ready in the state. */
const LAY = codeOf(0);

export const layMap: ChanceRules<LayMapAction> = {
  by: 'chance',
  type: 'map',
  members: ['hexes', 'harbors'],
  code: LAY,
  encode(state, action) {
    arrange(state, action);
    return LAY;
  },
  decode: (state) => ({ type: 'map', ...arrangement(state) }),
  sample: sampleIsland,
  timingRefusal: refuse('CAT-MAP-10', 'the island lies already'),
  refusal,
  apply: layIsland,
  isAnswer: false,
  write: ({ hexes, harbors }) => ['map', ...hexes.map(writeHex), ...harbors].join(' '),
  read,
};

/** The island lies, the robber on its desert; the first seat settles. CAT-MAP-16, CAT-ROBBER-01 */
export function layIsland(state: State): void {
  state.robber = state.terrain.indexOf(DESERT);
  state.phase = SETTLE;
  if (state.events) emit(state, { type: 'mapped', ...arrangement(state) });
}

/**
 * An island by chance, written where it will lie once LAY is played: terrain and harbours in any order, tokens by the
 * spiral from any corner or, at random, in any order without red neighbours. CAT-MAP-10, CAT-MAP-11, CAT-MAP-12, CAT-MAP-15
 */
function sampleIsland(state: State, random: Random): number {
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
const hasRedNeighbours = ({ hexesAround }: Island, tokens: ArrayLike<number>): boolean =>
  hexesAround.some((around, hex) => isRed(tokens[hex]!) && around.some((other) => isRed(tokens[other]!)));

/** Returns the reason against this island: the wrong pieces, or not by this table's way of laying tokens. */
function refusal(state: State, { hexes, harbors }: Input): Refusal | undefined {
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
    return refuse('CAT-COMP-01', `these are not the ${island.hexes} hexes of the box`);
  if (!sameCounts(harbors as Harbor[], box.harbors))
    return refuse('CAT-COMP-04', 'these are not the harbours of the box');
  if (land.some(([terrain, token]) => (terrain === 'desert') !== (token === null)))
    return refuse('CAT-MAP-16', 'every hex but the desert has a number');
  const tokens = land.map(([, token]) => token ?? 0);
  if (sorted(tokens.filter((token) => token !== 0)) !== sorted(box.tokens))
    return refuse('CAT-COMP-03', `these are not the ${box.tokens.length} number tokens of the box`);
  return tokensRefusal(state, tokens);
}

function tokensRefusal(state: State, tokens: readonly number[]): Refusal | undefined {
  if (state.options.map === 'variable-random' && hasRedNeighbours(state.island, tokens))
    return refuse('CAT-MAP-15', 'two red numbers lie side by side');
  const isSpiral = (order: readonly number[]) =>
    order
      .map((hex) => tokens[hex]!)
      .filter((token) => token !== 0)
      .join() === state.island.box.tokens.join();
  if (state.options.map === 'variable-spiral' && !state.island.spirals.some(isSpiral))
    return refuse('CAT-MAP-12', 'the numbers follow the letters in no spiral');
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

const writeHex = ([terrain, token]: readonly [Terrain, number | null]): string =>
  token === null ? terrain : `${terrain}:${token}`;

/** All hexes that follow, then all harbours: as many as an island has. */
function read(words: Words): Read<LayMapAction> {
  const hexes: (readonly [Terrain, number | null])[] = [];
  for (let hex = readHex(words[1] ?? ''); hex; hex = readHex(words[1 + hexes.length] ?? '')) hexes.push(hex);
  const rest = words.slice(1 + hexes.length);
  const end = rest.findIndex((word) => !isHarbor(word));
  const harbors = (end < 0 ? rest : rest.slice(0, end)) as Harbor[];
  if (!isIsland(hexes.length, harbors.length)) return undefined;
  return { action: { type: 'map', hexes, harbors }, used: 1 + hexes.length + harbors.length };
}

function readHex(word: string): readonly [Terrain, number | null] | undefined {
  const match = /^([a-z]+)(?::(\d{1,2}))?$/.exec(word);
  const terrain = TERRAINS.find((one) => one === match?.[1]);
  return terrain && [terrain, match?.[2] === undefined ? null : Number(match[2])];
}
