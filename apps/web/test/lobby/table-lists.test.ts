import type { TableSummary } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { mergeTables } from '../../src/lobby/use-table-lists.ts';

const listed = (table: string, version: number) => ({ table, version }) as TableSummary;
const known = [listed('a', 1), listed('b', 2)];

test('news replaces the tables that it contains, and a whole list replaces all', () => {
  expect(mergeTables(known, { tables: [listed('b', 3)] })).toEqual([listed('b', 3), listed('a', 1)]);
  expect(mergeTables(known, { tables: [listed('c', 1)], isAll: true })).toEqual([listed('c', 1)]);
});

test('news that arrives late does not undo newer news', () => {
  expect(mergeTables(known, { tables: [listed('b', 1)] })).toEqual([listed('b', 2), listed('a', 1)]);
  expect(mergeTables(known, { tables: [listed('b', 1), listed('c', 1)], isAll: true })).toEqual([
    ...[listed('b', 2), listed('c', 1)],
  ]);
});

test('a table that the reader has left disappears at once', () => {
  expect(mergeTables(known, { tables: [], gone: ['a'] })).toEqual([listed('b', 2)]);
});
