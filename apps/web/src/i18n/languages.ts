import type { Language } from '@bastide/rulebook';

export type { Language };

/** The languages in which the page is complete, those of the rulebook; each calls itself by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  es: 'Español',
  zh: '中文',
  de: 'Deutsch',
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language of a tag such as `es-MX`, if the page speaks it. */
export const languageOfTag = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);

/** The first of the reader's languages that the page speaks. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = languageOfTag(tag);
    if (found) return found;
  }
  return 'en';
}
