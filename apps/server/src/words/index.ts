import { LANGUAGES, type Language } from '@bastide/rulebook';
import { IntlMessageFormat } from 'intl-messageformat';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import type { Key, Messages } from './messages.ts';
import * as ru from './ru.ts';
import * as uk from './uk.ts';
import * as zh from './zh.ts';

/** A date is milliseconds since 1970. */
export type Values = Readonly<Record<string, string | number>>;

/** All of them, since the server speaks to everybody. */
const MESSAGES: Readonly<Record<Language, Messages>> = {
  de: de.messages,
  en: en.messages,
  es: es.messages,
  ru: ru.messages,
  uk: uk.messages,
  zh: zh.messages,
};

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** English here is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Days are those of Greenwich: where a reader is, the server does not know. */
const FORMATS = {
  date: { long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } },
} as const;

const formats = new Map<string, IntlMessageFormat>();

/** A message with its values, in one language. */
export function formatMessage(language: Language, key: Key, values: Values = {}): string {
  const name = `${language} ${key}`;
  const known =
    formats.get(name) ??
    new IntlMessageFormat(MESSAGES[language][key], localeOf(language), FORMATS, { ignoreTag: true });
  formats.set(name, known);
  return String(known.format(values));
}
