/**
 * How much fits into the numbers of a state. What does not fit is refused where a state is set up: an overflow would be scored
 * wrongly, and nobody would notice.
 */
import { OF_A_KIND_AT_MOST } from './cards/packed.ts';
import type { Island } from './hexes/island.ts';
import type { Options } from './options.ts';
import { PLACES_AT_MOST } from './places.ts';

/** Seats in the low bits of `State.building`. */
export const SEATS_AT_MOST = 7;
/** Actions that one position can list: paths and intersections to build on, and the others. */
export const ACTIONS_AT_MOST = 256;
/** End, purchase, 22 plays of cards, 20 swaps with the bank, a withdrawal; beside them a trade for each seat. */
const OTHER_ACTIONS = 45;
/** Cards that one token can owe: three buildings fit round a hex, each a city. CAT-SETL-04, CAT-CITY-02 */
const OWED_BY_TOKEN = 6;
/** Intersections that a settlement takes from all: its own and its neighbours. CAT-SETL-04 */
const TAKEN_BY_SETTLEMENT = 4;
/** The numbers that two dice show. */
const SUMS = { least: 2, most: 12 };

/** What of an island or table does not fit, in words; undefined: everything does. */
export function misfit(
  island: Island,
  { seats, startSettlements }: Pick<Options, 'seats' | 'startSettlements'>,
): string | undefined {
  const { box, hexes, intersections, paths } = island;
  const most = (what: string, number: number, limit: number) =>
    number > limit ? `${number} ${what}, at most ${limit} fit` : undefined;
  const alike = box.tokens.map((token) => box.tokens.filter((other) => other === token).length);
  const harborEnds = box.harborPaths.flatMap((path) => island.ends[path]!);
  return (
    most('seats', seats, SEATS_AT_MOST) ??
    most('hexes', hexes, PLACES_AT_MOST) ??
    most('intersections', intersections, PLACES_AT_MOST) ??
    most('paths', paths, PLACES_AT_MOST) ??
    most('actions', paths + intersections + OTHER_ACTIONS + seats, ACTIONS_AT_MOST) ??
    most('resource cards of a kind', box.cards, OF_A_KIND_AT_MOST) ??
    most('development cards of a kind', Math.max(...Object.values(box.developments)), OF_A_KIND_AT_MOST) ??
    most('cards owed by one number', Math.max(...alike) * OWED_BY_TOKEN, OF_A_KIND_AT_MOST) ??
    most('as a token', Math.max(...box.tokens), SUMS.most) ??
    most('intersections for the set-up', seats * startSettlements * TAKEN_BY_SETTLEMENT, intersections) ??
    (Math.min(...box.tokens) < SUMS.least ? `a token below ${SUMS.least}` : undefined) ??
    (new Set(harborEnds).size < harborEnds.length ? 'two harbours at one intersection' : undefined)
  );
}
