import type { Entry, TableUpdate } from '@bastide/protocol';
import { TableSettings } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { TableReplica } from '../../src/online/online-table.ts';

const at = 1_700_000_000_000;
const opened: Entry = {
  ...{ seq: 0, at, kind: 'opened', game: 'toy', rules: '1', options: { seats: 2 }, by: 'ann' },
  ...{ settings: TableSettings.parse({}), commitment: '' },
};
const log = (length: number, text: string): Entry[] => [
  opened,
  ...Array.from({ length: length - 1 }, (_, i): Entry => {
    return { seq: i + 1, at, kind: 'said', person: 'ann', to: 'all', text };
  }),
];
const news = (entries: Entry[], more: Partial<TableUpdate> = {}): TableUpdate => ({
  ...{ table: 'table1', entries, version: entries.at(-1)!.seq + 1, people: {}, at },
  ...more,
});

test('an old complete log removes no newer entries', () => {
  const copy = new TableReplica();
  copy.apply(news(log(5, 'here'), { isAll: true }), at);
  expect(copy.apply(news(log(3, 'here'), { isAll: true }), at)).toBe('nothing');
  expect(copy.version).toBe(5);
});

test('a log restored from an older copy replaces the present one', () => {
  const copy = new TableReplica();
  copy.apply(news(log(5, 'lost'), { isAll: true }), at);
  expect(copy.apply(news(log(3, 'kept'), { isAll: true, isBack: true }), at)).toBe('all');
  expect(copy.version).toBe(3);
  expect(copy.apply(news(log(4, 'new').slice(3)), at)).toBe('more');
  expect(copy.state!.entries.map((one) => (one.kind === 'said' ? one.text : one.kind))).toEqual([
    ...['opened', 'kept', 'kept', 'new'],
  ]);
});
