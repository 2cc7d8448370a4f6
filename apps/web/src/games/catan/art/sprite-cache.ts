import { SpriteCache } from '../../../sprites/sprite-cache.ts';
import type { CatanSprite } from './sprites.ts';

/** Sprites shared by all islands of a page. */
export const spriteCache = new SpriteCache<CatanSprite>({
  startWorker: () => new Worker(new URL('../sprite-worker.ts', import.meta.url), { type: 'module' }),
  loadInPage: async () => (await import('./page-painter.ts')).paintInPage,
});
