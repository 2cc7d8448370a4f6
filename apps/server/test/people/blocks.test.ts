import type { TableUpdate } from '@bastide/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../../src/people/sweep.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { DAY, openTestApi } from '../test-api.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let cid: Client;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ann, bob, cid] = (await Promise.all(
    ['Ann', 'Bob', 'Cid'].map((name) => new Client(server.url).joinAsGuest(name)),
  )) as [Client, Client, Client];
});

const block = (client: Client, other: Client) => client.request('PUT', `/me/blocks/${other.id}`);
const unblock = (client: Client, other: Client) => client.request('DELETE', `/me/blocks/${other.id}`);
const listed = async (client: Client): Promise<string[]> =>
  (await client.request('GET', '/me/blocks')).body.people.map(({ name }: { name: string }) => name);

interface Opened {
  readonly table: string;
  readonly invite: string;
}
async function open(host: Client, settings: object = { visibility: 'public' }): Promise<Opened> {
  const options = { edition: 'c2', seats: 3 };
  return (await host.request('POST', '/tables', { game: 'carcassonne', options, settings, seat: 0 })).body;
}
const sit = (client: Client, { table, invite }: Opened, isMatched?: true) =>
  client.command(table, { type: 'sit', ...(isMatched && { isMatched }) }, { 'bastide-invite': invite });

test('blocked people are listed, the latest first, once each, until they are unblocked', async () => {
  expect((await block(ann, bob)).status).toBe(204);
  expect((await block(ann, bob)).status).toBe(204);
  await block(ann, cid);
  expect((await listed(ann)).toSorted()).toEqual(['Bob', 'Cid']);
  expect(await listed(bob)).toEqual([]);
  expect((await unblock(ann, bob)).status).toBe(204);
  expect(await listed(ann)).toEqual(['Cid']);
});

test('nobody blocks themselves, somebody who is not there, or without an account', async () => {
  expect((await block(ann, ann)).body.code).toBe('block-self');
  expect((await ann.request('PUT', '/me/blocks/AAAAAAAAAAAAAAAA')).body.code).toBe('not-found');
  expect((await ann.request('PUT', '/me/blocks/x')).status).toBe(400);
  expect((await block(new Client(server.url), bob)).body.code).toBe('sign-in-needed');
  expect(await listed(ann)).toEqual([]);
});

test('a list of blocked people has a limit', async () => {
  const { browser } = await openTestApi({ limits: { blocks: 1 } });
  const [anna, others] = [browser(), [browser(), browser()]];
  await anna.arrive('Anna');
  const ids = [];
  for (const one of others) ids.push(await one.arrive('Other'));
  expect((await anna.put(`/me/blocks/${ids[0]}`)).statusCode).toBe(204);
  const refused = await anna.put(`/me/blocks/${ids[1]}`);
  expect(refused.json()).toMatchObject({ code: 'limit-reached', detail: 'You can block 1 person.' });
});

test('a blocked person joins no table of the one who blocked them, and reads the same as anybody who cannot', async () => {
  const here = await open(ann);
  const byLink = await open(ann, { visibility: 'link' });
  await block(ann, bob);
  const refused = await sit(bob, here);
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    403,
    'cannot-join',
    'You can’t join this table.',
  ]);
  const join = await bob.command(byLink.table, { type: 'join' }, { 'bastide-invite': byLink.invite });
  expect(join.body.code).toBe('cannot-join');
  expect((await sit(cid, here)).status).toBe(200);
  await unblock(ann, bob);
  expect((await sit(bob, here)).status).toBe(200);
});

test('nor does a bot of the blocked person', async () => {
  const here = await open(ann);
  const { token } = (await bob.request('POST', '/me/bots', { name: 'Robo' })).body;
  await block(ann, bob);
  const answer = await new Client(server.url).request(
    'POST',
    `/tables/${here.table}`,
    { type: 'sit' },
    { authorization: `Bearer ${token}` },
  );
  expect(answer.body.code).toBe('cannot-join');
});

test('the one who blocked somebody may sit down with them, and a third person’s table is open to both', async () => {
  await block(ann, bob);
  expect((await sit(ann, await open(bob))).status).toBe(200);
  const third = await open(cid);
  expect((await sit(ann, third)).status).toBe(200);
  expect((await sit(bob, third)).status).toBe(200);
});

test('quick match seats neither of the two where the other sits', async () => {
  await block(ann, bob);
  const [withAnn, withBob, alone] = [await open(cid), await open(cid), await open(cid)];
  await sit(ann, withAnn);
  await sit(bob, withBob);
  expect((await sit(bob, withAnn, true)).body.code).toBe('cannot-join');
  expect((await sit(ann, withBob, true)).body.code).toBe('cannot-join');
  expect((await sit(ann, await open(bob), true)).body.code).toBe('cannot-join');
  expect((await sit(ann, alone, true)).status).toBe(200);
});

test('a request that seated somebody before they were blocked is answered again as it was', async () => {
  const here = await open(ann);
  const headers = { 'idempotency-key': 'seat-of-bob' };
  const first = await bob.command(here.table, { type: 'sit' }, headers);
  await block(ann, bob);
  expect((await bob.command(here.table, { type: 'sit' }, headers)).body).toEqual(first.body);
});

test('a rematch keeps no seat for somebody whom its host has blocked', async () => {
  const here = await open(ann);
  for (const one of [bob, cid]) await sit(one, here);
  await ann.command(here.table, { type: 'begin' });
  for (const [seat, one] of [ann, bob].entries()) await one.command(here.table, { type: 'resign', seat });
  await cid.command(here.table, { type: 'resign', seat: 2 });
  await block(ann, bob);
  const next: Opened = (await ann.request('POST', `/tables/${here.table}/rematch`, { nonce: '' })).body;
  const { body } = await ann.request('GET', `/tables/${next.table}`);
  expect((body as TableUpdate).entries[0]).toMatchObject({ kind: 'opened', keeps: [null, null, cid.id] });
});

test('nothing that the blocked person reads tells of it', async () => {
  const here = await open(ann);
  const read = async () => {
    const paths = [`/people/${ann.id}`, '/tables', `/tables/${here.table}`, '/me', '/me/data', '/me/blocks'];
    const answers = await Promise.all(paths.map((path) => bob.request('GET', path)));
    return answers.map(({ status, body }) => JSON.stringify([status, body]).replaceAll(/"at":\d+/g, ''));
  };
  const before = await read();
  await block(ann, bob);
  expect(await read()).toEqual(before);
});

test('blocks are among the stored data of the person, and go with either account', async () => {
  await block(ann, bob);
  await block(cid, ann);
  const { blocks } = (await ann.request('GET', '/me/data')).body;
  expect(blocks).toEqual([{ person: bob.id, at: expect.any(Number) }]);
  await ann.request('DELETE', '/me');
  const rows = await server.store.db.selectFrom('block').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(ann.id);
});

test('blocks of guests who were swept away are swept along', async () => {
  const { browser, db, clock } = await openTestApi();
  const [anna, bobby, third] = [browser(), browser(), browser()];
  const id = await anna.arrive('Anna');
  const other = await bobby.arrive('Bob');
  await third.arrive('Third');
  await anna.put(`/me/blocks/${other}`);
  await third.put(`/me/blocks/${id}`);
  await third.put(`/me/blocks/${other}`);
  await anna.post('/me/leave');
  clock.now += DAY;
  await sweepExpired(db, clock.now);
  expect(await db.selectFrom('block').select('blocked').execute()).toEqual([{ blocked: other }]);
});
