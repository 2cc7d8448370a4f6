import type { Catalogue, Part } from './catalogue.ts';
import type { First, Later } from './messages.ts';

/** What shared rooms say. */
export const SHARED: Catalogue = {
  first: {
    en: () => import('./en.ts'),
    uk: () => import('./uk.ts'),
    de: () => import('./de.ts'),
  } satisfies Part<First>,
  later: {
    en: () => import('./en-later.ts'),
    uk: () => import('./uk-later.ts'),
    de: () => import('./de-later.ts'),
  } satisfies Part<Later>,
};
