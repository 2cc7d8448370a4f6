import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@bastide/rulebook';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { argumentsOf, choicesOf, PLURAL, parsed, SELECT } from '../../../scripts/languages/messages.mjs';
import { readMessages } from '../src/files.ts';
import { createFormatter } from '../src/index.ts';

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url));
const PARTS = readdirSync(`${LOCALES}en`).map((file) => file.replace('.json', ''));
const read = (language: Language, part: string) =>
  Object.entries(readMessages<string>(language, part)) as [key: string, message: string][];

test('there is a folder for each language of the list, and no other', () => {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES)('%s', (language) => {
  test('the folder of the language has the files of English', () => {
    expect(readdirSync(LOCALES + language)).toEqual(PARTS.map((part) => `${part}.json`));
  });

  test.each(PARTS)('%s is a flat list of texts in the form that translators’ tools write', (part) => {
    const text = readFileSync(`${LOCALES}${language}/${part}.json`, 'utf8');
    const messages: Record<string, unknown> = JSON.parse(text);
    expect(Object.values(messages).filter((message) => typeof message !== 'string')).toEqual([]);
    expect(text).toBe(`${JSON.stringify(messages, null, 2)}\n`);
  });

  test.each(PARTS)('%s has every message in the order of English, and no other', (part) => {
    expect(read(language, part).map(([key]) => key)).toEqual(read('en', part).map(([key]) => key));
  });

  test.each(PARTS)('each message of %s takes the arguments of English', (part) => {
    const own = readMessages<string>(language, part);
    for (const [key, english] of read('en', part)) {
      const [found, due] = [parsed(own[key]!, language), parsed(english, 'en')];
      expect([key, argumentsOf(found)]).toEqual([key, argumentsOf(due)]);
    }
  });

  test.each(PARTS)('each plural of %s has the forms of its language', (part) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of read(language, part))
      for (const covered of choicesOf(parsed(message, language), PLURAL))
        expect([key, covered]).toEqual([key, forms]);
  });

  test.each(PARTS)('a plain message of %s reads as the library would have it', (part) => {
    const { text } = createFormatter(language, readMessages(language, part));
    for (const [key, message] of read(language, part)) {
      const parts = parsed(message, language);
      if (parts.some(({ type }: { type: number }) => type > 1)) continue;
      const values = Object.fromEntries(argumentsOf(parts).map((name: string) => [name, `‹${name}›`]));
      const due = new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).format(values);
      expect(text(key, values)).toBe(due);
    }
  });

  test.each(PARTS.filter((part) => !part.startsWith('page')))(
    'each message of %s chooses by nothing that English does not know',
    (part) => {
      const own = readMessages<string>(language, part);
      for (const [key, english] of read('en', part)) {
        const [found, due] = [parsed(own[key]!, language), parsed(english, 'en')];
        // A language may choose by less than English.
        for (const choices of choicesOf(found, SELECT))
          expect([
            key,
            choicesOf(due, SELECT).some((known: string[]) =>
              choices.every((one: string) => known.includes(one)),
            ),
          ]).toEqual([key, true]);
      }
    },
  );
});

// The page's parser of messages is built without the table that a skeleton of hours needs.
test('no message has a skeleton of a number or date', () => {
  const messages = LANGUAGES.flatMap((language) => PARTS.flatMap((part) => read(language, part)));
  expect(messages.filter(([, message]) => /\{\w+,\s*(?:number|date|time),\s*::/.test(message))).toEqual([]);
});

test('no message of the page is in two of its files', () => {
  const keys = PARTS.filter((part) => /^(page|refusals|record)/.test(part)).flatMap((part) =>
    read('en', part).map(([key]) => key),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
