import { type Language, preferredLanguage } from '../i18n/languages.ts';
import type { Settings } from './settings.ts';

/** What the page speaks: to somebody who shares it what that person reads, else what the reader chose or the browser wishes. */
export const languageOf = (settings: Settings, person = ''): Language =>
  readBy(settings, person) ?? settings.language ?? preferredLanguage(navigator.languages);

/** What a person reads, if that is another language than the page's. Names are anything: `constructor`, too. */
export const readBy = ({ languages }: Settings, person: string): Language | undefined =>
  Object.hasOwn(languages, person) ? languages[person] : undefined;

/** All languages in which the page is read, its own first. */
export const languagesRead = (settings: Settings): readonly Language[] => [
  ...new Set([languageOf(settings), ...Object.values(settings.languages)]),
];

/** Another language from now on: for the person it speaks to, if that is one with a language of their own. */
export const inLanguage = (
  settings: Settings,
  person: string | undefined,
  language: Language,
): Partial<Settings> =>
  person !== undefined && readBy(settings, person)
    ? { languages: { ...settings.languages, [person]: language } }
    : { language };
