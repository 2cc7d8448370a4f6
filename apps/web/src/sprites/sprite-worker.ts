import { itemAt } from '../must.ts';
import { parseSpriteKey } from './sprite-key.ts';
import { renderSprite, type SpriteSourceOf } from './sprite-source.ts';
import { NULL_STORE, openSpriteStore } from './sprite-store.ts';
import type { CreateCanvas } from './svg-canvas.ts';

/** Reply to the name of a sprite: the picture, or the reason why there is none. */
export type SpriteReply =
  | { readonly name: string; readonly picture: Blob }
  | { readonly name: string; readonly because: string };

/**
 * Paints sprites in a worker, so that the page never waits. Call it in the worker, which then receives names of
 * sprites. It stores each sprite.
 */
export function runSpriteWorker<Subject>(game: string, paintingOf: SpriteSourceOf<Subject>): void {
  // A built file has a hash of all its code in its name; in development it has none.
  const version = itemAt(new URL(self.location.href).pathname.split('/'), -1);
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

/** Paints on the processor, because each picture is read back at once. */
const createCanvas: CreateCanvas = (width, height) => {
  const sheet = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!sheet) throw new Error('no canvas in a worker');
  return sheet;
};
