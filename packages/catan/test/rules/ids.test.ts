import { readdirSync, readFileSync } from 'node:fs';
import { RULE_IDS, RULES } from '@bastide/rulebook';
import { expect, test } from 'vitest';
import { ELSEWHERE, EXAMPLES, IDS, IN_PART, OUT_OF_SCOPE } from './ids.ts';

const folder = new URL('../', import.meta.url);

/** The ids that tests are titled with: one or more each. */
const titled = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\brule\(\s*'([A-Z0-9 -]+)'/g)])
    .flatMap(([, ids = '']) => ids.split(' ')),
);

test('every rule and every golden case has a test titled with its id, or a reason why not', () => {
  const untested = [...IDS, ...EXAMPLES].filter(
    (id) => !titled.has(id) && !OUT_OF_SCOPE[id] && !ELSEWHERE[id],
  );
  expect(untested).toStrictEqual([]);
});

test('tests are titled with ids that exist and are played', () => {
  const unknown = [...titled].filter(
    (id) => (!IDS.includes(id) && !EXAMPLES.includes(id)) || OUT_OF_SCOPE[id],
  );
  expect(unknown).toStrictEqual([]);
});

test('the rulebook has the same rules', () => {
  expect(IDS).toHaveLength(219);
  expect(RULE_IDS.catan.toSorted()).toStrictEqual(IDS.toSorted());
});

test('the rulebook says the same of what is not played here, or only in part', () => {
  const notPlayed = RULE_IDS.catan.filter((id) => RULES[id].status === 'out-of-scope');
  const playedInPart = RULE_IDS.catan.filter((id) => 'except' in RULES[id]);
  expect(notPlayed.toSorted()).toStrictEqual(
    Object.keys(OUT_OF_SCOPE)
      .filter((id) => id !== 'GG-11')
      .sort(),
  );
  expect(playedInPart.toSorted()).toStrictEqual(Object.keys(IN_PART).sort());
});
