import { expect, test } from 'vitest';
import { alikeFiles, definitionsOfTypes, docComments, sourcesBelow } from '../counts.mjs';

test('no exported type name has more than two meanings', () => {
  const several = [...definitionsOfTypes()].filter(([, files]) => files.size > 2);
  expect(several.map(([name, files]) => `${name}: ${[...files].join(' ')}`)).toEqual([]);
});

test('no two files differ only in case or extension', () => {
  expect(alikeFiles()).toEqual([]);
});

test('at most 3 % of the doc comments begin with a clause', () => {
  const { all, clauses } = docComments();
  expect(all).toBeGreaterThan(5_000);
  expect(clauses / all).toBeLessThanOrEqual(0.03);
});

test('the page has at most 540 files', () => {
  expect(sourcesBelow('apps/web/src').length).toBeLessThanOrEqual(540);
});
