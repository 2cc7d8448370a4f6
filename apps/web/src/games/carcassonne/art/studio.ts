import { Studio } from '../../../bitmaps/studio.ts';
import type { Subject } from './paintings.ts';

/** All boards of a page share their pictures. */
export const studio = new Studio<Subject>({
  start: () => new Worker(new URL('../painter.ts', import.meta.url), { type: 'module' }),
  here: async () => (await import('./paintings.ts')).paintingOf,
});
