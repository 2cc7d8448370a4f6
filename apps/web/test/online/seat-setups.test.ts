import type { Table } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { seatSetups } from '../../src/online/remote-session.ts';

test('the bots of a table have the same names as in its record, and look like bots', () => {
  const who = [
    { bot: 'greedy' },
    { person: 'mei' },
    { bot: 'random' },
    { bot: 'unheard-of' },
    { person: 'ann' },
  ];
  const seats = who.map((one) => ({ person: null, bot: null, ...one }));
  const shown = seatSetups({ seats } as unknown as Table, { mei: { name: 'Mei' }, ann: { name: '' } });
  expect(shown.map(({ name, player }) => [name, player])).toEqual([
    ['Ramiro', 'greedy'],
    ['Mei', 'person'],
    ['Yusuf', 'random'],
    ['Ines', 'greedy'],
    ['—', 'person'],
  ]);
});
