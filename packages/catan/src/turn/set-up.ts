import { emptyHands } from '../cards/counting.ts';
import { RESOURCES } from '../cards/names.ts';
import { cardsIn, one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { emptyTable } from '../empty-table.ts';
import { BEGINNERS_HARBORS, BEGINNERS_HEXES, BEGINNERS_PIECES } from '../hexes/beginners.ts';
import type { Island } from '../hexes/island.ts';
import { hexName, intersectionName, pathName } from '../hexes/names.ts';
import { DESERT, HARBORS, type Harbor, TERRAINS, type Terrain } from '../hexes/terrain.ts';
import { placeRoad, placeSettlement } from '../island/pieces.ts';
import type { Options } from '../options.ts';
import { CONNECT, SETTLE } from '../phases.ts';
import { roadAdded } from '../scoring/longest-road.ts';
import { POINTS } from '../scoring/points.ts';
import type { State } from '../state.ts';
import { begin } from './begin.ts';
import { argumentOf } from './codes.ts';
import { emitBuilt } from './emit-built.ts';
import { gain } from './move-cards.ts';

/** A table on which everybody counts cards; the beginners' pieces stand already. CAT-SETUP-01, CAT-SETUP-09 */
export function setUp(options: Options, island: Island): State {
  const state = emptyTable(options, island);
  state.counting = emptyHands(options.seats);
  if (options.map === 'beginners') setUpBeginners(state);
  return state;
}

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
  state.robber = state.terrain.indexOf(DESERT);
  state.phase = SETTLE;
  if (state.events) emit(state, { type: 'mapped', ...arrangement(state) });
}

export function arrangement(state: State): {
  readonly hexes: readonly (readonly [Terrain, number | null])[];
  readonly harbors: readonly Harbor[];
} {
  return {
    hexes: Array.from(
      { length: state.island.hexes },
      (_, hex) => [TERRAINS[state.terrain[hex]!]!, state.token[hex] || null] as const,
    ),
    harbors: Array.from(state.harbor, (harbor) => HARBORS[harbor]!),
  };
}

/** Everything lies and stands as the book shows it. CAT-SETUP-09, CAT-MAP-03, CAT-MAP-04 */
function setUpBeginners(state: State): void {
  const { seats, island } = state;
  arrange(state, BEGINNERS_HEXES, BEGINNERS_HARBORS);
  lay(state);
  BEGINNERS_PIECES.slice(-seats).forEach(({ places }, seat) => {
    places.forEach(([at, road], i) => {
      settleFree(state, seat, island.intersectionNumber(at));
      placeRoad(state, seat, island.pathNumber(road));
      roadAdded(state, seat, island.pathNumber(road));
      if (i === 1) payStart(state, seat, island.intersectionNumber(at));
    });
  });
  begin(state, 0);
}

/** Seat that places the pair of that number: forth, back, and forth again. CAT-SETUP-03, CAT-SETUP-04 */
export function placer(pair: number, seats: number): number {
  const place = pair % seats;
  return ((pair / seats) | 0) % 2 === 0 ? place : seats - 1 - place;
}

/** CAT-SETUP-03, CAT-SETUP-04, CAT-SETUP-05 */
export function settleFirst(state: State, code: number): void {
  const seat = state.seat;
  const at = argumentOf(code);
  settleFree(state, seat, at);
  state.last = at;
  state.phase = CONNECT;
  if (state.events) emitBuilt(state, seat, 'settlement', intersectionName(at), {});
  const pairs = state.options.startSettlements * state.seats;
  if (state.placed >= pairs - state.seats) payStart(state, seat, at);
}

function settleFree(state: State, seat: number, at: number): void {
  placeSettlement(state, seat, at);
  state.points[seat]! += POINTS.settlement;
}

/** One card from each hex around. CAT-SETUP-06 */
function payStart(state: State, seat: number, at: number): void {
  const hexes = state.island.hexesAt[at]!.filter((hex) => state.terrain[hex] !== DESERT);
  const cards = hexes.reduce((sum, hex) => sum + one(state.terrain[hex]!), 0);
  gain(state, seat, cards);
  if (state.events)
    emit(state, {
      type: 'produced',
      rule: 'CAT-SETUP-06',
      cards: Array.from({ length: state.seats }, (_, one) => (one === seat ? cardsIn(cards) : {})),
      hexes: hexes.map(hexName),
      gains: hexes.map((hex) => ({
        hex: hexName(hex),
        seat,
        card: RESOURCES[state.terrain[hex]!]!,
        count: 1,
      })),
    });
}

/** The road beside the settlement just placed; then the next seat, or the first turn. CAT-SETUP-04, CAT-SETUP-08 */
export function connect(state: State, code: number): void {
  const seats = state.seats;
  const seat = state.seat;
  const path = argumentOf(code);
  placeRoad(state, seat, path);
  roadAdded(state, seat, path);
  if (state.events) emitBuilt(state, seat, 'road', pathName(path), {});
  const pair = ++state.placed;
  state.last = -1;
  if (pair === state.options.startSettlements * seats) {
    begin(state, 0);
    return;
  }
  state.seat = placer(pair, seats);
  state.phase = SETTLE;
}
