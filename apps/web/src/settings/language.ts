import { type Language, preferredLanguage } from '../i18n/languages.ts';
import type { UserSettings } from './settings.ts';

/**
 * Returns the language of the page: of the person who uses it now, or else the one from the settings or the browser.
 */
export const activeLanguage = (settings: UserSettings, person = ''): Language =>
  languageOfPerson(settings, person) ?? settings.language ?? preferredLanguage(navigator.languages);

/** Returns the language of a person, if it differs from the page's. A name can be any text, `constructor` too. */
export const languageOfPerson = ({ languages }: UserSettings, person: string): Language | undefined =>
  Object.hasOwn(languages, person) ? languages[person] : undefined;

/** Returns all languages that are read on this page, the page's own first. */
export const usedLanguages = (settings: UserSettings): readonly Language[] => [
  ...new Set([activeLanguage(settings), ...Object.values(settings.languages)]),
];

/**
 * Returns the settings with another language: for the person whom the page addresses, if they have a language of
 * their own.
 */
export const withLanguage = (
  settings: UserSettings,
  person: string | undefined,
  language: Language,
): Partial<UserSettings> =>
  person !== undefined && languageOfPerson(settings, person)
    ? { languages: { ...settings.languages, [person]: language } }
    : { language };
