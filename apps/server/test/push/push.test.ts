import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '../../src/people/people.ts';
import { openSession } from '../../src/people/sessions.ts';
import { isPublic, isPushService } from '../../src/push/egress.ts';
import { Notifier } from '../../src/push/notifier.ts';
import { keepPlace, placesOf, pushKeys } from '../../src/push/places.ts';
import { must, openPlace, type Place, randomAct } from '../rooms/playing.ts';
import { seated } from '../ticking/ground.ts';

interface Got {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly bytes: number;
}

let place: Place;
let service: Server;
let got: Got[];
let status: number;
let here: readonly string[];
let notifier: Notifier;
let people: [string, string];

/** A push service on this machine, and two people of whom each has a browser. */
beforeEach(async () => {
  [place, got, status, here] = [await openPlace(), [], 201, []];
  service = createServer((request, answer) => {
    let bytes = 0;
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    request.on('end', () => {
      got.push({ path: request.url!, headers: request.headers, bytes });
      answer.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  notifier = new Notifier({
    ...{ store: place.store, rooms: place.rooms, subject: 'mailto:nobody@example.com' },
    now: () => place.clock.at,
    here: () => here,
    transport: async ({ endpoint, headers, body }) => {
      const { pathname } = new URL(endpoint);
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body!),
      });
      return answer.status;
    },
    failed: (error) => {
      throw error;
    },
  });
  people = [await somebody('ann', 'de'), await somebody('bob', 'en')];
});
afterEach(async () => {
  await notifier.close();
  service.close();
  await place.close();
});

async function somebody(name: string, language: 'de' | 'en'): Promise<string> {
  const { db } = place.store;
  const { id } = await makePerson(db, { name, language, now: place.clock.at });
  const session = await openSession(db, { person: id, label: '', atMost: 9, now: place.clock.at });
  const ecdh = createECDH('prime256v1');
  const keys = {
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await keepPlace(db, session.id, id, { endpoint: `https://push.example.com/${name}`, keys });
  return id;
}

async function play(times: number) {
  const room = await seated(place, place.rooms, 'carcassonne', people);
  const random = new Sfc32(1);
  for (let n = 0; n < times; n++) {
    place.clock.at += 1000;
    const { person, command } = randomAct(room, random);
    await must(room, person, command, place.clock);
    await notifier.settled();
  }
  return room;
}

test('whoever becomes awaited is told once, in no word that anybody else can read', async () => {
  const room = await play(0);
  await notifier.settled();
  const first = room.standing.table.seats[room.standing.table.awaits[0]!]!.person;
  expect(got.map(({ path }) => path)).toEqual([first === people[0] ? '/ann' : '/bob']);
  expect(got[0]!.headers).toMatchObject({ urgency: 'high', topic: room.id, 'content-encoding': 'aes128gcm' });
  expect(String(got[0]!.headers.authorization)).toMatch(/^vapid t=/);
  await must(room, people[0], { type: 'say', to: 'all', preset: 'hello' }, place.clock);
  await notifier.settled();
  expect(got).toHaveLength(1);
});

test('nobody is told of what follows from their own move, or of a table that they look at', async () => {
  const room = await play(4);
  const turns = room.standing.lines.filter(
    ({ entry }) => (entry.kind === 'act' || entry.kind === 'begun') && entry.turn !== undefined,
  );
  expect(got).toHaveLength(turns.length);
  here = people;
  const before = got.length;
  await play(4);
  expect(got).toHaveLength(before);
});

test('a browser that is gone is told nothing more', async () => {
  status = 410;
  const room = await play(0);
  await notifier.settled();
  expect(got).toHaveLength(1);
  const { person } = room.standing.table.seats[room.standing.table.awaits[0]!]!;
  expect(await placesOf(place.store.db, person!, place.clock.at)).toEqual([]);
});

test('keys are made once', async () => {
  const [one, two] = await Promise.all([pushKeys(place.store.db), pushKeys(place.store.db)]);
  expect(one).toEqual(two);
});

describe('only push services are spoken to', () => {
  test.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example.com:8443/x',
    'https://ann:secret@push.example.com/x',
    'file:///etc/passwd',
    'x',
  ])('%s is none', (endpoint) => expect(isPushService(endpoint)).toBe(false));

  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'nowhere',
  ])('%s is no public address', (address) => expect(isPublic(address)).toBe(false));

  test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is one', (address) =>
    expect(isPublic(address)).toBe(true),
  );
});
