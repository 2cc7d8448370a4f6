/**
 * Pigs that are paid during the game: whenever a city with a coat of arms is completed. CAR-TB-PIG-20…30
 */

import { find } from '../../board/features.ts';
import { deployedFigureAt, partsOf, segmentOf, strengthBySeat } from '../../board/pieces.ts';
import { emit } from '../../emit.ts';
import { seatIn, WENT_HOME } from '../../layout/deployed.ts';
import { helperOf } from '../../layout/marks.ts';
import { shieldsIn } from '../../layout/tally.ts';
import { completeCitiesOf, countCitiesOf } from '../../scoring/touching.ts';
import { bySeat, PHASES, type State } from '../../state.ts';
import { CITY } from '../../tiles/tables.ts';
import { PIG } from './facts.ts';
import { PIG_PAYS } from './points.ts';

/** Owners of pigs decide whether the farmers go home too. CAR-TB-PIG-25 */
export const FARMER = PHASES.indexOf('farmer');

/** Pigs are paid when a city with a coat of arms was completed, once for all such cities. CAR-TB-PIG-21, CAR-TB-PIG-27 */
export function payPigsIfDue(state: State, roots: Int32Array, kinds: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++)
    if (kinds[i] === CITY && shieldsIn(state.tally[roots[i]!]!) > 0) return payPigs(state);
  return false;
}

/**
 * Every pig brings its owner 3 points for each complete city beside its field, whatever the majority, and goes home;
 * the active seat first, then clockwise. Then its owners are asked about their farmers, in the same order.
 * CAR-TB-PIG-22, CAR-TB-PIG-23, CAR-TB-PIG-24
 */
function payPigs(state: State): boolean {
  const { supply, seats } = state;
  for (let i = 0; i < seats; i++) {
    const seat = (state.seat + i) % seats;
    if (supply[bySeat(PIG, seat)] !== 0) continue;
    payPig(state, seat);
    state.pending |= 1 << seat;
  }
  return askNext(state, state.seat);
}

function payPig(state: State, seat: number): void {
  const at = state.lastAt[bySeat(PIG, seat)]! - 1;
  const entry = state.figures[at]!;
  const field = find(state.parent, segmentOf(state, entry));
  const cities = countCitiesOf(state, field);
  state.points[seat]! += PIG_PAYS * cities;
  if (state.events) emitPigScore(state, entry, field, cities);
  state.marks[field]! ^= helperOf(seat);
  state.figures[at] = entry | WENT_HOME;
  state.supply[bySeat(PIG, seat)]!++;
}

function emitPigScore(state: State, entry: number, field: number, count: number): void {
  const points = PIG_PAYS * count;
  emit(state, {
    type: 'scored',
    seat: seatIn(entry),
    rule: 'CAR-TB-PIG-22',
    points,
    parts: [{ for: 'cities', count, each: PIG_PAYS, points }],
    kind: 'field',
    feature: partsOf(state, field),
    strength: strengthBySeat(state, state.strength[field]!),
    final: false,
    cities: [...completeCitiesOf(state, field).values()],
  });
  emit(state, { type: 'returned', figures: [deployedFigureAt(state, entry)], rule: 'CAR-TB-PIG-24' });
}

/** The next owner, clockwise from a seat, decides; if nobody is left to ask, the phase is not entered. CAR-TB-PIG-25 */
export function askNext(state: State, from: number): boolean {
  const { seats } = state;
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if ((state.pending & (1 << seat)) === 0) continue;
    state.phase = FARMER;
    state.asked = seat;
    return true;
  }
  return false;
}
