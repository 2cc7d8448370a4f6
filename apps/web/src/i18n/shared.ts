import type { MessageCatalogue, MessageSource } from './catalogue.ts';
import type { PrimaryMessages, SecondaryMessages } from './messages.ts';

/** What shared rooms say. */
export const SHARED_MESSAGES: MessageCatalogue = {
  first: {
    en: () => import('./en.ts'),
    uk: () => import('./uk.ts'),
    ru: () => import('./ru.ts'),
    es: () => import('./es.ts'),
    zh: () => import('./zh.ts'),
    de: () => import('./de.ts'),
  } satisfies MessageSource<PrimaryMessages>,
  later: {
    en: () => import('./en-later.ts'),
    uk: () => import('./uk-later.ts'),
    ru: () => import('./ru-later.ts'),
    es: () => import('./es-later.ts'),
    zh: () => import('./zh-later.ts'),
    de: () => import('./de-later.ts'),
  } satisfies MessageSource<SecondaryMessages>,
};
