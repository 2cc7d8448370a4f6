import type { At } from '../actions.ts';

/** More tiles than a game may have would not fit: see `room.ts`. */
export const TILES_AT_MOST = 255;

/**
 * The board is 512 cells wide and high with the start tile in the middle: not even all tiles in one row reach an edge,
 * so the neighbours of a cell are always at fixed distances.
 */
export const WIDTH = 512;
export const CELLS = WIDTH * WIDTH;
/** Distance to the neighbours of a cell, by side: N, E, S, W. */
export const STEP = [-WIDTH, 1, WIDTH, -1] as const;
/** Distances of the eight cells around a cell. */
export const AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const;

/** The cell of [0, 0], where the start tile lies. */
export const START_CELL = (WIDTH / 2) * WIDTH + WIDTH / 2;
/** Coordinates, east and south of the start tile, are from −255 to 255. */
export const FARTHEST = WIDTH / 2 - 1;

export const cellAt = (x: number, y: number): number => START_CELL + y * WIDTH + x;
export const placeOf = (cell: number): At => [
  (cell % WIDTH) - WIDTH / 2,
  Math.floor(cell / WIDTH) - WIDTH / 2,
];
