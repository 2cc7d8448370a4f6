import { setTimeout as sleep } from 'node:timers/promises';
import { decisionOf, tableOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { openServer } from '../../src/server.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { type Line, openLine, rawAnswer } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const joinAsGuest = (name: string, url = server.url) => new Client(url).joinAsGuest(name);
const port = (url = server.url) => Number(new URL(url).port);
let keys = 0;
const newKey = () => ({ 'idempotency-key': `key-of-a-test-${keys++}` });

const CATAN = { game: 'catan', options: { seats: 2 } };

/** A table at which two sit and play. */
async function running(settings: object = {}) {
  const [ann, bob] = [await joinAsGuest('Ann'), await joinAsGuest('Bob')];
  const { table, invite } = (await ann.request('POST', '/tables', { ...CATAN, settings, seat: 0 })).body;
  await bob.command(table, { type: 'sit' }, { 'bastide-invite': invite });
  expect((await ann.command(table, { type: 'begin' })).status).toBe(200);
  return { ann, bob, table: table as string, invite: invite as string };
}
const newsOf = async (client: Client, table: string) =>
  (await client.request('GET', `/tables/${table}`)).body;

/** The first action of whoever is to decide. */
async function decided(clients: readonly Client[], table: string) {
  for (const [seat, client] of clients.entries()) {
    const news = await newsOf(client, table);
    const decision = decisionOf(tableOf(news.entries)!, seat);
    const view = news.now?.find((one: { seat?: number }) => one.seat === seat)?.view;
    if (decision === undefined) continue;
    const command = { type: 'act', seat, decision, seen: news.version, actions: [view.actions[0]] } as const;
    return { client, other: clients[1 - seat]!, seat, command };
  }
  throw new Error('nobody is to decide');
}

describe('seat hijack', () => {
  test('of fifty who sit down at once on one seat, one has it', async () => {
    const host = await joinAsGuest('Host');
    const settings = { visibility: 'public' };
    const { table } = (await host.request('POST', '/tables', { ...CATAN, settings })).body;
    const people = await Promise.all(Array.from({ length: 50 }, (_, i) => joinAsGuest(`Guest ${i}`)));
    const answers = await Promise.all(people.map((one) => one.command(table, { type: 'sit', seat: 0 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'seat-taken')).toHaveLength(49);
  });

  test('nobody acts, speaks or answers as another', async () => {
    const { ann, bob, table } = await running();
    const { other, seat, command } = await decided([ann, bob], table);
    const tries = [
      command,
      { type: 'undo', seat },
      { type: 'ask', seat, what: 'callOff' },
      { type: 'resign', seat },
      { type: 'claim', seat },
    ] as const;
    for (const one of tries)
      expect((await other.command(table, one, newKey())).body.code).toBe('not-your-seat');
    const before = (await newsOf(ann, table)).version;
    const stranger = await joinAsGuest('Stranger');
    for (const one of tries) expect((await stranger.command(table, one, newKey())).status).toBe(404);
    expect((await newsOf(ann, table)).version).toBe(before);
  });

  test('a wrong link opens nothing, and a kicked player cannot come back', async () => {
    const host = await joinAsGuest('Host');
    const { table, invite } = (await host.request('POST', '/tables', CATAN)).body;
    const guest = await joinAsGuest('Guest');
    for (const wrong of ['', 'x', invite.slice(1), `${invite}x`, invite.toUpperCase()])
      expect((await guest.command(table, { type: 'sit' }, { 'bastide-invite': wrong })).status).toBe(404);
    expect((await guest.command(table, { type: 'sit', seat: 0 }, { 'bastide-invite': invite })).status).toBe(
      200,
    );
    expect((await host.command(table, { type: 'stand-up', seat: 0 })).status).toBe(200);
    expect((await host.command(table, { type: 'sit', seat: 0 })).status).toBe(200);
    expect((await guest.command(table, { type: 'sit', seat: 0 })).body.code).toBe('kicked');
  });
});

describe('replay and double submit', () => {
  test('ten equal requests at once are one move, answered ten times', async () => {
    const { ann, bob, table } = await running();
    const { client, command } = await decided([ann, bob], table);
    const key = newKey();
    const before = (await newsOf(ann, table)).version;
    const all = await Promise.all(Array.from({ length: 10 }, () => client.command(table, command, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.version}`)).size).toBe(1);
    expect(all[0]!.status).toBe(200);
    const after = await newsOf(ann, table);
    expect(after.version).toBe(all[0]!.body.version);
    const acts = after.entries
      .slice(before)
      .filter(({ kind, by }: { kind: string; by: unknown }) => kind === 'act' && by !== 'chance');
    expect(acts).toHaveLength(1);
    const other = { ...command, seen: command.seen - 1 };
    expect((await client.command(table, other, key)).body.code).toBe('key-reused');
    // The same decision once more, under a new key.
    expect((await client.command(table, command, newKey())).body.code).toBe('decision-closed');
  });
});

describe('hidden information', () => {
  test('people who may not look at a table hear nothing of it, until they come by its link', async () => {
    const { ann, table, invite } = await running();
    const stranger = await joinAsGuest('Stranger');
    const headers = { cookie: stranger.cookie, accept: 'application/x-ndjson' };
    const line = openLine(port(), { method: 'GET', path: `/api/tables/${table}/stream`, headers });
    await ann.command(table, { type: 'say', text: 'only for us' });
    await sleep(400);
    expect(line.text()).not.toContain('{');
    await stranger.command(table, { type: 'join' }, { 'bastide-invite': invite });
    await expect.poll(() => line.text()).toContain('only for us');
    line.close();
  });

  test('a stream names no table that its reader may not look at, not even that there is one', async () => {
    const stranger = await joinAsGuest('Stranger');
    const { table } = await running();
    const open = await running({ visibility: 'public' });
    const read = async (other: string) => {
      const headers = { cookie: stranger.cookie };
      const path = `/api/me/stream?follow=${other}:3,${open.table}:0`;
      const line = openLine(port(), { method: 'GET', path, headers });
      const id = () => /^id: .*$/m.exec(line.text())?.[0];
      await expect.poll(id).toBeDefined();
      line.close();
      return id();
    };
    expect(await read('aaaaaaaaaa')).toMatch(open.table);
    expect(await read(table)).toBe(await read('aaaaaaaaaa'));
  });

  test('onlookers never see what is said among the seats', async () => {
    const { ann, table } = await running({ visibility: 'public' });
    const line = openLine(port(), { method: 'GET', path: `/api/tables/${table}/stream` });
    await ann.command(table, { type: 'say', to: 'seats', text: 'psst' });
    await ann.command(table, { type: 'say', text: 'loud' });
    await expect.poll(() => line.text()).toContain('loud');
    expect(line.text()).toContain('"kind":"hidden"');
    expect(line.text()).not.toContain('psst');
    line.close();
  });
});

describe('several processes', () => {
  test('no command is refused for unseen events, and none shows them', async () => {
    const limits = { ...DEFAULT_LIMITS, rates: MANY };
    // The second one hears no hints at all.
    const deaf = await openServer({
      store: server.store,
      settings: { ...DEFAULT_SETTINGS, log: 'error', limits },
    });
    const url = `http://127.0.0.1:${await deaf.listen('127.0.0.1', 0)}`;
    const { ann, bob, table } = await running();
    const there = (one: Client) => Object.assign(new Client(url), { cookie: one.cookie, id: one.id });
    await newsOf(there(ann), table);
    for (let moves = 0; moves < 6; moves++) {
      const { client, command } = await decided([ann, bob], table);
      const answer = await (moves % 2 === 0 ? client : there(client)).command(table, command, newKey());
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect((await newsOf(there(ann), table)).version).toBe(answer.body.version);
    }
    await deaf.close();
  });

  test('whoever plays again finds one table, by whichever process they ask and however many ask at once', async () => {
    const limits = { ...DEFAULT_LIMITS, rates: MANY };
    const deaf = await openServer({
      store: server.store,
      settings: { ...DEFAULT_SETTINGS, log: 'error', limits },
    });
    const url = `http://127.0.0.1:${await deaf.listen('127.0.0.1', 0)}`;
    const { ann, bob, table } = await running();
    const there = Object.assign(new Client(url), { cookie: bob.cookie, id: bob.id });
    expect((await there.request('POST', `/tables/${table}/rematch`, {})).body.code).toBe('not-yet');
    expect((await ann.command(table, { type: 'resign', seat: 0 })).status).toBe(200);
    const both = [there, ann, ann, there].map((one) => one.request('POST', `/tables/${table}/rematch`, {}));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.table)).size).toBe(1);
    for (const one of [ann, bob]) {
      const { tables } = (await one.request('GET', '/me/tables')).body;
      expect(
        tables.map((of: { table: string }) => of.table).filter((id: string) => id !== answers[0]!.body.table),
      ).toEqual([]);
    }
    await deaf.close();
  });

  test('whoever sat down by way of another process can invite others', async () => {
    const limits = { ...DEFAULT_LIMITS, rates: MANY };
    const deaf = await openServer({
      store: server.store,
      settings: { ...DEFAULT_SETTINGS, log: 'error', limits },
    });
    const url = `http://127.0.0.1:${await deaf.listen('127.0.0.1', 0)}`;
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const { table, invite } = (await host.request('POST', '/tables', CATAN)).body;
    const there = Object.assign(new Client(url), { cookie: guest.cookie, id: guest.id });
    expect((await there.request('GET', `/tables/${table}/invite`)).status).toBe(404);
    await guest.command(table, { type: 'sit' }, { 'bastide-invite': invite });
    expect((await there.request('GET', `/tables/${table}/invite`)).body).toEqual({ invite });
    await deaf.close();
  });
});

const MANY = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS.rates).map((group) => {
    const rate = { most: 1e6, seconds: 60 };
    return [group, { person: rate, address: rate }];
  }),
) as unknown as typeof DEFAULT_LIMITS.rates;

describe('flooding', () => {
  let guarded: TestServer;
  beforeAll(async () => {
    const limits = { ...DEFAULT_LIMITS, strangersStreams: 5, streams: 3, openGames: 2 };
    guarded = await openTestServer({ settings: { ...DEFAULT_SETTINGS, log: 'error', limits } });
  });
  afterAll(() => guarded.close());

  test('thirty lines of talk a minute are delivered, and then the speaker is asked to wait', async () => {
    const ann = await joinAsGuest('Ann', guarded.url);
    const { table } = (await ann.request('POST', '/tables', CATAN)).body;
    const codes: number[] = [];
    for (let n = 0; n < 40; n++)
      codes.push((await ann.command(table, { type: 'say', preset: 'hello' })).status);
    expect(codes.filter((code) => code === 200)).toHaveLength(DEFAULT_LIMITS.rates.talk.person.most);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
    // Playing goes on.
    expect((await ann.command(table, { type: 'sit', seat: 0 })).status).toBe(200);
  });

  test('people with many tables or streams are told to end some first', async () => {
    const ann = await joinAsGuest('Ann', guarded.url);
    const opened = [];
    for (let n = 0; n < 3; n++) opened.push((await ann.request('POST', '/tables', CATAN)).status);
    expect(opened).toEqual([201, 201, 409]);
    for (const [cookie, most] of [
      [{ cookie: ann.cookie }, 3],
      [{}, 5],
    ] as const) {
      const path = '/api/me/stream';
      const headers = { ...cookie, connection: 'keep-alive' };
      const open = Array.from({ length: most }, () =>
        openLine(port(guarded.url), { method: 'GET', path, headers }),
      );
      const isOpen = (line: Line) => /^HTTP\/1.1 200/.test(line.text());
      await expect.poll(() => open.every(isOpen)).toBe(true);
      const more = async () => {
        const line = openLine(port(guarded.url), { method: 'GET', path, headers: cookie });
        await expect.poll(() => line.text()).toContain('\r\n');
        line.close();
        return line.text();
      };
      expect(await more()).toMatch(/^HTTP\/1.1 429/);
      for (const line of open) line.close();
      // Until it is known that they have gone.
      await expect.poll(more).toMatch(/^HTTP\/1.1 200/);
    }
  });
});

describe('signed out', () => {
  const lineOf = (headers: Record<string, string>, at = port()) =>
    openLine(at, {
      method: 'GET',
      path: '/api/me/stream',
      headers: { ...headers, connection: 'keep-alive' },
    });
  const isOver = (line: ReturnType<typeof openLine>) =>
    expect(Promise.race([line.ended.then(() => 'over'), sleep(45_000)])).resolves.toBe('over');

  test('a device that was signed out hears nothing more, and the others go on', async () => {
    const ann = await joinAsGuest('Ann');
    const { code } = (await ann.request('POST', '/me/link', {})).body;
    const lost = new Client(server.url);
    expect((await lost.request('POST', '/link', { code })).status).toBe(200);
    const [here, there] = [lineOf({ cookie: ann.cookie }), lineOf({ cookie: lost.cookie })];
    await expect.poll(() => there.text()).toContain('"isAll":true');
    const { devices } = (await ann.request('GET', '/me/devices')).body;
    const device = devices.find((one: { isThis: boolean }) => !one.isThis);
    expect((await ann.request('DELETE', `/me/devices/${device.id}`)).status).toBe(204);
    await isOver(there);
    const { table } = (await ann.request('POST', '/tables', CATAN)).body;
    await expect.poll(() => here.text()).toContain(table);
    expect((await ann.request('POST', '/me/leave', {})).status).toBe(204);
    await isOver(here);
  });

  test('a program whose token was revoked hears nothing more', async () => {
    const ann = await joinAsGuest('Ann');
    const made = (await ann.request('POST', '/me/bots', { name: 'Ada' })).body;
    const line = lineOf({ authorization: `Bearer ${made.token}` });
    await expect.poll(() => line.text()).toContain('"isAll":true');
    expect((await ann.request('DELETE', `/me/bots/${made.bot}/tokens/${made.id}`)).status).toBe(204);
    await isOver(line);
  });

  test('a sign-out at another process ends a stream with its next sign of life', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const limits = { ...DEFAULT_LIMITS, rates: MANY };
    const deaf = await openServer({
      store: server.store,
      settings: { ...DEFAULT_SETTINGS, log: 'error', limits },
    });
    try {
      const at = await deaf.listen('127.0.0.1', 0);
      const [ann, bob] = [await joinAsGuest('Ann'), await joinAsGuest('Bob')];
      const [hers, his] = [lineOf({ cookie: ann.cookie }, at), lineOf({ cookie: bob.cookie }, at)];
      for (const line of [hers, his]) await expect.poll(() => line.text()).toContain('"isAll":true');
      expect((await ann.request('POST', '/me/leave', {})).status).toBe(204);
      vi.advanceTimersByTime(15_000);
      await isOver(hers);
      expect(his.text().endsWith('\r\n0\r\n\r\n')).toBe(false);
      his.close();
    } finally {
      vi.useRealTimers();
      await deaf.close();
    }
  });
});

describe('path traversal and other addresses', () => {
  test('a stream is not begun by a request that wants no answer, which would block the line', async () => {
    for (const path of ['/api/me/stream', '/api/tables/aaaaaaaaaa/stream']) {
      const answer = await rawAnswer(port(), { method: 'HEAD', path }, 10_000);
      expect(answer.slice(9, 12), path).toBe('405');
    }
  });

  test('an invalid host is no mistake of ours', async () => {
    for (const host of ['[', 'a b', '', 'x:y:z']) {
      const headers = { host, 'content-type': 'application/json' };
      const answer = await rawAnswer(port(), {
        method: 'POST',
        path: '/api/sign-in/options',
        headers,
        body: '{}',
      });
      expect(Number(answer.slice(9, 12)), host).toBeLessThan(500);
    }
  });

  test('an unknown address of the API is not found, whatever it looks like', async () => {
    for (const path of [
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%00',
      '/api/../../etc/passwd',
      '/api/tables/__proto__',
      '/api/tables/constructor/record',
      '//etc/passwd',
      '/api/tables/twin/views/..',
    ]) {
      const answer = await rawAnswer(port(), { method: 'GET', path });
      expect(Number(answer.slice(9, 12)), path).toBeGreaterThanOrEqual(400);
      expect(Number(answer.slice(9, 12)), path).toBeLessThan(500);
    }
  });
});
