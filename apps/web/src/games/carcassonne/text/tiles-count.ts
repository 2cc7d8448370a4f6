import { tilesOf, type View } from '@bastide/carcassonne';

/** Returns the number of all tiles of the game, including the start tile. */
export const totalTiles = (view: View): number =>
  tilesOf(view.options).reduce((sum, { copies }) => sum + copies, 0);

/**
 * Returns the number of the tile in play; the start tile is the first. Tiles that left the game have used their
 * numbers.
 */
export const tileNumber = (view: View): number => totalTiles(view) - view.left;
