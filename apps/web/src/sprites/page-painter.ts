import { renderSprite, type SpriteSourceOf } from './sprite-source.ts';
import type { CreateCanvas } from './svg-canvas.ts';

/** Paints a sprite in so many pixels. */
export type PagePainter<Subject> = (subject: Subject, width: number, height: number) => Promise<Blob>;

/** Paints sprites in the page itself, for browsers whose workers cannot. */
export const pagePainter =
  <Subject>(paintingOf: SpriteSourceOf<Subject>): PagePainter<Subject> =>
  async (subject, width, height) => {
    const sheet = renderSprite(paintingOf(subject, width), width, height, createCanvas);
    const picture = await new Promise<Blob | null>((done) =>
      (sheet.canvas as HTMLCanvasElement).toBlob(done),
    );
    if (!picture) throw new Error(`no bitmap of ${width} × ${height}`);
    return picture;
  };

const createCanvas: CreateCanvas = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const sheet = canvas.getContext('2d', { willReadFrequently: true });
  if (!sheet) throw new Error('no canvas');
  return sheet;
};
