import { SpriteCache } from '../../../sprites/sprite-cache.ts';
import type { CatanSprite } from './sprites.ts';

/** All islands of a page share their pictures. */
export const spriteCache = new SpriteCache<CatanSprite>({
  startWorker: () => new Worker(new URL('../sprite-worker.ts', import.meta.url), { type: 'module' }),
  loadInPage: async () => (await import('./sprites.ts')).spriteSource,
});
