import { gain } from '../cards/moves.ts';
import { cardsIn, one } from '../cards/packed.ts';
import { BEGINNERS_HARBORS, BEGINNERS_HEXES, BEGINNERS_PIECES } from '../hexes/beginners.ts';
import { DESERT, HARBORS, type Harbor, TERRAINS, type Terrain } from '../hexes/terrain.ts';
import {
  HEXES,
  HEXES_AT,
  hexName,
  intersectionName,
  intersectionNumber,
  pathName,
  pathNumber,
} from '../hexes/topology.ts';
import { placeRoad, placeSettlement } from '../island/pieces.ts';
import { roadAdded } from '../scoring/longest-road.ts';
import {
  CONNECT,
  LAST,
  PHASE,
  PLACED,
  ROBBER_HEX,
  SEAT,
  SEATS_AT_TABLE,
  SETTLE,
  type State,
} from '../state.ts';
import { begin } from './begin.ts';
import { argumentOf } from './codes.ts';
import { tell } from './tell.ts';
import { tellBuilt } from './tell-built.ts';

/** Terrain, tokens and harbours as numbers; nothing is in force before `lay`. */
export function arrange(
  state: State,
  hexes: readonly (readonly [Terrain, number | null])[],
  harbors: readonly Harbor[],
): void {
  hexes.forEach(([terrain, token], hex) => {
    state.terrain[hex] = TERRAINS.indexOf(terrain);
    state.token[hex] = token ?? 0;
  });
  harbors.forEach((harbor, place) => {
    state.harbor[place] = HARBORS.indexOf(harbor);
  });
}

/** The island lies, the robber on its desert; the first seat settles. CAT-MAP-16, CAT-ROBBER-01 */
export function lay(state: State): void {
  state.scalar[ROBBER_HEX] = state.terrain.indexOf(DESERT);
  state.scalar[SEAT] = 0;
  state.scalar[PHASE] = SETTLE;
  if (state.sink) tell(state, { type: 'mapped', ...arrangement(state) });
}

export function arrangement(state: State): {
  readonly hexes: readonly (readonly [Terrain, number | null])[];
  readonly harbors: readonly Harbor[];
} {
  return {
    hexes: Array.from(
      { length: HEXES },
      (_, hex) => [TERRAINS[state.terrain[hex]!]!, state.token[hex] || null] as const,
    ),
    harbors: Array.from(state.harbor, (harbor) => HARBORS[harbor]!),
  };
}

/** Everything lies and stands as the book shows it. CAT-SETUP-09, CAT-MAP-03, CAT-MAP-04 */
export function setUpBeginners(state: State): void {
  const seats = state.scalar[SEATS_AT_TABLE]!;
  arrange(state, BEGINNERS_HEXES, BEGINNERS_HARBORS);
  lay(state);
  BEGINNERS_PIECES.slice(-seats).forEach(({ places }, seat) => {
    places.forEach(([at, road], i) => {
      settleFree(state, seat, intersectionNumber(at));
      placeRoad(state, seat, pathNumber(road));
      roadAdded(state, seat, pathNumber(road));
      if (i === 1) payStart(state, seat, intersectionNumber(at));
    });
  });
  begin(state, 0);
}

/** Who places the pair of that number: forth, back, and forth again. CAT-SETUP-03, CAT-SETUP-04 */
export function placer(pair: number, seats: number): number {
  const place = pair % seats;
  return ((pair / seats) | 0) % 2 === 0 ? place : seats - 1 - place;
}

/** CAT-SETUP-03, CAT-SETUP-04, CAT-SETUP-05 */
export function settleFirst(state: State, code: number): void {
  const { scalar } = state;
  const seat = scalar[SEAT]!;
  const at = argumentOf(code);
  settleFree(state, seat, at);
  scalar[LAST] = at;
  scalar[PHASE] = CONNECT;
  if (state.sink) tellBuilt(state, seat, 'settlement', intersectionName(at), {});
  const pairs = state.options.startSettlements * scalar[SEATS_AT_TABLE]!;
  if (scalar[PLACED]! >= pairs - scalar[SEATS_AT_TABLE]!) payStart(state, seat, at);
}

function settleFree(state: State, seat: number, at: number): void {
  placeSettlement(state, seat, at);
  state.points[seat]!++;
}

/** One card from each hex around. CAT-SETUP-06 */
function payStart(state: State, seat: number, at: number): void {
  let cards = 0;
  for (const hex of HEXES_AT[at]!) if (state.terrain[hex] !== DESERT) cards += one(state.terrain[hex]!);
  gain(state, seat, cards);
  if (state.sink)
    tell(state, {
      type: 'produced',
      rule: 'CAT-SETUP-06',
      cards: Array.from({ length: state.scalar[SEATS_AT_TABLE]! }, (_, one) =>
        one === seat ? cardsIn(cards) : {},
      ),
      hexes: HEXES_AT[at]!.filter((hex) => state.terrain[hex] !== DESERT).map(hexName),
    });
}

/** The road beside the settlement just placed; then the next seat, or the first turn. CAT-SETUP-04, CAT-SETUP-08 */
export function connect(state: State, code: number): void {
  const { scalar } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  const seat = scalar[SEAT]!;
  const path = argumentOf(code);
  placeRoad(state, seat, path);
  roadAdded(state, seat, path);
  if (state.sink) tellBuilt(state, seat, 'road', pathName(path), {});
  const pair = ++scalar[PLACED]!;
  scalar[LAST] = -1;
  if (pair === state.options.startSettlements * seats) {
    begin(state, 0);
    return;
  }
  scalar[SEAT] = placer(pair, seats);
  scalar[PHASE] = SETTLE;
}
