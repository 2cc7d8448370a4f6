import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { commitment } from '@bastide/fair';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { LruCache } from '../../src/streams/lru-cache.ts';
import { StreamWriter } from '../../src/streams/stream-writer.ts';
import { beginTable, type Fixture, mustPerform, openFixture, playRandomly } from '../live/fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

test('a table that somebody holds is found again, however many came after it', async () => {
  const liveTables = new LiveTables(fixture.store, GAMES, () => fixture.clock.at, undefined, 1);
  const here = { ...fixture, liveTables };
  const watched = await beginTable(here, 'catan', {});
  let heard = 0;
  watched.subscribe(() => heard++);
  for (let n = 0; n < 3; n++) await beginTable(here, 'catan', {});
  const again = (await liveTables.get(watched.id))!;
  expect(again).toBe(watched);
  await mustPerform(again, 'ann', { type: 'say', to: 'all', preset: 'hello' }, fixture.clock);
  expect(heard).toBe(1);
});

describe('slow consumers', () => {
  const response = () => {
    const one = {
      writableLength: 0,
      destroyed: false,
      written: [] as string[],
      writeHead: () => {},
      flushHeaders: () => {},
      write: (text: string) => {
        one.written.push(text);
        one.writableLength += text.length;
      },
      destroy: () => {
        one.destroyed = true;
      },
    };
    return one;
  };

  test('a client that does not read is cut off before much waits', () => {
    const line = response();
    const pipe = new StreamWriter(line as unknown as ServerResponse, 'sse');
    const data = JSON.stringify('x'.repeat(1000));
    for (let n = 0; n < 1000 && !line.destroyed; n++) pipe.send('table', data, `${n}`);
    expect(line.destroyed).toBe(true);
    expect(line.writableLength).toBeLessThan(300_000);
  });

  test('a client that is sent a long log has time to read it', () => {
    const line = response();
    const pipe = new StreamWriter(line as unknown as ServerResponse, 'ndjson');
    pipe.send('table', JSON.stringify('x'.repeat(2_000_000)), '1');
    for (let n = 0; n < 100; n++) pipe.send('presence', '{}');
    expect(line.destroyed).toBe(false);
    expect(line.written).toHaveLength(101);
  });
});

test('texts that are kept for the next reader have an end', () => {
  const recent = new LruCache(100);
  let made = 0;
  const ask = (key: string) => recent.getOrMake(key, () => `${made++}`.padEnd(30));
  for (const key of ['a', 'b', 'c', 'a', 'd']) ask(key);
  expect(made).toBe(4);
  ask('a');
  expect(made).toBe(4);
  ask('b');
  expect(made).toBe(5);
});

describe('no order of tiles or cards is kept anywhere', () => {
  test.each([
    ['carcassonne', { edition: 'c3', sets: [] }],
    ['catan', {}],
  ])('%s: beside the log the store has the secret of the dealer and of the link', async (game, options) => {
    const liveTable = await beginTable(fixture, game, options);
    await playRandomly(liveTable, fixture.clock, 1, 40);
    const rows = await fixture.store.db
      .selectFrom('secret')
      .selectAll()
      .where('game', '=', liveTable.id)
      .execute();
    const secrets = rows.map(({ secret }) => JSON.parse(secret));
    expect(secrets.map((one) => Object.keys(one).sort())).toEqual([['dealer', 'invite']]);
    expect(commitment(liveTable.id, secrets[0].dealer)).toBe(liveTable.snapshot.table.commitment);
    // The log alone gives the whole game: nothing else is drawn beforehand.
    const elsewhere = (await fixture.otherProcess().get(liveTable.id))!;
    expect(elsewhere.snapshot.match!.state).toEqual(liveTable.snapshot.match!.state);
  });
});

/** Files that know a whole game, and may write JSON: what they write goes to the store, or is told as a viewer may know it. */
const MAY_WRITE = [
  'replay/replay.ts', // compared with itself, and thrown away
  'live/head.ts', // lists: public facts
  'live/live-table.ts', // the log, and the answer to a command
  'live/live-tables.ts', // the log, and the row of secrets
  'streams/list-feeds.ts', // the lobby: public facts
  'streams/reader.ts', // who is here, and lists
  'streams/table-news.ts', // by way of `redactFor`
  'table/table-snapshot.ts', // the log
  'table/redaction.ts',
];

test('nobody else makes JSON of a table', () => {
  const folder = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const writers = files.filter((file) => {
    const text = readFileSync(folder + file, 'utf8');
    const knows = /import [^;]*\b(TableSnapshot|Match|LiveTable|TableDraft)\b[^;]* from/.test(text);
    return knows && /JSON\.stringify|\.match\b[^;]*\bsend\(/.test(text);
  });
  expect(writers.filter((file) => !MAY_WRITE.includes(file))).toEqual([]);
});
