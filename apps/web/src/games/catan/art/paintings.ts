import type { Detail } from '../../../art/detail.ts';
import { standalone } from '../../../art/pen/svg.ts';
import type { PaintingOf } from '../../../bitmaps/painting.ts';
import { resourceCard } from './cards.ts';
import type { HarborPlace } from './harbors.ts';
import { islandLight, islandPicture } from './island.ts';
import type { Resource, Terrain } from './kinds.ts';
import { type PieceSubject, piecePicture } from './piece.ts';
import { terrainSvg } from './terrain.ts';
import { tokenPicture } from './tokens.ts';

/** All that is painted to be shown as a bitmap. */
export type Subject =
  | { readonly kind: 'sea'; readonly harbors: readonly HarborPlace[]; readonly detail: Detail }
  | { readonly kind: 'terrain'; readonly terrain: Terrain; readonly variant: number }
  | { readonly kind: 'light' }
  | { readonly kind: 'token'; readonly token: number; readonly detail: Detail }
  | PieceSubject
  | { readonly kind: 'card'; readonly card: Resource };

/** Pixels across a hex below which it is drawn with less detail. */
const COARSE = 90;

export const paintingOf: PaintingOf<Subject> = (subject, width) => {
  switch (subject.kind) {
    case 'sea':
      return standalone(islandPicture(subject), width);
    case 'terrain': {
      const { terrain, variant } = subject;
      return terrainSvg(terrain, width, { variant, detail: width < COARSE ? 'low' : 'full' });
    }
    case 'light':
      return standalone(islandLight(), width);
    case 'token':
      return standalone(tokenPicture(subject.token, subject.detail), width);
    case 'card':
      return standalone(resourceCard(subject.card), width);
    default:
      return standalone(piecePicture(subject), width);
  }
};
