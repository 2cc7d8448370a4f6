import { SpriteCache } from '../../../bitmaps/studio.ts';
import type { CarcassonneSprite } from './paintings.ts';

/** All boards of a page share their pictures. */
export const spriteCache = new SpriteCache<CarcassonneSprite>({
  startWorker: () => new Worker(new URL('../painter.ts', import.meta.url), { type: 'module' }),
  loadInPage: async () => (await import('./paintings.ts')).spriteSource,
});
