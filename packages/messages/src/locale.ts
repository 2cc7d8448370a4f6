import type { Language } from '@bastide/rulebook';

/** Locale for lists, dates and numbers: English is British here. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);
