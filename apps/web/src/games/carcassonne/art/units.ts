/** Side of a tile in units. */
export const TILE = 240;
/** Number of variants in which each type of tile can be drawn. */
export const VARIANTS = 3;
