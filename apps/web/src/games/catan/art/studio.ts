import { SpriteCache } from '../../../bitmaps/studio.ts';
import type { CatanSprite } from './paintings.ts';

/** All islands of a page share their pictures. */
export const spriteCache = new SpriteCache<CatanSprite>({
  startWorker: () => new Worker(new URL('../painter.ts', import.meta.url), { type: 'module' }),
  loadInPage: async () => (await import('./paintings.ts')).spriteSource,
});
