import { type Entry, TableSettings } from '@bastide/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedNumbers, storeNumber } from '../../src/online/commitments.ts';
import { OnlineTable, type ServerConnection } from '../../src/online/online-table.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const LOG = [
  {
    ...{ kind: 'opened', game: 'toy', rules: '1', options: { seats: 1 }, by: 'ann', commitment: 'aa' },
    settings: TableSettings.parse({ visibility: 'public' }),
  },
  { kind: 'seated', seat: 0, person: 'ann', nonce: '11' },
  { kind: 'begun', awaits: [0] },
].map((entry, seq) => ({ seq, at: seq, ...entry }) as Entry);
const news = (entries: readonly Entry[]) => ({
  ...{ table: 'old', entries, people: {} },
  ...{ version: entries.at(-1)!.seq + 1, at: 0 },
});

/** Opens that table of one seat, when its log has that many entries. */
const open = (me: string, entries: number) =>
  OnlineTable.open(
    {
      client: { ask: async () => news(LOG.slice(0, entries)) },
      connection: {
        follow: () => () => {},
        subscribe: () => () => {},
        link: () => ({ isOpen: true, since: 0 }),
      },
    } as unknown as ServerConnection,
    'old',
    me,
  );

test('a player without a seat loses the number of a seat that somebody else took, when the game begins', async () => {
  storeNumber('old', '22');
  const table = await open('bob', 2);
  expect(storedNumbers('old')).toEqual(['22']);
  table.onNews(news(LOG.slice(2)));
  expect(storedNumbers('old')).toEqual([]);
});

test.each([2, 3])('a seated player keeps the number, from %i entries on', async (entries) => {
  storeNumber('old', '11');
  const table = await open('ann', entries);
  table.onNews(news(LOG.slice(2)));
  expect(storedNumbers('old')).toEqual(['11']);
});

test('a visitor without a seat has no number', async () => {
  storeNumber('old', '22');
  await open('bob', 3);
  expect(storedNumbers('old')).toEqual([]);
});
