/**
 * Limits of the numbers of a state. A table beyond them is refused when a state is set up: an overflow would be scored wrongly,
 * and nobody would notice.
 */
import { OF_A_KIND_AT_MOST } from './cards/packed.ts';
import type { Island } from './hexes/island.ts';
import { SEVEN } from './hexes/terrain.ts';
import type { Options } from './options.ts';
import { PLACES_AT_MOST } from './place-sets.ts';
import { DICE_SUMS, OWNER } from './state.ts';

/** `State.building` holds seat + 1 in the bits of OWNER. */
export const SEATS_AT_MOST = OWNER;
/** Actions that one position can list: paths and intersections to build on, and the others. */
export const ACTIONS_AT_MOST = 256;
/** End, purchase, 22 plays of cards, 20 swaps with the bank, a withdrawal; beside them a trade for each seat. */
const OTHER_ACTIONS = 45;
/** Cards that one token can owe: three buildings fit round a hex, each a city. CAT-SETL-04, CAT-CITY-02 */
const OWED_BY_TOKEN = 6;
/** Intersections that a settlement takes from all: its own and its neighbours. CAT-SETL-04 */
const TAKEN_BY_SETTLEMENT = 4;
/** The sums that two dice can show. */
const SUMS = { least: 2, most: DICE_SUMS - 1 };

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

const most = (what: string, number: number, limit: number): string | undefined =>
  number > limit ? `${number} ${what}, at most ${limit} fit` : undefined;

const asMany = (what: string, number: number, places: string, count: number): string | undefined =>
  number === count ? undefined : `${number} ${what} for ${count} ${places}`;

/** Names the part of an island that does not fit, or not together, whoever plays on it. */
function islandMisfit({ box, hexes, intersections, paths, ends }: Island): string | undefined {
  const { tokens, terrains, harbors, harborPaths } = box;
  const alike = tokens.map((token) => tokens.filter((other) => other === token).length);
  const harborEnds = harborPaths.flatMap((path) => ends[path]!);
  return (
    most('hexes', hexes, PLACES_AT_MOST) ??
    most('intersections', intersections, PLACES_AT_MOST) ??
    most('paths', paths, PLACES_AT_MOST) ??
    most('resource cards of a kind', box.cards, OF_A_KIND_AT_MOST) ??
    most('development cards of a kind', Math.max(...Object.values(box.developments)), OF_A_KIND_AT_MOST) ??
    most('cards owed by one number', Math.max(...alike) * OWED_BY_TOKEN, OF_A_KIND_AT_MOST) ??
    most('as a token', Math.max(...tokens), SUMS.most) ??
    (Math.min(...tokens) < SUMS.least ? `a token below ${SUMS.least}` : undefined) ??
    (tokens.includes(SEVEN) ? `a token ${SEVEN}` : undefined) ??
    (terrains.desert === 0 ? 'no desert for the robber' : undefined) ??
    asMany('terrains', sum(terrains), 'hexes', hexes) ??
    asMany('tokens', tokens.length, 'hexes that produce', hexes - terrains.desert) ??
    asMany('harbours', sum(harbors), 'places', harborPaths.length) ??
    (new Set(harborEnds).size < harborEnds.length ? 'two harbours at one intersection' : undefined)
  );
}

/** By island: looked at once, since it never changes. */
const islandMisfits = new WeakMap<Island, string | undefined>();

/** Names the part of an island or table that does not fit; undefined: everything does. */
export function misfit(
  island: Island,
  { seats, startSettlements }: Pick<Options, 'seats' | 'startSettlements'>,
): string | undefined {
  if (!islandMisfits.has(island)) islandMisfits.set(island, islandMisfit(island));
  const { intersections, paths } = island;
  return (
    islandMisfits.get(island) ??
    most('seats', seats, SEATS_AT_MOST) ??
    most('actions', paths + intersections + OTHER_ACTIONS + seats, ACTIONS_AT_MOST) ??
    most('intersections for the set-up', seats * startSettlements * TAKEN_BY_SETTLEMENT, intersections)
  );
}

/** Throws if something does not fit: wherever a state is made that is no copy of another. */
export function mustFit(island: Island, options: Options): void {
  const wrong = misfit(island, options);
  if (wrong !== undefined) throw new Error(`no room for this table: ${wrong}`);
}
