import type { SvgPicture } from '../../../art/drawing/svg.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { type Building, buildingPicture, roadPicture } from './pieces.ts';
import { robberPicture } from './robber.ts';

/** A piece on the board. Roads have an angle; the robber belongs to nobody. */
export type PieceSprite =
  | { readonly kind: 'road'; readonly colour: SeatColour; readonly angle: number }
  | { readonly kind: Building; readonly colour: SeatColour }
  | { readonly kind: 'robber' };

/** Returns a piece in a frame of its own. */
export function piecePicture(piece: PieceSprite): SvgPicture {
  switch (piece.kind) {
    case 'road':
      return roadPicture(piece.colour, piece.angle);
    case 'robber':
      return robberPicture();
    default:
      return buildingPicture(piece.kind, piece.colour);
  }
}
