/** The languages in which the page is complete. */
export const LANGUAGES = ['en', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language calls itself by its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', uk: 'Українська' };

/** By whose habits lists, dates and numbers are written: the page's English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The first of the reader's languages that the page speaks. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
