import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bastide, folder, json, refused } from './bastide.ts';
import { dataFolder, guest, isBuilt, type Served, start } from './serving.ts';

describe.skipIf(!isBuilt)('beside a running server', () => {
  const store = dataFolder();
  const data = ['--data', store];
  let served: Served;
  let ann: Awaited<ReturnType<typeof guest>>;
  beforeAll(async () => {
    served = await start(['serve', '--log', 'error', ...data]);
    ann = await guest(served, 'Ann');
  });
  afterAll(() => served?.end());

  async function open(game: string, options: object): Promise<string> {
    const { body } = await ann.ask('/tables', { game, options: { ...options, seats: 2 }, seat: 0 });
    await ann.ask(`/tables/${body.table}`, { type: 'bot', seat: 1, bot: 'random' });
    return body.table;
  }
  async function begin(game: string, options = {}): Promise<string> {
    const table = await open(game, options);
    expect((await ann.ask(`/tables/${table}`, { type: 'begin' })).status).toBe(200);
    return table;
  }

  test('tables are listed and closed, and who plays there learns of it', async () => {
    const [table, other] = [await begin('carcassonne'), await open('catan', {})];
    const { tables } = json(['admin', 'tables', ...data]);
    expect(tables.map((one: { table: string }) => one.table).sort()).toEqual([table, other].sort());
    expect(tables.find((one: { table: string }) => one.table === table)).toMatchObject({
      game: 'carcassonne',
      state: 'running',
      seats: [{ person: ann.id, name: 'Ann' }, { bot: 'random' }],
    });
    expect(json(['admin', 'tables', '--state', 'open', ...data]).tables).toHaveLength(1);
    expect(bastide(['admin', 'tables', ...data]).stdout).toMatch(
      new RegExp(`${table} +carcassonne +running +Ann, random`),
    );

    expect(json(['admin', 'close', table, ...data])).toEqual({ table, closed: true });
    expect(json(['admin', 'close', table, ...data])).toEqual({ table, closed: false });
    expect(bastide(['admin', 'close', other, ...data]).stdout).toBe(`Table ${other} is closed.\n`);
    expect(refused(['admin', 'close', 'nothing', ...data])).toBe('there is no table nothing');
    // What the server has in memory is behind the log: a command is judged by the log.
    const said = await ann.ask(`/tables/${table}`, { type: 'resign', seat: 0 });
    expect(said.body.code).toBe('not-running');
    const { body } = await ann.ask(`/tables/${table}`);
    expect(body.entries.at(-1)).toMatchObject({ kind: 'over', why: 'closed', outcome: null });
  });

  test('games are exported, but none whose secrets somebody could use', async () => {
    const [shown, secret, waiting] = [
      await begin('carcassonne'),
      await begin('catan'),
      await open('catan', {}),
    ];
    const record = json(['admin', 'export', shown, ...data]);
    expect(record.format).toMatch(/^bastide/);
    expect(record.fairness.secret).toBeUndefined();
    expect(refused(['admin', 'export', secret, ...data])).toMatch(/holds secrets/);
    expect(refused(['admin', 'export', waiting, ...data])).toMatch(/has not begun/);
    expect(refused(['admin', 'export', ...data])).toMatch(/name a table/);
    expect(refused(['admin', 'export', shown, '--all', ...data])).toMatch(/name a table/);
    bastide(['admin', 'close', secret, ...data]);
    const summary = json(['admin', 'export', '--all', '--output', 'games.jsonl', ...data]);
    const lines = readFileSync(path.join(folder, 'games.jsonl'), 'utf8').trimEnd().split('\n');
    expect(summary.exported).toBe(lines.length);
    expect(summary.skipped).toBeGreaterThan(0);
    const games = lines.map((line) => JSON.parse(line).fairness.game);
    expect(games).toEqual(expect.arrayContaining([shown, secret]));
    expect(games).not.toContain(waiting);
    expect(bastide(['replay', 'games.jsonl']).code).toBe(0);
  });

  test('who is banned changes nothing more, until it is taken back', async () => {
    const bob = await guest(served, 'Bob');
    const change = () => bob.ask('/tables', { game: 'catan', options: { seats: 2 } });
    expect((await change()).status).toBe(201);
    expect(json(['admin', 'ban', bob.id, '--until', '2d', '--why', 'rude', ...data])).toMatchObject({
      person: bob.id,
    });
    expect((await change()).body.code).toBe('banned');
    const { people } = json(['admin', 'people', ...data]);
    expect(people.find(({ person }: { person: string }) => person === bob.id)).toMatchObject({
      name: 'Bob',
      bannedWhy: 'rude',
      tables: 1,
      isBot: false,
    });
    expect(bastide(['admin', 'people', ...data]).stdout).toMatch(/Bob .*until 20/);
    expect(json(['admin', 'unban', bob.id, ...data])).toEqual({ person: bob.id });
    expect((await change()).status).toBe(201);
    expect(bastide(['admin', 'ban', '203.0.113.0/24', ...data]).stdout).toBe(
      '203.0.113.0/24 is banned for good.\n',
    );
    expect(json(['admin', 'unban', '203.0.113.0/24', ...data])).toEqual({ network: '203.0.113.0/24' });
    expect(refused(['admin', 'unban', '203.0.113.0/24', ...data])).toMatch(/not banned/);
    expect(refused(['admin', 'ban', 'nobody', ...data])).toMatch(/no person/);
    for (const until of ['yesterday', '2020-01-01', '0h', '7w'])
      expect(refused(['admin', 'ban', bob.id, '--until', until, ...data])).toMatch(/no time to come/);
  });

  test('the store is copied while it is in use, and brought back', async () => {
    const table = await begin('carcassonne');
    const copy = json(['backup', 'copy.db', ...data]);
    expect(copy.tables).toBeGreaterThan(0);
    expect(refused(['backup', 'copy.db', ...data])).toMatch(/is there already/);
    // Nobody may use the store to which it is brought back.
    expect(refused(['restore', 'copy.db', '--force', ...data])).toMatch(/in use by another Bastide/);
    await ann.ask(`/tables/${table}`, { type: 'resign', seat: 0 });

    const [elsewhere] = [dataFolder()];
    const { tables, entries, people } = json(['restore', 'copy.db', '--data', elsewhere]);
    expect({ tables, entries, people }).toEqual({
      tables: copy.tables,
      entries: copy.entries,
      people: copy.people,
    });
    const states = (of: string[]) =>
      json(['admin', 'tables', ...of]).tables.find((one: { table: string }) => one.table === table).state;
    expect([states(['--data', elsewhere]), states(data)]).toEqual(['running', 'over']);

    expect(refused(['restore', 'copy.db', '--data', elsewhere])).toMatch(/--force/);
    const again = json(['restore', 'copy.db', '--force', '--data', elsewhere]);
    expect(existsSync(again.before)).toBe(true);
    expect(states(['--data', elsewhere])).toBe('running');
  });
});

describe('copies', () => {
  test('are read through before anything is put in their place', () => {
    const junk = path.join(folder, 'junk.db');
    writeFileSync(junk, 'x'.repeat(5000));
    const to = dataFolder();
    expect(refused(['restore', 'junk.db', '--data', to])).toMatch(/it is no database/);
    expect(refused(['restore', 'nowhere.db', '--data', to])).toMatch(/no such file/);
    expect(readdirSync(to)).toEqual([]);
    expect(refused(['backup', 'nothing.db', '--data', to])).toMatch(/there is no store/);
    expect(refused(['admin', 'tables', '--data', to])).toMatch(/there is no store/);
    expect(existsSync(path.join(folder, 'nothing.db'))).toBe(false);
  });
});
