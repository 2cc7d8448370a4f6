import { TILES, TURNS } from '@bastide/carcassonne';
import { SEAT_COLOURS } from '../../../art/seat-paint.ts';
import type { PlaceInPack, SpritePack } from '../../../sprites/packed-sprites.ts';
import {
  hasWine,
  PIECE_WIDTHS,
  placeOfPiece,
  placeOfTile,
  TILE_WIDTHS,
  type TileSize,
} from './pack-names.ts';
import { PIECES } from './pieces/silhouettes.ts';
import type { CarcassonneSprite, PieceSprite, TileSprite } from './sprites.ts';
import { VARIANTS } from './units.ts';

export { spriteSource } from './sprites.ts';

/** Quality of the pictures, from 0 to 100; less is better. Chosen by looking: roofs and furrows stay sharp. */
const QUALITY: Readonly<Record<TileSize | 'piece', number>> = { small: 20, large: 40, single: 36, piece: 20 };

/** All pictures that the build paints. */
export function packs(): readonly SpritePack<CarcassonneSprite>[] {
  const byName = new Map<string, SpritePack<CarcassonneSprite>>();
  const add = ({ pack, name }: PlaceInPack, subject: CarcassonneSprite, width: number, quality: number) => {
    const list = byName.get(pack) ?? { name: pack, quality, pictures: [] };
    byName.set(pack, list);
    list.pictures.push({ name, subject, width });
  };
  for (const size of ['small', 'large', 'single'] as const)
    for (const sprite of tileSprites(size))
      add(placeOfTile(sprite, size), sprite, TILE_WIDTHS[size], QUALITY[size]);
  for (const sprite of pieceSprites())
    add(placeOfPiece(sprite), sprite, PIECE_WIDTHS[sprite.detail], QUALITY.piece);
  return [...byName.values()];
}

function tileSprites(size: TileSize): TileSprite[] {
  const variants = size === 'single' ? 1 : VARIANTS;
  return TILES.flatMap(({ id }) =>
    (size === 'small' && hasWine(id) ? (['wine', 'chicken'] as const) : (['wine'] as const)).flatMap((good) =>
      TURNS.flatMap((turned) =>
        Array.from({ length: variants }, (_, variant): TileSprite => {
          const sprite = { kind: 'tile', tile: id, turned, variant, good } as const;
          return size === 'single' ? { ...sprite, corners: true } : sprite;
        }),
      ),
    ),
  );
}

const pieceSprites = (): PieceSprite[] =>
  (['low', 'full'] as const).flatMap((detail) =>
    PIECES.flatMap((piece) =>
      SEAT_COLOURS.map((colour) => ({ kind: 'piece', piece, colour, detail }) as const),
    ),
  );

/** In development no pictures are packed: the build puts their URLs here. */
export default {};
