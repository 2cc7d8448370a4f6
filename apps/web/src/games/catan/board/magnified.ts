import type { Rect } from '../../../art/drawing/rect.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { HEX_HEIGHT } from '../art/index.ts';

/** Width and height of the loupe, and the height of a hex in it, in CSS pixels. */
export const SIDE = 300;
export const HEX = 190;

/** Limit of the loupe's resolution: finer pictures take too long on a phone. */
const FINEST = 2;

/** The part of the island in the loupe. */
export interface Magnified {
  readonly box: Rect;
  /** Height of a hex there in device pixels. */
  readonly px: number;
}

/** The part of the island round a point that the loupe shows. */
export function magnifiedAt([x, y]: Point): Magnified {
  const side = (SIDE / HEX) * HEX_HEIGHT;
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  return { box, px: HEX * Math.min(FINEST, devicePixelRatio) };
}

/** Resolution of something: that of the board, or of the loupe that shows some of it. */
export function finenessOf(
  { x, y, width, height }: Rect,
  px: number,
  magnified: Magnified | undefined,
): number {
  if (!magnified) return px;
  const { box } = magnified;
  const isSeen = x < box.x + box.width && box.x < x + width && y < box.y + box.height && box.y < y + height;
  return isSeen ? Math.max(px, magnified.px) : px;
}
