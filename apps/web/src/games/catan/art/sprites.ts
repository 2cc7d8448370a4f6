import type { Detail } from '../../../art/detail.ts';
import { svgFile } from '../../../art/drawing/svg.ts';
import type { SpriteSourceOf } from '../../../sprites/sprite-source.ts';
import { resourceCard } from './cards.ts';
import type { HarborPlace } from './harbors.ts';
import { islandLight, islandPicture } from './island.ts';
import type { Resource, Terrain } from './kinds.ts';
import { type PieceSprite, piecePicture } from './piece.ts';
import { terrainSvg } from './terrain.ts';
import { tokenPicture } from './tokens.ts';

/** All pictures that are shown as bitmaps. */
export type CatanSprite =
  | { readonly kind: 'sea'; readonly harbors: readonly HarborPlace[]; readonly detail: Detail }
  | { readonly kind: 'terrain'; readonly terrain: Terrain; readonly variant: number }
  | { readonly kind: 'light' }
  | { readonly kind: 'token'; readonly token: number; readonly detail: Detail }
  | PieceSprite
  | { readonly kind: 'card'; readonly card: Resource };

/** Pixels across a hex below which it is drawn with less detail. */
const COARSE = 90;

export const spriteSource: SpriteSourceOf<CatanSprite> = (subject, width) => {
  switch (subject.kind) {
    case 'sea':
      return svgFile(islandPicture(subject), width);
    case 'terrain': {
      const { terrain, variant } = subject;
      return terrainSvg(terrain, width, { variant, detail: width < COARSE ? 'low' : 'full' });
    }
    case 'light':
      return svgFile(islandLight(), width);
    case 'token':
      return svgFile(tokenPicture(subject.token, subject.detail), width);
    case 'card':
      return svgFile(resourceCard(subject.card), width);
    default:
      return svgFile(piecePicture(subject), width);
  }
};
