import { SpriteCache } from '../../../sprites/sprite-cache.ts';
import type { CarcassonneSprite } from './sprites.ts';

/** All boards of a page share their pictures. */
export const spriteCache = new SpriteCache<CarcassonneSprite>({
  startWorker: () => new Worker(new URL('../sprite-worker.ts', import.meta.url), { type: 'module' }),
  loadInPage: async () => (await import('./sprites.ts')).spriteSource,
});
