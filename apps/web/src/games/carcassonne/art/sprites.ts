import { type Rotation, tileFacts } from '@bastide/carcassonne';
import type { Detail } from '../../../art/detail.ts';
import { svgFile } from '../../../art/drawing/svg.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { SpriteSourceOf } from '../../../sprites/sprite-source.ts';
import { type Ornaments, ornamentsSvg } from './board/ornaments.ts';
import type { ThirdGood } from './motifs/badges.ts';
import { piecePicture } from './pieces/piece.ts';
import type { PieceKind } from './pieces/silhouettes.ts';
import { tileSvg } from './tile/tile.ts';

/** A picture of a tile, as a board shows it in one cell. */
export interface TileSprite {
  readonly kind: 'tile';
  readonly tile: string;
  readonly turned: Rotation;
  readonly variant: number;
  readonly good: ThirdGood;
  /** True for a single tile, which has its own towers at the ends of walls. */
  readonly corners?: boolean;
}

/** A picture of a figure. */
export interface PieceSprite {
  readonly kind: 'piece';
  readonly piece: PieceKind;
  readonly colour: SeatColour;
  readonly detail: Detail;
}

/** All pictures that are shown as bitmaps. */
export type CarcassonneSprite = TileSprite | ({ readonly kind: 'ornaments' } & Ornaments) | PieceSprite;

/** Pixels across a tile below which it is drawn with low detail. */
const COARSE = 80;

export const spriteSource: SpriteSourceOf<CarcassonneSprite> = (subject, width) => {
  switch (subject.kind) {
    case 'tile': {
      const { tile, turned, variant, good, corners = false } = subject;
      const detail = width <= COARSE ? 'low' : 'full';
      return tileSvg(tileFacts(tile), turned, width, { variant, good, corners, detail });
    }
    case 'ornaments':
      return ornamentsSvg(subject);
    case 'piece':
      return svgFile(piecePicture(subject.piece, subject.colour, subject.detail), width);
  }
};
