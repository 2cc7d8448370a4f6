import { TILES_MASK } from './tally.ts';

/** East and south of the start tile. */
export type Coordinates = readonly [x: number, y: number];

/** Tiles of one game. */
export const TILES_AT_MOST = TILES_MASK;

/**
 * A row of the board is 512 cells wide, with the start tile in the middle, and a game has as many rows as its tiles may need:
 * not even all of them in one line reach an edge, so the neighbours of a cell are always at fixed distances.
 */
export const WIDTH = 512;
/** Distance to the neighbours of a cell, by side: N, E, S, W. */
export const STEP = [-WIDTH, 1, WIDTH, -1] as const;
/** Distances of the eight cells around a cell. */
export const AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const;
/** Coordinates, east and south of the start tile, are from −255 to 255. */
const FARTHEST = WIDTH / 2 - 1;
/** Tells whether this may be one. Accepts anything; farther ones would be taken for cells of another row. */
export const isCoordinate = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= FARTHEST;

/** As many rows north of the start tile as there are tiles, and as many south of it: a line of tiles, and an empty cell before it. */
export const cellsFor = (tiles: number): number => (2 * tiles + 1) * WIDTH;
/** The cell of [0, 0], where the start tile lies, in a game with so many tiles. */
export const originFor = (tiles: number): number => tiles * WIDTH + WIDTH / 2;

/** The cell of a place, and back, on a board with that origin. */
export const cellAt = (origin: number, at: Coordinates): number => origin + at[1] * WIDTH + at[0];
export const placeOf = (origin: number, cell: number): Coordinates => [
  (cell % WIDTH) - WIDTH / 2,
  Math.floor(cell / WIDTH) - Math.floor(origin / WIDTH),
];
