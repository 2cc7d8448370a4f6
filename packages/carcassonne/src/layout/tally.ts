/**
 * Counts of a feature but a field so far, in one number, so that joining two features is one addition:
 *
 *     bits   0–7  open ends; of a monastery or the like: empty cells around
 *     bits  8–15  tiles
 *     bits 16–20  coats of arms
 *     bits 21–30  symbols of three kinds, which sets print in cities: four bits, three, three
 *
 * A mask is the most that its field can hold; `capacity.ts` refuses games that need more.
 */
export const OPEN = 0xff;

const TILES_SHIFT = 8;
export const TILES_MASK = 0xff;
export const ONE_TILE = 1 << TILES_SHIFT;
export const tilesIn = (tally: number): number => (tally >> TILES_SHIFT) & TILES_MASK;

const SHIELDS_SHIFT = 16;
export const SHIELDS_MASK = 0x1f;
export const ONE_SHIELD = 1 << SHIELDS_SHIFT;
export const shieldsIn = (tally: number): number => (tally >> SHIELDS_SHIFT) & SHIELDS_MASK;

/** By place in SYMBOLS. */
const SYMBOLS_SHIFT = [21, 25, 28] as const;
export const SYMBOLS_MASK = [0xf, 0x7, 0x7] as const;
const FIRST_SYMBOL = 21;
export const oneSymbol = (symbol: number): number => 1 << SYMBOLS_SHIFT[symbol]!;
/** Number of symbols of a kind that a city holds. */
export const symbolsIn = (tally: number, symbol: number): number =>
  (tally >> SYMBOLS_SHIFT[symbol]!) & SYMBOLS_MASK[symbol]!;
export const hasSymbols = (tally: number): boolean => tally >>> FIRST_SYMBOL !== 0;

/** Tells whether nothing is open: a road or city is complete, a monastery or the like surrounded. CAR-ROAD-01, CAR-CITY-01, CAR-MON-02 */
export const isComplete = (tally: number): boolean => (tally & OPEN) === 0;
