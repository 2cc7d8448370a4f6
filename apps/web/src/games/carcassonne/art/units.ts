/** Side of a tile in units. */
export const TILE = 240;
/** Each type of tile can be drawn in this many ways. */
export const VARIANTS = 3;
