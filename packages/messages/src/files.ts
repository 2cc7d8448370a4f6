import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@bastide/rulebook';

/** `locales/` at the root of the repository, from this module and from a program in `.cache/programs/<name>/` alike. */
const FOLDER = new URL('../../../locales/', import.meta.url);

/** Reads parts of the messages in one language from `locales/<language>/<part>.json`. */
export function readMessages<Key extends string>(
  language: Language,
  ...parts: readonly string[]
): Readonly<Record<Key, string>> {
  const read = (part: string): Readonly<Record<string, string>> =>
    JSON.parse(readFileSync(new URL(`${language}/${part}.json`, FOLDER), 'utf8'));
  return Object.assign({}, ...parts.map(read));
}

/** Reads the reasons of refusals by the rules of all games. */
export function readRefusals(language: Language): Readonly<Record<string, string>> {
  const files = readdirSync(new URL(`${language}/`, FOLDER)).filter((file) => file.startsWith('refusals-'));
  return readMessages(language, ...files.map((file) => file.replace('.json', '')));
}
