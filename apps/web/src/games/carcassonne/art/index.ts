/** The art of Carcassonne that the page itself draws; the art painted by a worker is in `paintings.ts`. */
export {
  boxOf,
  type Cell,
  cellOf,
  cellsPath,
  type PlacedTile,
  shadowPath,
  variantAt,
} from './board/cells.ts';
export { cornerTowers } from './board/corners.ts';
export { footAt, onTheirFeet, pieceOf } from './board/feet.ts';
export { sketchMarkup, sketchPicture } from './board/sketch.ts';
export type { GoodSign, ThirdGood } from './motifs/badges.ts';
export { goodIcon, pieceIcon } from './pieces/icons.ts';
export { PIECE_FRAME, PIECE_SCALE, piecePicture, pieceScale } from './pieces/piece.ts';
export { PIECES, type PieceKind } from './pieces/silhouettes.ts';
export type { FigureSpots } from './shape/figure-spots.ts';
export { geometry, type SegmentShape, type TileGeometry } from './shape/geometry.ts';
export { flatTile, signedTileSvg } from './tile/flat.ts';
export { VARIANTS } from './units.ts';
