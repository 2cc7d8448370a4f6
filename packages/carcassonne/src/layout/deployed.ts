/**
 * One deployed figure, as an entry of `State.figures`:
 *
 *     bits   0–2  seat
 *     bits   3–7  figure
 *     bits  8–11  local of the segment it stands on
 *     bits 12–19  slot of the tile
 *     bit     20  it went home
 */
const SEAT_MASK = 7;
const FIGURE_SHIFT = 3;
const FIGURE_MASK = 31;
const LOCAL_SHIFT = 8;
const SLOT_SHIFT = 12;
export const WENT_HOME = 1 << 20;

export const SEATS_OF_FIGURES = SEAT_MASK + 1;
export const FIGURE_KINDS_AT_MOST = FIGURE_MASK + 1;

export const deployed = (slot: number, local: number, figure: number, seat: number): number =>
  (slot << SLOT_SHIFT) | (local << LOCAL_SHIFT) | (figure << FIGURE_SHIFT) | seat;
export const seatIn = (entry: number): number => entry & SEAT_MASK;
export const figureIn = (entry: number): number => (entry >> FIGURE_SHIFT) & FIGURE_MASK;
export const localIn = (entry: number): number => (entry >> LOCAL_SHIFT) & 15;
export const slotIn = (entry: number): number => (entry >> SLOT_SHIFT) & 0xff;
export const isHome = (entry: number): boolean => (entry & WENT_HOME) !== 0;
