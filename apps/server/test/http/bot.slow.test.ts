import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../../../scripts/scope.mjs';
import { Client } from './client.ts';
import { openFlakyProxy } from './flaky-proxy.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot-over-http.mjs', import.meta.url));

/** Hundreds of requests of two programs: on a busy machine that takes its time. In milliseconds. */
const WHOLE_GAME = 240_000;

let server: TestServer;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.close();
});

/** The example as a program of its own, with a token of a new bot account. */
async function startBot(
  owner: Client,
  name: string,
  table: string,
  invite: string,
  line = server.url,
): Promise<ChildProcess> {
  const made = await owner.request('POST', '/me/bots', { name });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const child = spawn(process.execPath, [EXAMPLE, line, made.body.token, table, invite], {
    stdio: ['ignore', 'inherit', line === server.url ? 'inherit' : 'ignore'],
  });
  children.push(child);
  return child;
}

const until = async (what: () => Promise<boolean>, every = 50) => {
  for (
    const end = Date.now() + (2 * WHOLE_GAME) / 3;
    Date.now() < end;
    await new Promise((r) => setTimeout(r, every))
  )
    if (await what()) return;
  throw new Error('it did not come to that');
};

/** Entries after which a bot is killed: both have moved, and Catan is still being set up. */
const MOVES_BEFORE_KILL = 5;

const GAMES: readonly (readonly [string, object])[] = [
  ['carcassonne', { seats: 2, edition: 'c2', sets: [] }],
  // By chance ten points take long; four are as good an end.
  ['catan', { seats: 2, victoryTarget: 4 }],
];

test.each(GAMES)(
  'two example bots play %s to the end over HTTP, one of them killed and started again on the way',
  async (game, options) => {
    const host = await new Client(server.url).joinAsGuest('Host');
    const { table, invite } = (await host.request('POST', '/tables', { game, options })).body;
    const stateOf = async () => (await host.request('GET', '/me/tables?all=1')).body.tables[0];
    const first = await startBot(host, 'Ada', table, invite);
    await startBot(host, 'Bob', table, invite);
    await until(async () =>
      (await stateOf()).seats.every(({ person }: { person: string }) => person !== null),
    );
    const begun = await host.command(table, { type: 'begin' });
    expect(begun.status).toBe(200);
    // The news themselves tell when: a game to four points is over before somebody who asks now and then asks again.
    for await (const { event, data } of host.lines(`/tables/${table}/stream`))
      if (event === 'table' && data.version >= begun.body.version + MOVES_BEFORE_KILL) break;
    const killed = once(first, 'exit');
    first.kill('SIGKILL');
    await killed;
    expect((await stateOf()).state).toBe('running');
    const { body } = await host.request('GET', '/me/bots');
    const ada = body.bots.find(({ name }: { name: string }) => name === 'Ada');
    const token = await host.request('POST', `/me/bots/${ada.id}/tokens`, {});
    expect(token.status, JSON.stringify(token.body)).toBe(201);
    children.push(spawn(process.execPath, [EXAMPLE, server.url, token.body.token], { stdio: 'ignore' }));
    await until(async () => (await stateOf()).state === 'over');
    expect((await host.request('GET', `/tables/${table}/record`)).status).toBe(200);
  },
  WHOLE_GAME,
);

test.concurrent.each(isLong ? GAMES : GAMES.slice(0, 1))(
  'two example bots end a game of %s where requests are few, answers get lost and streams are cut',
  async (game, options) => {
    const few = (most: number, seconds: number) => ({
      person: { most, seconds },
      address: { most: 1e6, seconds },
    });
    const narrow = await openTestServer({}, { play: few(6, 1), read: few(3, 1), stream: few(1, 5) });
    const line = await openFlakyProxy(narrow.url, { busyEvery: 17, loseEvery: 23, streamsLast: 3_500 });
    const bots: ChildProcess[] = [];
    try {
      const host = await new Client(narrow.url).joinAsGuest('Host');
      const { table, invite } = (await host.request('POST', '/tables', { game, options })).body;
      const stateOf = async () => {
        const { body, status } = await host.request('GET', '/me/tables?all=1');
        return status === 200 ? body.tables[0] : undefined;
      };
      for (const name of ['Ada', 'Bob']) bots.push(await startBot(host, name, table, invite, line.url));
      const isFull = async () =>
        (await stateOf())?.seats.every(({ person }: { person: string }) => person !== null) === true;
      await until(isFull, 1_000);
      expect((await host.command(table, { type: 'begin' })).status).toBe(200);
      await until(async () => (await stateOf())?.state === 'over', 1_000);
      const { counts } = line;
      expect(counts.early, 'requests before the time that the server had named').toBe(0);
      for (const what of ['busy', 'lost', 'cut', 'tooMany', 'repeated'] as const)
        expect(counts[what], what).toBeGreaterThan(0);
    } finally {
      for (const bot of bots) bot.kill();
      await line.close();
      await narrow.close();
    }
  },
  WHOLE_GAME,
);

test(
  'example bots play at more tables than a stream follows, and begin few streams',
  async () => {
    const few = { person: { most: 4, seconds: 600 }, address: { most: 1e6, seconds: 600 } };
    const server = await openTestServer({}, { stream: few });
    const bots: ChildProcess[] = [];
    try {
      const host = await new Client(server.url).joinAsGuest('Host');
      const tokens: string[] = [];
      for (const name of ['Ada', 'Bob'])
        tokens.push((await host.request('POST', '/me/bots', { name })).body.token);
      const options = { seats: 2, edition: 'c2', sets: [] };
      const tables: string[] = [];
      for (let n = 0; n < 23; n++) {
        const { table, invite } = (await host.request('POST', '/tables', { game: 'carcassonne', options }))
          .body;
        for (const token of tokens) {
          const headers = { authorization: `Bearer ${token}`, 'bastide-invite': invite };
          const sat = await new Client(server.url).request(
            'POST',
            `/tables/${table}`,
            { type: 'sit' },
            headers,
          );
          expect(sat.status, JSON.stringify(sat.body)).toBe(200);
        }
        expect((await host.command(table, { type: 'begin' })).status).toBe(200);
        tables.push(table);
      }
      const versions = async () => {
        const listed: readonly { table: string; version: number }[] = (
          await host.request('GET', '/me/tables?all=1')
        ).body.tables;
        return listed.filter(({ table }) => tables.includes(table)).map(({ version }) => version);
      };
      const begun = Math.max(...(await versions()));
      for (const token of tokens) {
        const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
        bots.push(spawn(process.execPath, [EXAMPLE, server.url, token], { stdio }));
      }
      await until(async () => (await versions()).every((version) => version > begun + 20), 500);
      expect(await versions()).toHaveLength(23);
    } finally {
      for (const bot of bots) bot.kill();
      await server.close();
    }
  },
  WHOLE_GAME,
);
