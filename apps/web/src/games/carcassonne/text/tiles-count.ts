import { tilesOf, type View } from '@bastide/carcassonne';

/** All tiles of the game, the start tile among them. */
export const totalTiles = (view: View): number =>
  tilesOf(view.options).reduce((sum, { copies }) => sum + copies, 0);

/** The number of the tile in play: the start tile is the first. Tiles that left the game have had their number. */
export const tileNumber = (view: View): number => totalTiles(view) - view.left;
