/** Side of a tile in units. */
export const TILE = 240;
