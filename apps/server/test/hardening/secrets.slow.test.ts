import { setTimeout as sleep } from 'node:timers/promises';
import { RESOURCES } from '@bastide/catan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../../../scripts/scope.mjs';
import { openLine, rawAnswer, type Sent } from './raw.ts';
import { type Twin, twoWorlds, type Viewer, type Worlds } from './twin-worlds.ts';

let worlds: Worlds;
beforeAll(async () => {
  worlds = await twoWorlds(100, { catan: [30, 500], pearls: [100] });
}, 60_000);
afterAll(() => worlds?.close());

/** Routes that tell of a table, or of many. */
const TOLD = [
  'GET /api/tables',
  'GET /api/me/tables',
  'GET /api/tables/{id}',
  'POST /api/tables/{id}',
  'GET /api/tables/{id}/invite',
  'POST /api/tables/{id}/invite',
  'GET /api/tables/{id}/views/{count}',
  'GET /api/tables/{id}/record',
  'POST /api/tables/{id}/rematch',
  'GET /api/me/stream',
  'GET /api/tables/{id}/stream',
  'GET /api/tables/{id}/ratings',
  'POST /api/tables/{id}/reports',
  'GET /api/people/{id}',
  'GET /api/people/{id}/tables',
  'GET /api/ratings',
  'GET /api/chance',
  'GET /api/me',
  'GET /api/me/data',
  'GET /api/me/blocks',
  'GET /api/me/bots',
  'GET /api/me/devices',
  'GET /api/me/passkeys',
  'GET /healthz',
] as const;

/** Routes that look at no table: they read and write what belongs to the caller. */
const OF_THE_CALLER = [
  'POST /api/me',
  'PATCH /api/me',
  'DELETE /api/me',
  'POST /api/me/leave',
  'DELETE /api/me/devices/{id}',
  'POST /api/me/recovery',
  'POST /api/recover',
  'POST /api/me/link',
  'POST /api/link',
  'POST /api/me/passkeys',
  'POST /api/me/passkeys/options',
  'DELETE /api/me/passkeys/{id}',
  'POST /api/sign-in/options',
  'POST /api/sign-in',
  'PUT /api/me/blocks/{id}',
  'DELETE /api/me/blocks/{id}',
  'POST /api/me/bots',
  'DELETE /api/me/bots/{id}',
  'POST /api/me/bots/{id}/tokens',
  'DELETE /api/me/bots/{id}/tokens/{token}',
  // Where the caller is told by push; the key is the server's own, made once in each world.
  'GET /api/me/push',
  'POST /api/me/push',
  'DELETE /api/me/push',
  // How the process is reached, and how it fares: numbers of the whole, for those who run it.
  'GET /api/addresses',
  'GET /metrics',
  // Opens a table of the caller's.
  'POST /api/tables',
];

test('every route is looked at here, or tells of no table', () => {
  const { paths = {} } = worlds.servers[0].server.app.swagger() as { paths?: Record<string, object> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.toSorted()).toEqual([...TOLD, ...OF_THE_CALLER].toSorted());
});

test('the games of the two worlds differ, and go far', () => {
  const differing = (name: string) =>
    worlds.twins.filter(({ game }) => game === name).reduce((sum, twin) => sum + twin.differing, 0);
  expect(differing('catan')).toBeGreaterThan(25);
  expect(differing('pearls')).toBeGreaterThan(8);
  expect(worlds.twins.filter(({ acts }) => acts > 300).length).toBeGreaterThan(4);
});

test('those who may look see something', async () => {
  for (const viewer of worlds.viewers)
    for (const { id, isPublic } of worlds.twins) {
      const answer = await rawAnswer(
        worlds.ports[0],
        as(viewer, { method: 'GET', path: `/api/tables/${id}` }),
      );
      expect(answer.slice(9, 12)).toBe(isPublic || viewer.isAtTables ? '200' : '404');
    }
});

/** Tells whether the table is the same for that viewer. */
const isAlike = ({ isPublic, blind }: Twin, { seat, isAtTables }: Viewer): boolean =>
  seat === undefined || seat === blind || !(isPublic || isAtTables);

const COUNTS = [0, 30, 200, 400, 10_000];

function* readings(id: string): Generator<Sent> {
  const get = (path: string, headers?: Sent['headers']): Sent => ({
    method: 'GET',
    path: `/api/tables/${id}${path}`,
    ...(headers && { headers }),
  });
  yield get('');
  yield get('?views=all');
  yield get('', { 'accept-language': 'uk' });
  yield get('', { 'bastide-invite': 'x'.repeat(22) });
  yield get('/invite');
  yield get('/record');
  yield get('/ratings');
  yield get('/nothing');
  for (const count of COUNTS)
    for (const seat of ['', '?seat=0', '?seat=1', '?seat=2', '?seat=7']) yield get(`/views/${count}${seat}`);
  yield { method: 'HEAD', path: `/api/tables/${id}` };
  yield { method: 'PUT', path: `/api/tables/${id}` };
}

const MORE: readonly Sent[] = [
  ...TOLD.filter((route) => route.startsWith('GET ') && !/\{|stream/.test(route)).map(
    (route): Sent => ({ method: 'GET', path: route.slice(4) }),
  ),
  { method: 'GET', path: '/api/me/tables?all=1' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/ratings?pool=catan/live/people' },
];

const ofPeople = (id: string): Sent[] =>
  ['', '/tables'].map((path) => ({ method: 'GET', path: `/api/people/${id}${path}` }));

/** Actions of each game without effect or without chance: whoever takes them knows the result beforehand. */
const ACTS: Readonly<Record<string, (own: number) => readonly object[]>> = {
  catan: (own) => [
    { type: 'accept' },
    { type: 'decline' },
    { type: 'buy' },
    { type: 'robber', to: 'H99' },
    ...RESOURCES.flatMap((card) => [
      { type: 'discard', card },
      {
        type: 'offer',
        to: [(own + 1) % 3],
        give: { [card]: 1 },
        get: { [card === 'ore' ? 'wool' : 'ore']: 2 },
      },
      { type: 'counter', give: { [card]: 1 }, get: { [card === 'ore' ? 'wool' : 'ore']: 1 } },
      { type: 'stolen', card },
    ]),
    ...[0, 1, 2].flatMap((other) => [
      { type: 'trade', with: other },
      { type: 'rob', seat: other },
    ]),
    { type: 'dealt', card: 'point' },
    { type: 'play', card: 'point' },
  ],
  // No choice that is allowed: the last of a round shows all pearls.
  pearls: () => [
    { type: 'boast', pearls: 3 },
    { type: 'choose' },
    { type: 'choose', choice: 'sell' },
    { type: 'deal', pearl: 'white' },
  ],
};

function commands({ id, game }: Pick<Twin, 'id' | 'game'>, seat: number | undefined): Sent[] {
  const own = seat ?? 0;
  const others = [0, 1, 2].filter((one) => one !== seat);
  const all: object[] = [
    { type: 'sit' },
    { type: 'begin' },
    { type: 'close' },
    { type: 'readmit', person: 'nobody' },
    ...others.flatMap((one) => [
      { type: 'stand-up', seat: one },
      { type: 'bot', seat: one, bot: 'greedy' },
      { type: 'undo', seat: one },
      { type: 'ask', seat: one, what: 'takeback' },
      { type: 'answer', seat: one, asked: 3, yes: true },
      { type: 'resume', seat: one },
      { type: 'claim', seat: one },
      { type: 'resign', seat: one },
      { type: 'act', seat: one, decision: `${one}.9`, seen: 9, actions: [{ type: 'end' }] },
    ]),
    { type: 'act', seat: own, decision: '', seen: 0, actions: [{ type: 'end' }] },
  ];
  return all
    .map((body, i) => commandOf(id, body, `${id}-${i}`))
    .concat(
      // Names of open decisions are public; one of them is right at most.
      ACTS[game]!(own).map((action, i) =>
        commandOf(id, { type: 'act', seat: own, decision: '', seen: 400, actions: [action] }, `${id}-a${i}`),
      ),
    );
}

const commandOf = (id: string, body: object, key: string): Sent => ({
  method: 'POST',
  path: `/api/tables/${id}`,
  headers: { 'content-type': 'application/json', 'idempotency-key': `key-${key}` },
  body: JSON.stringify(body),
});

const as = (viewer: Viewer, sent: Sent): Sent => ({
  ...sent,
  headers: { ...viewer.headers, ...sent.headers },
});

async function expectSame(viewer: Viewer, sent: Sent): Promise<string> {
  const [here, there] = await Promise.all(worlds.ports.map((port) => rawAnswer(port, as(viewer, sent))));
  if (here !== there)
    expect(there, `${viewer.name}: ${sent.method} ${sent.path} ${sent.body ?? ''}`).toBe(here);
  return here!;
}

const seen = (viewer: Viewer): readonly Pick<Twin, 'id' | 'game'>[] => [
  ...worlds.twins.filter((twin) => isAlike(twin, viewer)),
  ...[worlds.strange, worlds.lost].map((id) => ({ id, game: 'catan' })),
];

test('whatever is read of a table is the same, byte by byte', async () => {
  for (const viewer of worlds.viewers) {
    for (const sent of [...MORE, ...worlds.people.flatMap(ofPeople)]) await expectSame(viewer, sent);
    for (const { id } of seen(viewer)) for (const sent of readings(id)) await expectSame(viewer, sent);
  }
}, 180_000);

test('streams are the same, in both forms, from whatever place on', async () => {
  for (const viewer of worlds.viewers) {
    const ids = seen(viewer).map(({ id }) => id);
    const streams: Sent[] = ['text/event-stream', 'application/x-ndjson'].flatMap((accept) => [
      {
        method: 'GET',
        path: `/api/me/stream?lobby=1&follow=${ids.slice(0, 18).join(',')}`,
        headers: { accept },
      },
      {
        method: 'GET',
        path: `/api/me/stream?follow=${worlds.strange}:1,${worlds.lost}`,
        headers: { accept, 'last-event-id': `${worlds.lost}:1` },
      },
      ...[ids[1]!, worlds.strange, worlds.lost].map((id) => ({
        method: 'GET',
        path: `/api/tables/${id}/stream`,
        headers: { accept },
      })),
      ...ids.slice(3, 5).map((id) => ({
        method: 'GET',
        path: `/api/tables/${id}/stream?views=all`,
        headers: { accept, 'last-event-id': '40' },
      })),
    ]);
    // A person may have ten streams.
    for (let i = 0; i < streams.length; i += 8) {
      const some = streams.slice(i, i + 8);
      const lines = some.map((sent) => worlds.ports.map((port) => openLine(port, as(viewer, sent))));
      const texts = () =>
        lines.map(([one, other]) => [withoutChance(one!.text()), withoutChance(other!.text())] as const);
      // One of them may be slower, as long as nothing more comes of it.
      let quiet = 0;
      for (let tries = 0, last = ''; tries < 300 && quiet < 3; tries++) {
        await sleep(100);
        const now = texts().flat().join();
        quiet = now === last && texts().every(([here, there]) => here === there) ? quiet + 1 : 0;
        last = now;
      }
      for (const [n, [here, there]] of texts().entries())
        expect(there === here, `${viewer.name}: ${some[n]!.path}\n${firstDifference(here, there)}`).toBe(
          true,
        );
      for (const line of lines.flat()) line.close();
      // Until it is known that they have gone.
      const isAnybodyHere = ({ server: { hub } }: (typeof worlds.servers)[number]) =>
        hub.size > 0 || ids.some((id) => hub.viewersOf(id).length > 0);
      while (worlds.servers.some(isAnybodyHere)) await sleep(20);
    }
  }
}, 180_000);

/**
 * Signs of life come when they come: pieces of an answer that hold nothing else. When to come again is by chance, between the same
 * ends for both.
 */
const withoutChance = (text: string): string =>
  text
    .replaceAll('1\r\n\n\r\n', '')
    .replaceAll('4\r\n: \n\n\r\n', '')
    .replace(/^retry: (?:2[5-9]\d|[34]\d\d|500)$/gm, 'retry: some');

/** Every viewer tries so many of all commands at a table, others at the next, so that each is tried at some table: one in three. */
const ONE_IN = isLong ? 1 : 3;

test(`whoever tries something (1 in ${ONE_IN} at a table) hears the same, and afterwards everything still is`, async () => {
  let refused = 0;
  for (const [v, viewer] of worlds.viewers.entries())
    for (const [t, table] of seen(viewer).entries()) {
      const { id } = table;
      for (const [c, sent] of commands(table, viewer.seat).entries()) {
        if ((c + t + v) % ONE_IN !== 0) continue;
        const answer = await expectSame(viewer, sent);
        if (/^HTTP\/1.1 4/.test(answer)) refused++;
      }
      await expectSame(viewer, {
        ...commandOf(id, { nonce: '' }, id),
        path: `/api/tables/${id}/rematch`,
      });
      await expectSame(viewer, {
        ...commandOf(id, { seq: 3, why: 'other' }, id),
        path: `/api/tables/${id}/reports`,
      });
      // The host has another link each time.
      if (viewer.name !== 'the host')
        await expectSame(viewer, { ...commandOf(id, {}, id), path: `/api/tables/${id}/invite` });
      await expectSame(viewer, { method: 'GET', path: `/api/tables/${id}` });
    }
  expect(refused).toBeGreaterThan(1000);
}, 180_000);

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at++;
  return `${one.slice(Math.max(0, at - 200), at + 200)}\n---\n${other.slice(Math.max(0, at - 200), at + 200)}`;
}
