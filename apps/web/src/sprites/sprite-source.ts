import type { Rect } from '../art/drawing/rect.ts';
import { type CanvasContext, type CreateCanvas, drawSvg } from './svg-canvas.ts';

/** A picture: one SVG file, or several layers of them. */
export type SpriteSource = string | LayeredSprite;

export interface LayeredSprite {
  /** The visible part, in units of its own. */
  readonly box: Rect;
  /** Layers from the bottom up; each is drawn into its `box` and clipped there. */
  readonly layers: readonly { readonly svg: string; readonly box: Rect }[];
}

/** Paints sprites for a game: the request as plain data, and the width in pixels. */
export type SpriteSourceOf<Subject> = (subject: Subject, width: number) => SpriteSource;

/** Paints a picture at a size in pixels. */
export function renderSprite(
  painting: SpriteSource,
  width: number,
  height: number,
  newSheet: CreateCanvas,
): CanvasContext {
  const sheet = newSheet(width, height);
  if (typeof painting === 'string') drawSvg(sheet, painting, { x: 0, y: 0, width, height }, newSheet);
  else {
    const { box, layers } = painting;
    const [wide, high] = [width / box.width, height / box.height];
    for (const { svg, box: own } of layers) {
      const at = { x: (own.x - box.x) * wide, y: (own.y - box.y) * high };
      drawSvg(sheet, svg, { ...at, width: own.width * wide, height: own.height * high }, newSheet);
    }
  }
  return sheet;
}
