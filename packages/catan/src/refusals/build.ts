import { type Refusal, type Seat, show } from '@bastide/contract';
import { CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../cards/stock.ts';
import { END_A, END_B } from '../hexes/tables.ts';
import { intersectionNumber, NEIGHBOURS, pathNumber } from '../hexes/topology.ts';
import { opens, touches } from '../island/pieces.ts';
import { CITY, CONNECT, FREE_ROADS, LAST, MAIN, OWNER, PHASE, SETTLE, START, type State } from '../state.ts';
import { malformed, no, outOfTurn, unpaid } from './reasons.ts';

const beforeRoll = (state: State, refused: Refusal | undefined): Refusal | undefined =>
  refused && state.scalar[PHASE] === START && refused.rule === 'CAT-TURN-02'
    ? no('CAT-BUILD-02', 'building comes after the roll')
    : refused;

export function settleRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const at = intersectionNumber(name);
  if (at < 0) return malformed(`there is no intersection ${show(name)}: they are "V00" to "V53"`);
  const wait = beforeRoll(state, outOfTurn(state, seat, SETTLE, MAIN));
  if (wait) return wait;
  if (state.settlementsLeft[seat] === 0)
    return no('CAT-SETL-06', 'all five settlements are on the island: a city gives one back');
  const owner = state.building[at]! & OWNER;
  if (owner !== 0) return no('CAT-SETL-02', 'a building stands there', { seat: owner - 1 });
  const neighbour = NEIGHBOURS[at]!.find((other) => state.building[other] !== 0);
  if (neighbour !== undefined)
    return no('CAT-SETL-04', 'a building stands on the next intersection', {
      seat: (state.building[neighbour]! & OWNER) - 1,
    });
  if (state.scalar[PHASE] === SETTLE) return undefined;
  if (!touches(state, seat, at)) return no('CAT-SETL-03', 'no own road leads there');
  return unpaid(state, seat, SETTLEMENT_COST);
}

export function roadRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const path = pathNumber(name);
  if (path < 0) return malformed(`there is no path ${show(name)}: they are "E00" to "E71"`);
  const wait = beforeRoll(state, outOfTurn(state, seat, CONNECT, MAIN, FREE_ROADS));
  if (wait) return wait;
  if (state.roadsLeft[seat] === 0) return no('CAT-ROAD-07', 'all 15 roads are on the island');
  if (state.road[path] !== 0) return no('CAT-ROAD-01', 'a road lies there', { seat: state.road[path]! - 1 });
  const ends = [END_A[path]!, END_B[path]!];
  if (state.scalar[PHASE] === CONNECT)
    return ends.includes(state.scalar[LAST]!)
      ? undefined
      : no('CAT-SETUP-03', 'this road starts at the settlement just placed');
  if (!ends.some((at) => opens(state, seat, at)))
    return ends.some((at) => touches(state, seat, at))
      ? no('CAT-ROAD-04', "another player's building stands between")
      : no('CAT-ROAD-03', 'no own road or building touches this path');
  return state.scalar[PHASE] === FREE_ROADS ? undefined : unpaid(state, seat, ROAD_COST);
}

export function cityRefusal(state: State, seat: Seat, name: unknown): Refusal | undefined {
  const at = intersectionNumber(name);
  if (at < 0) return malformed(`there is no intersection ${show(name)}: they are "V00" to "V53"`);
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
