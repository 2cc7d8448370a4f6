/**
 * Capacity of packed state, and the needs of a game. A game that does not fit is refused before it is set up: nothing overflows
 * into its neighbour and is scored wrongly.
 */

import type { Options } from './editions.ts';
import { FIGURES, type Figure, PIECES, piecesOf } from './figures.ts';
import { TILES_AT_MOST } from './layout/cells.ts';
import { FIGURE_KINDS_AT_MOST, SEATS_OF_FIGURES } from './layout/deployed.ts';
import { SEATS_OF_HELPERS } from './layout/marks.ts';
import { SEATS_OF_STRENGTH, STRENGTH_MASK } from './layout/strength.ts';
import { OPEN, SHIELDS_MASK, SYMBOLS_MASK } from './layout/tally.ts';
import { KINDS, type Segment, SYMBOLS, symbolOf, type TileFacts } from './tiles/notation.ts';
import { isPrecinct } from './tiles/tables.ts';

/**
 * Seats that figures, strengths and helpers have bits for, and arrays by seat have room for; how many may play is said in
 * `editions.ts`.
 */
export const MAX_SEATS = Math.min(SEATS_OF_FIGURES, SEATS_OF_STRENGTH, SEATS_OF_HELPERS);

/** Fields with farmers that the final scoring can tell apart: two words of bits. */
export const FIELDS_AT_MOST = 64;

/** A number for each kind of symbols. */
function bySymbol(of: (symbol: number) => number): Record<(typeof SYMBOLS)[number], number> {
  return Object.fromEntries(SYMBOLS.map((name, symbol) => [name, of(symbol)])) as ReturnType<typeof bySymbol>;
}

/** Capacity of packed state. */
export const CAPACITY = {
  seats: MAX_SEATS,
  /** Kinds of figures. */
  figures: FIGURE_KINDS_AT_MOST,
  /** Strength of all meeples that a seat has. */
  strength: STRENGTH_MASK,
  /** Fields with farmers, if every meeple of every seat stands in one of its own. */
  fields: FIELDS_AT_MOST,
  tiles: TILES_AT_MOST,
  /** Open ends of one feature. */
  openEnds: OPEN,
  /** Coats of arms of all tiles, and the symbols of each kind. */
  shields: SHIELDS_MASK,
  ...bySymbol((symbol) => SYMBOLS_MASK[symbol]!),
} as const;

/** Part of it that a game needs. */
export type Needs = { readonly [what in keyof typeof CAPACITY]: number };

/** Returns the needs of a game with these tiles. */
export function needsOf(options: Pick<Options, 'seats' | 'sets'>, tiles: readonly TileFacts[]): Needs {
  const { seats, sets } = options;
  return {
    seats,
    figures: FIGURES.length,
    strength: total(FIGURES, (figure) => PIECES[figure].strength * piecesOf(figure, sets)),
    fields: seats * total(FIGURES, (figure) => (mayFarm(figure) ? piecesOf(figure, sets) : 0)),
    ...sumsOf(tiles).needs,
  };
}

/** Tells whether a helper in play arrives beside a meeple. */
const isAnyPaired = (options: Options): boolean =>
  FIGURES.some(
    (figure) => piecesOf(figure, options.sets) > 0 && PIECES[figure].isPaired?.({ ...options }) === true,
  );

const mayFarm = (figure: Figure): boolean =>
  PIECES[figure].strength > 0 && PIECES[figure].on.includes('field');

/** Names the capacity that is exceeded; undefined if a game with these needs fits. */
export function shortage(needs: Needs): string | undefined {
  const what = (Object.keys(CAPACITY) as (keyof typeof CAPACITY)[]).find(
    (name) => needs[name] > CAPACITY[name],
  );
  return what && `${what}: ${needs[what]}, and there is room for ${CAPACITY[what]}`;
}

/** Lengths of the arrays that differ from game to game. */
export interface Sizes {
  readonly tiles: number;
  readonly segments: number;
  /** Empty cells beside tiles: no shape of n cells has more than 2n + 2 of them. */
  readonly frontier: number;
  /** A figure for each tile; two where helpers are paired. */
  readonly figures: number;
  /** Monasteries and the like. */
  readonly monks: number;
  /** Actions of the phase `deploy` on one tile. */
  readonly deployCodes: number;
  /** Words for the tiles with several roads or several cities, whichever are more: 32 tiles a word. */
  readonly multiWords: number;
}

export function sizesOf(options: Options, played: readonly TileFacts[]): Sizes {
  const { sets } = options;
  const { needs, segmentsOfOne, ...sums } = sumsOf(played);
  const { tiles } = needs;
  const kinds = total(FIGURES, (figure) =>
    PIECES[figure].strength > 0 && piecesOf(figure, sets) > 0 ? 1 : 0,
  );
  return {
    tiles,
    ...sums,
    frontier: frontierOf(tiles),
    figures: isAnyPaired(options) ? 2 * tiles : tiles,
    // On each segment any meeple, alone or accompanied; what a set offers; nothing.
    deployCodes: 2 * kinds * segmentsOfOne + 2,
  };
}

/** Totals of a set of tiles, whoever plays with them. */
interface Sums extends Pick<Sizes, 'segments' | 'monks' | 'multiWords'> {
  readonly needs: Omit<Needs, 'seats' | 'figures' | 'strength' | 'fields'>;
  /** The most segments of one tile. */
  readonly segmentsOfOne: number;
}

/** By list of tiles: added up once, for set-up and determinizing ask again and again. */
const sums = new WeakMap<readonly TileFacts[], Sums>();

function sumsOf(tiles: readonly TileFacts[]): Sums {
  const known = sums.get(tiles) ?? addUp(tiles);
  sums.set(tiles, known);
  return known;
}

function addUp(tiles: readonly TileFacts[]): Sums {
  const sum = (of: (segment: Segment) => number) =>
    total(tiles, ({ segments, copies }) => copies * total(segments, of));
  return {
    needs: {
      tiles: total(tiles, ({ copies }) => copies),
      // Each join closes two ends: only cities with more than two sides add to those of a feature.
      openEnds: 2 + sum((segment) => (segment.kind === 'city' ? Math.max(0, segment.sides.length - 2) : 0)),
      shields: sum((segment) => (segment.kind === 'city' && segment.shield ? 1 : 0)),
      ...bySymbol((symbol) => sum((segment) => (symbolOf(segment) === symbol ? 1 : 0))),
    },
    segments: sum(() => 1),
    monks: sum((segment) => (hasMonk(segment) ? 1 : 0)),
    segmentsOfOne: Math.max(0, ...tiles.map(({ segments }) => segments.length)),
    multiWords: Math.ceil(Math.max(1, multiTiles(tiles, 'road'), multiTiles(tiles, 'city')) / 32),
  };
}

/** No shape of so many cells has more cells beside it. */
const frontierOf = (tiles: number): number => 2 * tiles + 2;
export const FRONTIER_AT_MOST = frontierOf(TILES_AT_MOST);

const hasMonk = ({ kind }: Segment): boolean => isPrecinct(KINDS.indexOf(kind));

/** Tiles that hold several segments of a kind. */
const multiTiles = (tiles: readonly TileFacts[], kind: Segment['kind']): number =>
  total(tiles, ({ segments, copies }) =>
    segments.filter((one) => one.kind === kind).length > 1 ? copies : 0,
  );

const total = <Of>(list: readonly Of[], of: (one: Of) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0);
