import { greatest, strengthOf } from '../board/features.ts';
import { partsOf } from '../board/pieces.ts';
import { MAX_SEATS, SEATS_AT_TABLE, type State } from '../state.ts';
import { tell } from '../turn/tell.ts';
import { pigBonus } from './pig-bonus.ts';
import { cityRoots, fieldRoots, touches } from './touching.ts';

/** Points for a complete city to whoever has most farmers around it, and with a pig there. CAR-FARM-03, CAR-TB-PIG-06 */
export const CITY_ALONE = 4;

const around = new Int32Array(MAX_SEATS);

/**
 * City by city: the farmers of all fields that touch a complete city are added up, and whoever has most is paid for
 * the city. CAR-FARM-03
 */
export function payByCity(state: State, fields: number, cities: number): void {
  const seats = state.scalar[SEATS_AT_TABLE]!;
  for (let i = 0; i < cities; i++) {
    const city = cityRoots[i]!;
    around.fill(0);
    for (let at = 0; at < fields; at++)
      if (touches(state, city, at))
        for (let seat = 0; seat < seats; seat++)
          around[seat]! += strengthOf(state.strength[fieldRoots[at]!]!, seat);
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, around[seat]!);
    for (let seat = 0; seat < seats; seat++) if (around[seat] === most) payCity(state, fields, city, seat);
  }
}

function payCity(state: State, fields: number, city: number, seat: number): void {
  const pig = hasPigBeside(state, fields, city, seat);
  const points = CITY_ALONE + (pig ? 1 : 0);
  state.points[seat]! += points;
  if (!state.sink) return;
  const parts = partsOf(state, city);
  tell(state, {
    type: 'scored',
    seat,
    rule: pig ? 'CAR-TB-PIG-06' : 'CAR-FARM-03',
    points,
    parts: [{ for: 'cities', count: 1, each: points, points }],
    kind: 'field',
    feature: parts,
    strength: Array.from(around.subarray(0, state.scalar[SEATS_AT_TABLE]!)),
    final: true,
    cities: parts.slice(0, 1),
  });
}

/** Whether a pig of the seat grazes beside the city in a field where the seat has most farmers. CAR-TB-PIG-06 */
function hasPigBeside(state: State, fields: number, city: number, seat: number): boolean {
  for (let at = 0; at < fields; at++) {
    const strength = state.strength[fieldRoots[at]!]!;
    const pig = pigBonus(state, strength, seat);
    if (pig === 1 && strengthOf(strength, seat) === greatest(strength) && touches(state, city, at))
      return true;
  }
  return false;
}
