import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { IDS, IDS_LEFT_OUT } from './ids.ts';

const folder = new URL('../', import.meta.url);

/** The ids that tests are titled with. */
const titled = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\brule\(\s*'([A-Z0-9-]+)'/g)].map(([, id = '']) => id)),
);

test('every rule that is played has a test titled with its id, and only such rules have', () => {
  assert.deepEqual([...titled].sort(), [...IDS].sort());
});

test('every rule of the rulebook is played, or left out for a reason', () => {
  const book = readFileSync(new URL('../../../docs/rules/carcassonne.md', folder), 'utf8');
  const rules = [...book.matchAll(/^### (CAR-\S+)/gm)].map(([, id = '']) => id);
  const known = [...IDS.filter((id) => id.startsWith('CAR')), ...IDS_LEFT_OUT];
  assert.deepEqual(known.sort(), rules.sort());
});
