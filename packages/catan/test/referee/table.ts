import type { Options } from '@bastide/catan';
import {
  BEGINNERS,
  type Cards,
  CITIES,
  type Developments,
  fullBank,
  fullDeck,
  move,
  noCards,
  noDevelopments,
  RESOURCES,
  type RefereeDevelopment,
  ROADS,
  SETTLEMENTS,
  type Some,
  YIELD,
} from './box.ts';
import { CORNERS, ENDS, HARBOR_PATHS, HEXES, HEXES_AT, NEIGHBOURS, PATHS, PATHS_AT } from './island.ts';
import { longestRoad } from './longest-road.ts';

export interface Terms {
  readonly give: Some;
  readonly get: Some;
}

export interface Player {
  hand: Cards;
  /** Development cards not played, and when each was bought: the turn's number. */
  held: { card: RefereeDevelopment; turn: number }[];
  knights: number;
  roads: string[];
  settlements: string[];
  cities: string[];
  length: number;
  /** Cards still to discard. */
  due: number;
  /** Its answer to the offer, or its proposal. */
  answer: 'silent' | 'declined' | 'accepted' | 'proposed';
  terms: Terms;
}

/** Everything on the table and in the hands, as plain data. */
export interface RefereeTable {
  phase: string;
  seat: number;
  turn: number;
  /** Settlements and roads placed before the first turn. */
  placed: number;
  last: string | null;
  dice: [number, number] | null;
  hexes: Record<string, { terrain: string; token: number | null }>;
  harbors: Record<string, string>;
  robber: string | null;
  victim: number | null;
  bank: Cards;
  deck: Developments;
  players: Player[];
  longestRoad: number | null;
  largestArmy: number | null;
  played: boolean;
  built: boolean;
  free: number;
  mayDecline: boolean;
  offer: (Terms & { readonly to: readonly number[] }) | null;
  withdrawn: boolean;
  /** Pairs of dice in the deck; null where dice are rolled. */
  pairs: string[] | null;
  winner: number | null;
}

export const ALL_PAIRS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => `${a} ${b}`));

export function emptyTable(options: Options): RefereeTable {
  return {
    phase: 'map',
    seat: 0,
    turn: 0,
    placed: 0,
    last: null,
    dice: null,
    hexes: {},
    harbors: {},
    robber: null,
    victim: null,
    bank: fullBank(),
    deck: fullDeck(),
    players: Array.from({ length: options.seats }, () => ({
      hand: noCards(),
      held: [],
      knights: 0,
      roads: [],
      settlements: [],
      cities: [],
      length: 0,
      due: 0,
      answer: 'silent',
      terms: { give: {}, get: {} },
    })),
    longestRoad: null,
    largestArmy: null,
    played: false,
    built: false,
    free: 0,
    mayDecline: false,
    offer: null,
    withdrawn: false,
    pairs: options.dice === 'independent' ? null : [...ALL_PAIRS],
    winner: null,
  };
}

/** The island as given; the robber on its desert. CAT-MAP-16 */
export function layIsland(
  table: RefereeTable,
  hexes: readonly (readonly [string, number | null])[],
  harbors: readonly string[],
): void {
  HEXES.forEach((hex, i) => {
    const [terrain, token] = hexes[i]!;
    table.hexes[hex] = { terrain, token };
    if (terrain === 'desert') table.robber = hex;
  });
  HARBOR_PATHS.forEach((path, i) => {
    table.harbors[path] = harbors[i]!;
  });
}

/** The pieces that stand on the beginners' map; with fewer players the first colours are left off. CAT-MAP-03, 04 */
export function placeBeginners(table: RefereeTable): void {
  layIsland(table, BEGINNERS.hexes, BEGINNERS.harbors);
  BEGINNERS.pieces.slice(4 - table.players.length).forEach(([one, road, paying, other], seat) => {
    const player = table.players[seat]!;
    player.settlements.push(one!, paying!);
    player.roads.push(road!, other!);
    payStart(table, seat, paying!);
  });
  measure(table);
}

/** CAT-SETUP-06 */
export function payStart(table: RefereeTable, seat: number, at: string): void {
  for (const hex of HEXES_AT[at]!) {
    const card = YIELD[table.hexes[hex]!.terrain];
    if (card) move({ [card]: 1 }, table.bank, table.players[seat]!.hand);
  }
}

// ── Who stands where ─────────────────────────────────────────────────────────────────────────────────────────────

const buildings = ({ settlements, cities }: Player): string[] => [...settlements, ...cities];

/** Owner of the building there. */
export function ownerOf(table: RefereeTable, at: string): number | null {
  const seat = table.players.findIndex((player) => buildings(player).includes(at));
  return seat < 0 ? null : seat;
}

export const ownerOfRoad = (table: RefereeTable, path: string): number | null => {
  const seat = table.players.findIndex(({ roads }) => roads.includes(path));
  return seat < 0 ? null : seat;
};

/** CAT-SETL-02, CAT-SETL-04 */
export const isFree = (table: RefereeTable, at: string): boolean =>
  [at, ...NEIGHBOURS[at]!].every((place) => ownerOf(table, place) === null);

export const hasRoadAt = (table: RefereeTable, seat: number, at: string): boolean =>
  PATHS_AT[at]!.some((path) => table.players[seat]!.roads.includes(path));

/** CAT-ROAD-01, CAT-ROAD-03, CAT-ROAD-04, CAT-ROAD-05 */
export function connects(table: RefereeTable, seat: number, path: string): boolean {
  if (ownerOfRoad(table, path) !== null) return false;
  return ENDS[path]!.some((end) => {
    const owner = ownerOf(table, end);
    return owner === seat || (owner === null && hasRoadAt(table, seat, end));
  });
}

export const supply = ({ roads, settlements, cities }: Player) => ({
  settlement: SETTLEMENTS - settlements.length,
  city: CITIES - cities.length,
  road: ROADS - roads.length,
});

/** CAT-PROG-03 */
export const mayLayRoad = (table: RefereeTable, seat: number): boolean =>
  supply(table.players[seat]!).road > 0 && PATHS.some((path) => connects(table, seat, path));

/** Price of one card at the bank for a seat. CAT-MARI-01, CAT-MARI-02, CAT-MARI-03 */
export function rates(table: RefereeTable, seat: number): Cards {
  const own = buildings(table.players[seat]!);
  const harbors = HARBOR_PATHS.filter((path) => ENDS[path]!.some((end) => own.includes(end))).map(
    (path) => table.harbors[path]!,
  );
  const asked = noCards();
  for (const card of RESOURCES) asked[card] = harbors.includes(card) ? 2 : harbors.includes('3:1') ? 3 : 4;
  return asked;
}

export const seatsAt = (table: RefereeTable, hex: string): number[] =>
  table.players.flatMap((player, seat) =>
    buildings(player).some((at) => CORNERS[hex]!.includes(at)) ? [seat] : [],
  );

// ── Points ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Points that all can see. CAT-VP-01 */
export function points(table: RefereeTable, seat: number): number {
  const { settlements, cities } = table.players[seat]!;
  const bonus = (table.longestRoad === seat ? 2 : 0) + (table.largestArmy === seat ? 2 : 0);
  return settlements.length + 2 * cities.length + bonus;
}

export const hiddenPoints = (player: Player): number =>
  player.held.filter(({ card }) => card === 'point').length;

/** Lengths of all, and who holds the card now. CAT-LROAD-01, CAT-LROAD-08, CAT-LROAD-09 */
export function measure(table: RefereeTable): void {
  table.players.forEach((player, seat) => {
    player.length = longestRoad(player.roads, (at) => {
      const owner = ownerOf(table, at);
      return owner !== null && owner !== seat;
    });
  });
  const most = Math.max(...table.players.map(({ length }) => length));
  const longest = table.players.flatMap(({ length }, seat) => (length === most ? [seat] : []));
  if (most < 5) table.longestRoad = null;
  else if (table.longestRoad !== null && longest.includes(table.longestRoad)) return;
  else table.longestRoad = longest.length === 1 ? longest[0]! : null;
}

/** CAT-LARMY-01, CAT-LARMY-02 */
export function countKnights(table: RefereeTable): void {
  const { players, largestArmy: holder } = table;
  const toBeat = holder === null ? 2 : players[holder]!.knights;
  const better = players.findIndex(({ knights }) => knights > toBeat);
  if (better >= 0) table.largestArmy = better;
}

export const developments = (player: Player, isCounted: (turn: number) => boolean): Developments => {
  const counts = noDevelopments();
  for (const { card, turn } of player.held) if (isCounted(turn)) counts[card]++;
  return counts;
};
