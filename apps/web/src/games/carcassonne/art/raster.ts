import type { TileFacts, Turned } from '@bastide/carcassonne';
import type { ThirdGood } from './stamps/badges.ts';
import { tileSvg } from './tile/tile.ts';

/** Which picture of a tile: what a board shows in one cell. */
export interface TilePicture {
  readonly facts: TileFacts;
  readonly turned: Turned;
  readonly variant: number;
  /** What the third of the goods shows; wine if unsaid. */
  readonly good?: ThirdGood;
  /** Shown alone, with its own towers where walls end. */
  readonly corners?: boolean;
}

/** Widths in device pixels that pictures are made in. Under the second, tiles are drawn with low detail. */
export const WIDTHS = [80, 128, 192, 256, 384, 512] as const;

/** A URL under which the browser finds this text as an SVG image. */
export const blobUrl = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** Draws a tile on a canvas of that width and returns the URL of a PNG. */
export async function rasterise(
  { facts, turned, variant, good = 'wine', corners = false }: TilePicture,
  width: number,
): Promise<string> {
  const detail = width <= WIDTHS[0] ? 'low' : 'full';
  const source = blobUrl(tileSvg(facts, turned, width, { variant, good, corners, detail }));
  try {
    const image = new Image(width, width);
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = width;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, width, width);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (!blob) throw new Error('the canvas gave no picture');
    return URL.createObjectURL(blob);
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** Waits until the browser has nothing better to do, at most 200 ms. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 1);
  });
