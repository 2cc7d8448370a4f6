import { readdirSync, readFileSync } from 'node:fs';
import { RULE_IDS, RULES } from '@bastide/rulebook';
import { expect, test } from 'vitest';
import { EXAMPLES, IDS, OUT_OF_SCOPE } from './ids.ts';

const folder = new URL('../', import.meta.url);

/** The ids that tests are titled with. */
const titled = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\brule(?:In)?\(\s*'([A-Z0-9-]+)'/g)].map(([, id = '']) => id)),
);

test('every rule and every example has a test titled with its id, or a reason why not', () => {
  const untested = [...IDS, ...EXAMPLES].filter((id) => !titled.has(id) && !OUT_OF_SCOPE[id]);
  expect(untested).toStrictEqual([]);
});

test('tests are titled with ids that exist', () => {
  const unknown = [...titled].filter((id) => !IDS.includes(id) && !EXAMPLES.includes(id));
  expect(unknown).toStrictEqual([]);
});

test('the rulebook has the same rules', () => {
  expect(IDS).toHaveLength(175);
  expect(RULE_IDS.carcassonne.toSorted()).toStrictEqual(IDS.toSorted());
});

test('the rulebook says the same of what is not played here', () => {
  const notPlayed = RULE_IDS.carcassonne.filter((id) => RULES[id].status === 'out-of-scope');
  expect(notPlayed.toSorted()).toStrictEqual(Object.keys(OUT_OF_SCOPE).sort());
});
