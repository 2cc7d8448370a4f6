import { type Action, BASE_ISLAND, packed, RESOURCES, type Resource, type State } from '@bastide/catan';
import type { Seat } from '@bastide/contract';

export const handOf = (state: State, seat: Seat): Record<Resource, number> =>
  Object.fromEntries(
    RESOURCES.map((card, kind) => [card, packed.countOf(state.hand[seat]!, kind)]),
  ) as Record<Resource, number>;

const best = (actions: readonly Action[], merit: (action: Action) => number): readonly Action[] => {
  const merits = actions.map(merit);
  const most = Math.max(...merits);
  return actions.filter((_, i) => merits[i] === most);
};

/** The roads that make the longest row; a ring rather than a line. */
export function longest(state: State, seat: Seat, roads: readonly Action[]): readonly Action[] {
  return best(roads, (action) => {
    const path = BASE_ISLAND.pathNumber((action as { on: string }).on);
    state.road[path] = seat + 1;
    const length = packed.longestTrail(state, seat);
    state.road[path] = 0;
    const ring = BASE_ISLAND.ends[path]!.every((at) => packed.touches(state, seat, at));
    return 2 * length + Number(ring);
  });
}

const roadsOfOthers = (state: State, seat: Seat, at: number): number =>
  BASE_ISLAND.pathsAt[at]!.filter((path) => state.road[path] !== 0 && state.road[path] !== seat + 1).length;

/** The places that cut most roads of others. */
export const mostCut = (state: State, seat: Seat, places: readonly Action[]): readonly Action[] =>
  best(places, (action) =>
    roadsOfOthers(state, seat, BASE_ISLAND.intersectionNumber((action as { at: string }).at)),
  );

/** Cards that a building there brings in 36 rolls. */
export const pipsAt = (state: State, at: number): number =>
  BASE_ISLAND.hexesAt[at]!.reduce((sum, hex) => {
    const token = state.token[hex]!;
    return sum + (token === 0 ? 0 : 6 - Math.abs(7 - token));
  }, 0);

export const richest = (state: State, places: readonly Action[]): readonly Action[] =>
  best(places, (action) => pipsAt(state, BASE_ISLAND.intersectionNumber((action as { at: string }).at)));

/** The roads that lead to the richest free intersection. */
export const towards = (state: State, seat: Seat, roads: readonly Action[]): readonly Action[] =>
  best(roads, (action) =>
    Math.max(
      ...BASE_ISLAND.ends[BASE_ISLAND.pathNumber((action as { on: string }).on)]!.map((at) =>
        packed.touches(state, seat, at)
          ? -1
          : Math.max(worth(state, at), ...next(at).map((one) => worth(state, one) - 5)),
      ),
    ),
  );

const next = (at: number) => BASE_ISLAND.neighbours[at]!;
const worth = (state: State, at: number): number => (isFree(state, at) ? 5 + pipsAt(state, at) : 0);

/** Tells whether a settlement may stand there. */
export const isFree = (state: State, at: number): boolean =>
  state.building[at] === 0 && next(at).every((other) => state.building[other] === 0);
