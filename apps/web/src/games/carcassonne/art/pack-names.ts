import { tileFacts } from '@bastide/carcassonne';
import type { Detail } from '../../../art/detail.ts';
import type { PackSource, PlaceInPack } from '../../../sprites/packed-sprites.ts';
import type { ThirdGood } from './motifs/badges.ts';
import type { CarcassonneSprite, PieceSprite, TileSprite } from './sprites.ts';

/** Widths in pixels of the pictures in packs: tiles with low detail, for larger cells, and single ones. */
export const TILE_WIDTHS = { small: 80, large: 256, single: 192 } as const;
export type TileSize = keyof typeof TILE_WIDTHS;

/** The same of pieces, by detail. */
export const PIECE_WIDTHS: Readonly<Record<Detail, number>> = { low: 128, full: 208 };

/** Pack and name of a picture; undefined where none is large enough. */
export const placeInPack: PackSource<CarcassonneSprite>['placeOf'] = (subject, width) => {
  switch (subject.kind) {
    case 'tile': {
      const size = subject.corners ? 'single' : width <= TILE_WIDTHS.small ? 'small' : 'large';
      const isPacked = size === 'small' || !showsOtherGood(subject.tile, subject.good);
      return isPacked && width <= TILE_WIDTHS[size] ? placeOfTile(subject, size) : undefined;
    }
    case 'piece':
      return width <= PIECE_WIDTHS[subject.detail] ? placeOfPiece(subject) : undefined;
    default:
      return undefined;
  }
};

export const placeOfPiece = ({ piece, colour, detail }: PieceSprite): PlaceInPack => ({
  pack: `pieces-${detail}`,
  name: `${piece} ${colour}`,
});

/** Single tiles that are turned are packs of their own: the dialog of all tiles shows none of them. */
export const placeOfTile = (sprite: TileSprite, size: TileSize): PlaceInPack => ({
  pack: `${size === 'single' && sprite.turned !== 0 ? 'turned' : size}-${packOf(sprite)}`,
  name: `${sprite.tile} ${sprite.turned} ${sprite.variant}`,
});

/** Tiles of a set are one pack; gardens and the other picture of wine, which few games need, are two more. */
function packOf({ tile, good }: TileSprite): string {
  if (showsOtherGood(tile, good)) return good;
  return tile.endsWith("'") ? 'garden' : tile.slice(0, 2);
}

/** Tells whether a tile shows another good than most editions: only its small pictures are packed. */
const showsOtherGood = (tile: string, good: ThirdGood): boolean => good !== 'wine' && hasWine(tile);

export const hasWine = (tile: string): boolean =>
  tileFacts(tile).segments.some((segment) => segment.kind === 'city' && segment.good === 'wine');
