/** The set-up phase: pieces for nothing, and the cards of the last settlement. CAT-SETUP-03…08 */
import { RESOURCES } from '../cards/names.ts';
import { cardsIn, one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { hexName } from '../hexes/names.ts';
import { DESERT } from '../hexes/terrain.ts';
import { placeRoad, placeSettlement } from '../island/pieces.ts';
import { roadAdded } from '../scoring/longest-road.ts';
import { POINTS } from '../scoring/points.ts';
import type { State } from '../state.ts';
import { gain } from './move-cards.ts';

/** Seat that places the pair of that number: forth, back, and forth again. CAT-SETUP-03, CAT-SETUP-04 */
export function placer(pair: number, seats: number): number {
  const place = pair % seats;
  return ((pair / seats) | 0) % 2 === 0 ? place : seats - 1 - place;
}

export function placeFirstSettlement(state: State, seat: number, at: number): void {
  placeSettlement(state, seat, at);
  state.points[seat]! += POINTS.settlement;
}

export function placeFirstRoad(state: State, seat: number, path: number): void {
  placeRoad(state, seat, path);
  roadAdded(state, seat, path);
}

/** One card from each hex around. CAT-SETUP-06 */
export function payStart(state: State, seat: number, at: number): void {
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
