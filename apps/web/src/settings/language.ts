import { type Language, preferredLanguage } from '../i18n/languages.ts';
import type { UserSettings } from './settings.ts';

/** What the page speaks: to somebody who shares it what that person reads, else what the reader chose or the browser wishes. */
export const activeLanguage = (settings: UserSettings, person = ''): Language =>
  languageOfPerson(settings, person) ?? settings.language ?? preferredLanguage(navigator.languages);

/** What a person reads, if that is another language than the page's. Names are anything: `constructor`, too. */
export const languageOfPerson = ({ languages }: UserSettings, person: string): Language | undefined =>
  Object.hasOwn(languages, person) ? languages[person] : undefined;

/** All languages in which the page is read, its own first. */
export const usedLanguages = (settings: UserSettings): readonly Language[] => [
  ...new Set([activeLanguage(settings), ...Object.values(settings.languages)]),
];

/** Another language from now on: for the person it speaks to, if that is one with a language of their own. */
export const withLanguage = (
  settings: UserSettings,
  person: string | undefined,
  language: Language,
): Partial<UserSettings> =>
  person !== undefined && languageOfPerson(settings, person)
    ? { languages: { ...settings.languages, [person]: language } }
    : { language };
