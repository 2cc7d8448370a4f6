import { type Language, preferredLanguage } from '../i18n/languages.ts';
import type { Settings } from './settings.ts';

/** What the page speaks: to somebody who shares it what that person reads, else what the reader chose or the browser wishes. */
export const languageOf = ({ language, languages }: Settings, person = ''): Language =>
  own(languages, person) ?? language ?? preferredLanguage(navigator.languages);

/** Another language from now on: for the person it speaks to, if that is one with a language of their own. */
export const inLanguage = (
  { languages }: Settings,
  person: string | undefined,
  language: Language,
): Partial<Settings> =>
  person !== undefined && own(languages, person)
    ? { languages: { ...languages, [person]: language } }
    : { language };

/** Names are anything: `constructor`, too. */
const own = (languages: Settings['languages'], person: string): Language | undefined =>
  Object.hasOwn(languages, person) ? languages[person] : undefined;
