import { parseSpriteKey, renderSprite, type SpriteSourceOf } from './sprite-source.ts';
import { NULL_STORE, openSpriteStore } from './sprite-store.ts';
import type { CreateCanvas } from './svg-canvas.ts';

/** What the worker says to the name of a picture: here it is, or it cannot be had here. */
export type SpriteReply =
  | { readonly name: string; readonly picture: Blob }
  | { readonly name: string; readonly because: string };

/**
 * Paints away from the page, so that no finger waits: to be called in a worker, which then hears names of pictures. What was
 * painted once is kept.
 */
export function runSpriteWorker<Subject>(game: string, paintingOf: SpriteSourceOf<Subject>): void {
  // A built file has a hash of all that is drawn with in its name; one that is being worked on has none.
  const version = new URL(self.location.href).pathname.split('/').at(-1)!;
  const store = import.meta.env.PROD ? openSpriteStore(game, version) : Promise.resolve(NULL_STORE);

  async function pictureOf(name: string): Promise<Blob> {
    const { find, keep } = await store;
    const kept = await find(name);
    if (kept) return kept;
    const [subject, width, height] = parseSpriteKey(name);
    const sheet = renderSprite(paintingOf(subject as Subject, width), width, height, createCanvas);
    const picture = await (sheet.canvas as OffscreenCanvas).convertToBlob();
    keep(name, picture);
    return picture;
  }

  self.addEventListener('message', async ({ data: name }: MessageEvent<string>) => {
    const answer = await pictureOf(name).then(
      (picture): SpriteReply => ({ name, picture }),
      (error: unknown): SpriteReply => ({ name, because: String(error) }),
    );
    self.postMessage(answer);
  });
}

/** The processor paints: what is painted is read at once. */
const createCanvas: CreateCanvas = (width, height) => {
  const sheet = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!sheet) throw new Error('no canvas in a worker');
  return sheet;
};
