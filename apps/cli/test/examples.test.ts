import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { json } from './bastide.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

test('the reviewed example is still a valid game, and its report is about it', async () => {
  const { ok, over, points, actions } = await json(['replay', example('judged.bastide.json')]);
  const record = JSON.parse(readFileSync(example('judged.bastide.json'), 'utf8'));
  expect({ ok, over, points }).toEqual({ ok: true, over: true, points: record.result.points });
  const report = readFileSync(example('judged.html'), 'utf8');
  expect(report).toContain(`after ${actions} actions`);
  expect(report).toContain('judged by strong');
  expect(report.match(/<details /g)!.length).toBeGreaterThan(50);
});
