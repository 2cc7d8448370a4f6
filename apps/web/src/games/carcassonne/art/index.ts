/** The art of Carcassonne: tiles, pieces and the layers of the board, drawn by code from the facts. */
export { type Bitmaps, createBitmaps } from './bitmaps.ts';
export { boxOf, type Cell, cellsPath, GRID, shadowPath } from './board/cells.ts';
export { cornerHousesMarkup, cornerTowers, towersMarkup, wallCorners } from './board/corners.ts';
export { seamGrowth } from './board/growth.ts';
export { boardDefs } from './board/stamps.ts';
export { coatOfArmsIcon, goodIcon, goodSeal, pieceIcon } from './pieces/icons.ts';
export {
  PIECE_FRAME,
  PIECE_SCALE,
  pieceMarkup,
  piecePicture,
  pieceScale,
  STROKES,
} from './pieces/piece.ts';
export { PIECES, type PieceKind } from './pieces/silhouettes.ts';
export { type TilePicture, WIDTHS } from './raster.ts';
export type { Standing } from './shape/anchors.ts';
export { geometry, type SegmentShape, type TileGeometry } from './shape/geometry.ts';
export type { GoodSign, ThirdGood } from './stamps/badges.ts';
export { stampDefs } from './stamps/library.ts';
export { flatTile, flatTileSvg } from './tile/flat.ts';
export { type DrawOptions, drawTile, type TileDrawing, tileSvg, VARIANTS } from './tile/tile.ts';
