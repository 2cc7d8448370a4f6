import { en } from './en.ts';
import type { First, Island, Later, Messages } from './messages.ts';

/** The languages in which the page is complete. */
export const LANGUAGES = ['en', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language calls itself by its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', uk: 'Українська' };

/** The first part of English comes with the page; every other language is two files of its own, fetched when needed. */
export const FIRST: Readonly<Record<Language, () => Promise<First>>> = {
  en: async () => en,
  uk: async () => (await import('./uk.ts')).uk,
};

/** What is said by parts of the page that are fetched when they are opened; a file for each language. */
export const PARTS = {
  later: {
    en: async () => (await import('./en-later.ts')).later,
    uk: async () => (await import('./uk-later.ts')).later,
  } satisfies Record<Language, () => Promise<Later>>,
  catan: {
    en: async () => (await import('../games/catan/words/en.ts')).catan,
    uk: async () => (await import('../games/catan/words/uk.ts')).catan,
  } satisfies Record<Language, () => Promise<Island>>,
} as const;
export type Part = keyof typeof PARTS;

/** A language with all that it says. */
export const loadMessages = async (language: Language): Promise<Messages> => ({
  ...(await FIRST[language]()),
  ...(await PARTS.later[language]()),
  ...(await PARTS.catan[language]()),
});

/** The first of the reader's languages that the page speaks. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
