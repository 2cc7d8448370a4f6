import { quote, type Refusal, type Seat } from '@bastide/contract';
import { CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../cards/stock.ts';
import { intersectionName, pathName } from '../hexes/names.ts';
import { opens, touches } from '../island/pieces.ts';
import { CONNECT, FREE_ROADS, MAIN, SETTLE, START } from '../phases.ts';
import { has } from '../place-sets.ts';
import { CITY, OWNER, type State } from '../state.ts';
import { malformed, no, outOfTurn, setUpRule, unpaid } from './reasons.ts';

const beforeRoll = (state: State, refused: Refusal | undefined): Refusal | undefined =>
  state.phase === START && refused?.rule === 'CAT-TURN-02'
    ? no('CAT-BUILD-02', 'building comes after the roll')
    : refused;

export function settleRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const at = state.island.intersectionNumber(name);
  if (at < 0) return noIntersection(state, name);
  const wait = beforeRoll(state, outOfTurn(state, seat, SETTLE, MAIN));
  if (wait) return wait;
  if (state.settlementsLeft[seat] === 0)
    return no('CAT-SETL-06', 'all five settlements are on the island: a city gives one back');
  if (!has(state.free, 0, at)) return taken(state, at);
  if (state.phase === SETTLE) return undefined;
  if (!touches(state, seat, at)) return no('CAT-SETL-03', 'no own road leads there');
  return unpaid(state, seat, SETTLEMENT_COST);
}

const noIntersection = ({ island }: State, name: unknown): Refusal =>
  malformed(
    `there is no intersection ${quote(name)}: they are "V00" to "${intersectionName(island.intersections - 1)}"`,
  );

/** By what an intersection is not free. */
function taken({ building, island }: State, at: number): Refusal {
  const seatAt = (place: number) => ({ seat: (building[place]! & OWNER) - 1 });
  if (building[at] !== 0) return no('CAT-SETL-02', 'a building stands there', seatAt(at));
  const neighbour = island.neighbours[at]!.find((other) => building[other] !== 0)!;
  return no('CAT-SETL-04', 'a building stands on the next intersection', seatAt(neighbour));
}

export function roadRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const { island } = state;
  const path = island.pathNumber(name);
  if (path < 0)
    return malformed(`there is no path ${quote(name)}: they are "E00" to "${pathName(island.paths - 1)}"`);
  const wait = beforeRoll(state, outOfTurn(state, seat, CONNECT, MAIN, FREE_ROADS));
  if (wait) return wait;
  if (state.roadsLeft[seat] === 0) return no('CAT-ROAD-07', 'all 15 roads are on the island');
  if (state.road[path] !== 0) return no('CAT-ROAD-01', 'a road lies there', { seat: state.road[path]! - 1 });
  const ends = island.ends[path]!;
  if (state.phase === CONNECT)
    return ends.includes(state.last)
      ? undefined
      : no(setUpRule(state), 'this road starts at the settlement just placed');
  if (!ends.some((at) => opens(state, seat, at)))
    return ends.some((at) => touches(state, seat, at))
      ? no('CAT-ROAD-04', "another player's building stands between")
      : no('CAT-ROAD-03', 'no own road or building touches this path');
  return state.phase === FREE_ROADS ? undefined : unpaid(state, seat, ROAD_COST);
}

export function cityRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const at = state.island.intersectionNumber(name);
  if (at < 0) return noIntersection(state, name);
  const wait = beforeRoll(state, outOfTurn(state, seat, MAIN));
  if (wait) return wait;
  if (state.citiesLeft[seat] === 0) return no('CAT-CITY-03', 'all four cities are on the island');
  if (state.building[at] !== seat + 1)
    return no(
      'CAT-CITY-01',
      state.building[at] === ((seat + 1) | CITY)
        ? 'this is a city already'
        : 'no own settlement stands there',
    );
  return unpaid(state, seat, CITY_COST);
}
