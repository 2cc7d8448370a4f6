import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alone, bastide, folder, json, refused } from './bastide.ts';
import { dataFolder, guest, isBuilt, type ServerProcess, start } from './server-process.ts';

describe.skipIf(!isBuilt)('the admin commands beside a running server', () => {
  const store = dataFolder();
  const data = ['--data', store];
  let served: ServerProcess;
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

  test('an admin lists and closes tables, and their players learn of it', async () => {
    const [table, other] = [await begin('carcassonne'), await open('catan', {})];
    const { tables } = await json(['admin', 'tables', ...data]);
    expect(tables.map((one: { table: string }) => one.table).sort()).toEqual([table, other].sort());
    expect(tables.find((one: { table: string }) => one.table === table)).toMatchObject({
      game: 'carcassonne',
      state: 'running',
      seats: [
        { person: ann.id, name: 'Ann' },
        { bot: 'random', name: 'Ramiro' },
      ],
    });
    expect((await json(['admin', 'tables', '--state', 'open', ...data])).tables).toHaveLength(1);
    expect((await bastide(['admin', 'tables', ...data])).stdout).toMatch(
      new RegExp(`${table} +carcassonne +running +Ann, Ramiro \\(bot: random\\)`),
    );

    expect(await json(['admin', 'close', table, ...data])).toEqual({ table, closed: true });
    expect(await json(['admin', 'close', table, ...data])).toEqual({ table, closed: false });
    expect((await bastide(['admin', 'close', other, ...data])).stdout).toBe(`Table ${other} is closed.\n`);
    expect(await refused(['admin', 'close', 'nothing', ...data])).toBe('there is no table nothing');
    // The log is the truth; the server's memory may lag behind it.
    const said = await ann.ask(`/tables/${table}`, { type: 'resign', seat: 0 });
    expect(said.body.code).toBe('table-over');
    const { body } = await ann.ask(`/tables/${table}`);
    expect(body.entries.at(-1)).toMatchObject({ kind: 'over', why: 'closed', outcome: null });
  });

  test('an export contains no game whose secrets are still in use', async () => {
    const [shown, secret, waiting] = [
      await begin('carcassonne'),
      await begin('catan'),
      await open('catan', {}),
    ];
    const record = await json(['admin', 'export', shown, ...data]);
    expect(record.format).toMatch(/^bastide/);
    expect(record.fairness.secret).toBeUndefined();
    expect(await refused(['admin', 'export', secret, ...data])).toMatch(/has secrets/);
    expect(await refused(['admin', 'export', waiting, ...data])).toMatch(/has not begun/);
    expect(await refused(['admin', 'export', ...data])).toMatch(/name a table/);
    expect(await refused(['admin', 'export', shown, '--all', ...data])).toMatch(/name a table/);
    await bastide(['admin', 'close', secret, ...data]);
    const summary = await json(['admin', 'export', '--all', '--output', 'games.jsonl', ...data]);
    const lines = readFileSync(path.join(folder, 'games.jsonl'), 'utf8').trimEnd().split('\n');
    expect(summary.exported).toBe(lines.length);
    expect(summary.skipped).toBeGreaterThan(0);
    const games = lines.map((line) => JSON.parse(line).fairness.game);
    expect(games).toEqual(expect.arrayContaining([shown, secret]));
    expect(games).not.toContain(waiting);
    expect((await bastide(['replay', 'games.jsonl'])).code).toBe(0);
  });

  test('a banned account can change nothing until the ban ends', async () => {
    const bob = await guest(served, 'Bob');
    const change = () => bob.ask('/tables', { game: 'catan', options: { seats: 2 } });
    expect((await change()).status).toBe(201);
    expect(await json(['admin', 'ban', bob.id, '--until', '2d', '--why', 'rude', ...data])).toMatchObject({
      person: bob.id,
    });
    expect((await change()).body.code).toBe('banned');
    const { people } = await json(['admin', 'people', ...data]);
    expect(people.find(({ person }: { person: string }) => person === bob.id)).toMatchObject({
      name: 'Bob',
      bannedWhy: 'rude',
      tables: 1,
      isBot: false,
    });
    expect((await ann.ask('/me/bots', { name: 'Metal' })).status).toBe(201);
    const { stdout: listed } = await bastide(['admin', 'people', ...data]);
    expect(listed).toMatch(/Bob .*until 20/);
    expect(listed).toMatch(/Metal \(bot\) /);
    expect(await json(['admin', 'unban', bob.id, ...data])).toEqual({ person: bob.id });
    expect((await change()).status).toBe(201);
    expect((await bastide(['admin', 'ban', '203.0.113.0/24', ...data])).stdout).toBe(
      '203.0.113.0/24 is banned permanently.\n',
    );
    expect(await json(['admin', 'unban', '203.0.113.0/24', ...data])).toEqual({ network: '203.0.113.0/24' });
    expect(await refused(['admin', 'unban', '203.0.113.0/24', ...data])).toMatch(/not banned/);
    expect(await refused(['admin', 'ban', 'nobody', ...data])).toMatch(/neither a person/);
    for (const until of ['yesterday', '2020-01-01', '0h', '7w'])
      expect(await refused(['admin', 'ban', bob.id, '--until', until, ...data])).toMatch(
        /not a time in the future/,
      );
  });

  test('an admin reads reports with message and place, and closes them', async () => {
    const table = await open('catan', {});
    const { invite } = (await ann.ask(`/tables/${table}/invite`)).body;
    const eve = await guest(served, 'Eve');
    await eve.ask(`/tables/${table}`, { type: 'join' }, { 'bastide-invite': invite });
    const said = await eve.ask(`/tables/${table}`, { type: 'say', text: 'You play\nlike a sheep.' });
    const seq = said.body.version - 1;
    const report = { seq, why: 'insult', note: 'third time' };
    expect((await ann.ask(`/tables/${table}/reports`, report)).status).toBe(204);

    const { reports } = await json(['admin', 'reports', ...data]);
    expect(reports).toMatchObject([
      { table, seq, about: eve.id, aboutName: 'Eve', reporter: ann.id, ...report, closed: null },
    ]);
    const [{ id }] = reports;
    const shown = (await bastide(['admin', 'reports', ...data])).stdout;
    expect(shown).toContain(`${id}  20`);
    expect(shown).toContain(`Ann reports Eve (${eve.id}): insult\n`);
    expect(shown).toContain('    “You play like a sheep.”\n    “third time”\n');
    expect(shown).toContain(`    /?game=${table}&at=0\n`);

    expect(await refused(['admin', 'reports', '--close', 'nothing', ...data])).toMatch(/no open report/);
    expect((await bastide(['admin', 'reports', '--close', id, ...data])).stdout).toBe(
      `Report ${id} is closed.\n`,
    );
    expect(await refused(['admin', 'reports', '--close', id, ...data])).toMatch(/no open report/);
    expect((await bastide(['admin', 'reports', ...data])).stdout).toBe('There are no open reports.\n');
    expect((await json(['admin', 'reports', '--all', ...data])).reports).toHaveLength(1);
    expect((await bastide(['admin', 'reports', '--all', ...data])).stdout).toMatch(/insult {2}\(closed 20/);
  });

  test('a store in use can be copied and restored', async () => {
    const table = await begin('carcassonne');
    const copy = await json(['backup', 'copy.db', ...data]);
    expect(copy.tables).toBeGreaterThan(0);
    expect(await refused(['backup', 'copy.db', ...data])).toMatch(/already exists/);
    // The store to which a backup is restored must not be in use.
    expect(await refused(['restore', 'copy.db', '--force', ...data])).toMatch(
      /another Bastide uses the games/,
    );
    await ann.ask(`/tables/${table}`, { type: 'resign', seat: 0 });

    const [elsewhere] = [dataFolder()];
    const { tables, entries, people } = await json(['restore', 'copy.db', '--data', elsewhere]);
    expect({ tables, entries, people }).toEqual({
      tables: copy.tables,
      entries: copy.entries,
      people: copy.people,
    });
    const stateIn = async (of: string[]) => {
      const listed = await json(['admin', 'tables', ...of]);
      return listed.tables.find((one: { table: string }) => one.table === table).state;
    };
    expect([await stateIn(['--data', elsewhere]), await stateIn(data)]).toEqual(['running', 'over']);

    expect(await refused(['restore', 'copy.db', '--data', elsewhere])).toMatch(/--force/);
    const again = await json(['restore', 'copy.db', '--force', '--data', elsewhere]);
    expect(existsSync(again.before)).toBe(true);
    expect(await stateIn(['--data', elsewhere])).toBe('running');
  });
});

describe('copies', () => {
  test('restore checks a copy before it replaces anything', async () => {
    const junk = path.join(folder, 'junk.db');
    writeFileSync(junk, 'x'.repeat(5000));
    const to = dataFolder();
    expect(await refused(['restore', 'junk.db', '--data', to])).toMatch(/it is no database/);
    expect(await refused(['restore', 'nowhere.db', '--data', to])).toMatch(/no such file/);
    expect(readdirSync(to)).toEqual([]);
    expect(await refused(['backup', 'nothing.db', '--data', to])).toMatch(/there is no store/);
    expect(await refused(['admin', 'tables', '--data', to])).toMatch(/there is no store/);
    expect(existsSync(path.join(folder, 'nothing.db'))).toBe(false);
  });
});

describe.skipIf(!isBuilt)('a check of the store', () => {
  test('check lists its findings beside a running server, and fails for a damaged store', async () => {
    const to = dataFolder();
    const data = ['--data', to];
    const file = path.join(to, 'bastide.db');
    const served = await start(['serve', '--log', 'warn', ...data]);
    const { ok, findings } = await json(['admin', 'check', '--thorough', ...data]);
    expect(ok).toBe(true);
    expect(findings.map(({ check, status }: Record<string, string>) => `${check} ${status}`)).toEqual([
      'store ok',
      'schema ok',
      'rules ok',
      'clock ok',
      'permissions ok',
      'space ok',
    ]);
    const { code, stdout } = await bastide(['admin', 'check', ...data]);
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'ok  The store is undamaged.']);
    expect(await served.end()).toBe(0);
    expect(served.written().stderr + served.written().stdout.split('\n').slice(1).join('')).toBe('');

    for (const journal of ['-wal', '-shm']) rmSync(file + journal, { force: true });
    writeFileSync(file, 'x'.repeat(5000));
    const failed = alone(['admin', 'check', ...data]);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toMatch(/^FAILED {2}.*it is no database\nok {6}Only its owner/);
    const { code: missing, stdout: printed } = await bastide([
      'admin',
      'check',
      '--json',
      '--data',
      dataFolder(),
    ]);
    expect([missing, JSON.parse(printed).ok]).toEqual([1, false]);
    expect(await refused(['admin', 'check', '--database-url', 'mysql://x'])).toMatch(/no store for mysql/);
  });

  test.skipIf(process.platform === 'win32')(
    'a short check runs at each start, and prints only warnings',
    async () => {
      const to = path.join(dataFolder(), 'with space');
      mkdirSync(to);
      chmodSync(to, 0o755);
      const warning = `Other users of this machine can reach the store, and with it what dealers keep secret: run \`chmod go= '${to}'\`.`;
      const played = await start(['play', '--no-open', '--data', to]);
      expect(await played.end()).toBe(0);
      expect(played.written().stderr).toBe(`bastide: ${warning}\n`);
      const served = await start(['serve', '--log', 'warn', '--data', to]);
      expect(await served.end()).toBe(0);
      const [, line = '{}'] = served.written().stdout.split('\n');
      expect(JSON.parse(line)).toMatchObject({ level: 40, code: 'permissions.open', paths: [to] });
      const { code, stdout } = await bastide(['admin', 'check', '--data', to]);
      expect(code).toBe(0);
      expect(stdout).toContain(`warning  ${warning}\n`);
    },
  );
});

describe.skipIf(!isBuilt)('a store that was lost', () => {
  test('a server does not replace a lost store, and names the ways out', async () => {
    const to = dataFolder();
    const file = path.join(to, 'bastide.db');
    expect(await (await start(['play', '--no-open', '--data', to])).end()).toBe(0);
    expect((await json(['backup', 'lost.db', '--data', to])).tables).toBe(0);
    truncateSync(file);
    for (const command of [['play', '--no-open'], ['serve']])
      expect(await refused([...command, '--port', '0', '--data', to])).toBe(
        `${file} is missing or empty, although games were stored there: restore a backup with \`bastide restore COPY --force\`, or delete ${file}.created to start with an empty store`,
      );
    expect((await json(['restore', 'lost.db', '--force', '--data', to])).before).toBeDefined();
    expect(await (await start(['play', '--no-open', '--data', to])).end()).toBe(0);
  });
});
