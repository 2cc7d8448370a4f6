import { SpriteCache } from '../../../sprites/sprite-cache.ts';
import type { CarcassonneSprite } from './sprites.ts';

/** Sprites shared by all boards of a page. */
export const spriteCache = new SpriteCache<CarcassonneSprite>({
  startWorker: () => new Worker(new URL('../sprite-worker.ts', import.meta.url), { type: 'module' }),
  loadPacks: async () => (await import('./pack-source.ts')).packSource,
  loadInPage: async () => (await import('./page-painter.ts')).paintInPage,
});

/**
 * Order of painting: the tile in the hand and those laid last, at which everybody looks; pieces say most and are few;
 * then what may be laid next, the other tiles, what grows over them.
 */
export const SPRITE_PRIORITY = { latest: -3, piece: -2, next: -1, tile: 0, ornaments: 1 } as const;

/** Milliseconds after which such pictures are drawn flat: nobody waits for them. */
export const SPRITE_TIMEOUT_MS = 300;
