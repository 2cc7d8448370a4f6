import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMessages } from '@bastide/messages/files';
import { LANGUAGES } from '@bastide/rulebook';
import { describe, expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode, problemMessageKey } from '../src/http/problem.ts';
import { formatMessage } from '../src/messages.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

describe.each(LANGUAGES)('%s', (language) => {
  test('says of each problem a whole sentence', () => {
    const values = {
      until: 0,
      fault: 'long',
      what: 'bots',
      most: 3,
      seconds: 3,
      rule: 'TOY-01',
      reason: 'none',
    };
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

test('every message is said by some code', () => {
  const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(SRC + file, 'utf8'))
    .join('\n');
  const unsaid = Object.keys(readMessages('en', 'server')).filter((key) => {
    const problem = key.replace(/^problem\./, '');
    return !(key !== problem && problem in PROBLEMS) && !code.includes(`'${key}'`);
  });
  expect(unsaid).toEqual([]);
});
