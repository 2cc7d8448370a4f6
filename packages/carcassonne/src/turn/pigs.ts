/**
 * Pigs that are paid during the game: whenever a city with a coat of arms is completed. CAR-TB-PIG-20…30
 */
import { find } from '../board/features.ts';
import { figureAt, partsOf, segmentOf, standingAt, strengthBySeat } from '../board/pieces.ts';
import { CITY_OF_FIELD } from '../scoring/pig-bonus.ts';
import { completeCitiesOf, countCitiesOf } from '../scoring/touching.ts';
import {
  ASKED,
  BIG,
  BIG_SHIFT,
  FARMER,
  GONE,
  HELPER_SHIFT,
  MAX_SEATS,
  PENDING,
  PHASE,
  PIG,
  SEAT,
  SEATS_AT_TABLE,
  type State,
} from '../state.ts';
import { passOn } from './pass-on.ts';
import { tell } from './tell.ts';

/**
 * Every pig brings its owner 3 points for each complete city beside its field, whatever the majority, and goes home;
 * the active seat first, then clockwise. Then its owners are asked about their farmers, in the same order.
 * CAR-TB-PIG-22, CAR-TB-PIG-23, CAR-TB-PIG-24
 */
export function payPigs(state: State): void {
  const { scalar, pigAt } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  scalar[PENDING] = 0;
  for (let i = 0; i < seats; i++) {
    const seat = (scalar[SEAT]! + i) % seats;
    if (pigAt[seat] === 0) continue;
    payPig(state, seat);
    scalar[PENDING]! |= 1 << seat;
  }
  askNext(state, scalar[SEAT]!);
}

function payPig(state: State, seat: number): void {
  const entry = state.pigAt[seat]! - 1;
  const packed = state.figures[entry]!;
  const field = find(state.parent, segmentOf(state, packed));
  const cities = countCitiesOf(state, field);
  state.points[seat]! += CITY_OF_FIELD * cities;
  if (state.sink) tellPig(state, entry, field, cities);
  state.strength[field]! ^= 1 << (HELPER_SHIFT + seat);
  state.figures[entry] = packed | GONE;
  state.pigAt[seat] = 0;
  state.supply[PIG * MAX_SEATS + seat]!++;
}

function tellPig(state: State, entry: number, field: number, count: number): void {
  const { seat } = figureAt(state, entry);
  const points = CITY_OF_FIELD * count;
  tell(state, {
    type: 'scored',
    seat,
    rule: 'CAR-TB-PIG-22',
    points,
    parts: [{ for: 'cities', count, each: CITY_OF_FIELD, points }],
    kind: 'field',
    feature: partsOf(state, field),
    strength: strengthBySeat(state, state.strength[field]!),
    final: false,
    cities: [...completeCitiesOf(state, field).values()],
  });
  tell(state, { type: 'returned', figures: [standingAt(state, entry)], rule: 'CAR-TB-PIG-24' });
}

/** The next owner, clockwise from a seat, decides; if nobody is left to ask, the phase is not entered. CAR-TB-PIG-25 */
function askNext(state: State, from: number): boolean {
  const { scalar } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if ((scalar[PENDING]! & (1 << seat)) === 0) continue;
    scalar[PHASE] = FARMER;
    scalar[ASKED] = seat;
    return true;
  }
  return false;
}

export const STAYS = 0;
export const RETURNS = 1;

/** The farmer beside the pig goes home too, or stays. CAR-TB-PIG-25 */
export function decide(state: State, code: number): void {
  const { scalar } = state;
  const seat = scalar[ASKED]!;
  if (code === RETURNS) takeFarmer(state, seat);
  state.farmerAt[seat] = 0;
  scalar[PENDING]! ^= 1 << seat;
  if (!askNext(state, seat)) passOn(state);
}

function takeFarmer(state: State, seat: number): void {
  const entry = state.farmerAt[seat]! - 1;
  const packed = state.figures[entry]!;
  const figure = (packed >> 3) & 7;
  const field = find(state.parent, segmentOf(state, packed));
  if (state.sink)
    tell(state, { type: 'returned', figures: [standingAt(state, entry)], rule: 'CAR-TB-PIG-25' });
  state.figures[entry] = packed | GONE;
  state.strength[field]! -= (figure === BIG ? 2 : 1) << (4 * seat);
  if (figure === BIG) state.shared[field]! &= ~(1 << (BIG_SHIFT + seat));
  state.supply[figure * MAX_SEATS + seat]!++;
}

/** The farmer's decisions that are open: to stay, or to go home. */
export function listDecisions(out: Int32Array): number {
  out[0] = STAYS;
  out[1] = RETURNS;
  return 2;
}
