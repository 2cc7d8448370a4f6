import { SpriteCache } from '../../../sprites/sprite-cache.ts';
import type { CarcassonneSprite } from './sprites.ts';

/** Sprites shared by all boards of a page. */
export const spriteCache = new SpriteCache<CarcassonneSprite>({
  startWorker: () => new Worker(new URL('../sprite-worker.ts', import.meta.url), { type: 'module' }),
  loadPacks: async () => (await import('./pack-source.ts')).packSource,
  loadInPage: async () => (await import('./page-painter.ts')).paintInPage,
});
