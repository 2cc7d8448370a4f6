import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@bastide/rulebook';
import { describe, expect, test } from 'vitest';
import { argumentsOf, choicesOf, PLURAL, parsed, SELECT } from '../../../scripts/languages/messages.mjs';
import { PROBLEMS, type ProblemCode, problemMessageKey } from '../src/http/problem.ts';
import { formatMessage } from '../src/words/index.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const messagesIn = async (language: string): Promise<Readonly<Record<string, string>>> =>
  (await import(/* @vite-ignore */ `${SRC}words/${language}.ts`)).messages;

describe.each(LANGUAGES)('%s', (language) => {
  test('has every message, each with the arguments and choices of English', async () => {
    const [own, en] = await Promise.all([messagesIn(language), messagesIn('en')]);
    expect(Object.keys(own).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en)) {
      const [found, due] = [parsed(own[key]!, language), parsed(message, 'en')];
      expect([key, argumentsOf(found)]).toEqual([key, argumentsOf(due)]);
      expect([key, choicesOf(found, SELECT)]).toEqual([key, choicesOf(due, SELECT)]);
    }
  });

  test('knows every plural form', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of Object.entries(await messagesIn(language)))
      for (const covered of choicesOf(parsed(message, language), PLURAL))
        expect([key, covered]).toEqual([key, forms]);
  });

  test('says of each problem a whole sentence', () => {
    const values = { until: 0, fault: 'long', what: 'bots', most: 3, seconds: 3, rule: 'TOY-01' };
    for (const code of Object.keys(PROBLEMS) as ProblemCode[])
      expect(formatMessage(language, problemMessageKey(code), values)).toMatch(/^[^{}#]+[.。]$/);
  });
});

test('days are written as each language does', () => {
  const said = LANGUAGES.map((language) =>
    formatMessage(language, 'problem.banned', { until: Date.UTC(2030, 2, 1) }),
  );
  for (const [i, day] of ['1 March 2030', '1 березня 2030', '1 марта 2030', '1 de marzo de 2030'].entries())
    expect(said[i]).toContain(day);
});

test('every message is said by some code', async () => {
  const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/words[\\/]/.test(file))
    .map((file) => readFileSync(SRC + file, 'utf8'))
    .join('\n');
  const unsaid = Object.keys(await messagesIn('en')).filter((key) => {
    const problem = key.replace(/^problem\./, '');
    return !(key !== problem && problem in PROBLEMS) && !code.includes(`'${key}'`);
  });
  expect(unsaid).toEqual([]);
});
