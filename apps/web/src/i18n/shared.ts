import type { Catalogue, Part } from './catalogue.ts';
import * as en from './en.ts';
import type { First, Later } from './messages.ts';

/** What shared rooms say. */
export const SHARED: Catalogue = {
  first: {
    en: async () => en,
    uk: () => import('./uk.ts'),
  } satisfies Part<First>,
  later: {
    en: () => import('./en-later.ts'),
    uk: () => import('./uk-later.ts'),
  } satisfies Part<Later>,
};
