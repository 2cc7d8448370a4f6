/** Yields of places, as anybody can work them out from a view: names in, names out. */
import type { Seat } from '@bastide/contract';
import { RESOURCES, type Resource } from '../cards/names.ts';
import { islandOf } from '../hexes/base.ts';
import { hexName, intersectionName } from '../hexes/names.ts';
import type { Harbor } from '../hexes/terrain.ts';
import { YIELDS } from '../island/pieces.ts';
import type { HexView, View } from '../view.ts';

const hexOf = ({ hexes }: Pick<View, 'hexes'>, hex: string): HexView | undefined =>
  hexes.find((one) => one.hex === hex);

/** Visible part of the land and of the pieces on it. */
export type Land = Pick<View, 'options' | 'hexes' | 'harbors' | 'buildings' | 'robber'>;

/** Surroundings of a settlement at an intersection. */
export interface Site {
  /** One to three of them, the best first. CAT-GEO-02 */
  readonly hexes: readonly HexView[];
  /** Ways to roll one of their numbers, out of 36, one number after the other. CAT-COMP-03 */
  readonly pips: number;
  /** CAT-GEO-06 */
  readonly harbor: Harbor | null;
}

export function siteAt(land: Pick<Land, 'options' | 'hexes' | 'harbors'>, at: string): Site {
  const island = islandOf(land.options);
  const number = island.intersectionNumber(at);
  const hexes = (island.hexesAt[number] ?? [])
    .flatMap((hex) => hexOf(land, hexName(hex)) ?? [])
    .sort((a, b) => b.pips - a.pips);
  return {
    hexes,
    pips: hexes.reduce((sum, { pips }) => sum + pips, 0),
    harbor:
      land.harbors.find(({ on }) => island.ends[island.pathNumber(on)]?.includes(number))?.harbor ?? null,
  };
}

/** The hexes that a path parts: two, or one at the coast. CAT-GEO-03 */
export function hexesBeside(land: Pick<Land, 'options' | 'hexes'>, on: string): readonly HexView[] {
  const island = islandOf(land.options);
  const ends = island.ends[island.pathNumber(on)];
  if (!ends) return [];
  const [a, b] = ends;
  const both = island.hexesAt[a]!.filter((hex) => island.hexesAt[b]!.includes(hex));
  return both.flatMap((hex) => hexOf(land, hexName(hex)) ?? []);
}

/** Cards that a seat draws from a hex when its number is rolled. */
export interface Share {
  readonly seat: Seat;
  readonly cards: number;
  /** Ways to roll the number, out of 36, times cards. */
  readonly pips: number;
}

/** Returns the share of every seat with buildings round a hex, as if the robber stood elsewhere. CAT-PROD-02, CAT-CITY-02 */
export function sharesOf(land: Pick<Land, 'options' | 'hexes' | 'buildings'>, hex: string): readonly Share[] {
  const island = islandOf(land.options);
  const found = hexOf(land, hex);
  if (!found) return [];
  const corners = island.cornersOf[island.hexNumber(hex)]!.map(intersectionName);
  const cards = new Map<Seat, number>();
  for (const { at, seat, piece } of land.buildings)
    if (corners.includes(at)) cards.set(seat, (cards.get(seat) ?? 0) + YIELDS[piece]);
  return [...cards].sort(([a], [b]) => a - b).map(([seat, n]) => ({ seat, cards: n, pips: n * found.pips }));
}

/** By hex: what each seat draws from it now; nothing from the desert, nor where the robber stands. CAT-ROBBER-05 */
export const production = (land: Land): ReadonlyMap<string, readonly Share[]> =>
  new Map(
    land.hexes.map(({ hex, pips }) => [hex, hex === land.robber || pips === 0 ? [] : sharesOf(land, hex)]),
  );

/** By seat: the cards of each resource that 36 rolls bring on average, without those that the robber blocks. CAT-COMP-03, CAT-ROBBER-05 */
export function productionBySeat(
  land: Land & Pick<View, 'seats'>,
): readonly Readonly<Record<Resource, number>>[] {
  const bySeat = land.seats.map(
    () => Object.fromEntries(RESOURCES.map((card) => [card, 0])) as Record<Resource, number>,
  );
  for (const [hex, shares] of production(land)) {
    const resource = hexOf(land, hex)?.resource;
    if (resource) for (const { seat, pips } of shares) bySeat[seat]![resource] += pips;
  }
  return bySeat;
}
