import { Sfc32 } from '@bastide/contract';
import type { PersonId, PushSubscriptionInput } from '@bastide/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { makePerson } from '../../src/people/people.ts';
import { closeSession, openSession } from '../../src/people/sessions.ts';
import { sweepExpired } from '../../src/people/sweep.ts';
import { pushDeviceOf, pushDevicesOf, savePushDevice } from '../../src/push/devices.ts';
import { pushKeys } from '../../src/push/keys.ts';
import { Notifier, type PushOutcome } from '../../src/push/notifier.ts';
import { type Fixture, mustPerform, openFixture, randomAction } from '../live/fixture.ts';
import { FakeTimers } from '../scheduler/fake-timers.ts';
import { beginWith } from '../scheduler/fixture.ts';
import { PushService } from './push-service.ts';

let fixture: Fixture;
let time: FakeTimers;
let service: PushService;
let looking: readonly PersonId[];
let notifier: Notifier;
let ann: PersonId;
let bob: PersonId;
let pushed: PushOutcome[];

/** Two people of whom each has a browser that is to be told. */
beforeEach(async () => {
  [fixture, service, looking, pushed] = [await openFixture(), await new PushService().open(), [], []];
  time = new FakeTimers(fixture.clock);
  notifier = new Notifier({
    ...{
      store: fixture.store,
      liveTables: fixture.liveTables,
      subject: 'mailto:nobody@example.com',
      timers: time,
    },
    names: { of: async () => ({ [ann]: { name: 'Ann' }, [bob]: { name: 'Bob' } }) },
    now: () => fixture.clock.at,
    viewersOf: () => looking,
    transport: service.transport,
    onPushed: (how) => pushed.push(how),
    onError: () => {},
  });
  [ann, bob] = [await somebody('Ann', 'de'), await somebody('Bob', 'de')];
  await device(ann, 'ann');
  await device(bob, 'bob', { language: 'en' });
});
afterEach(async () => {
  await notifier.close();
  service.close();
  await fixture.close();
});

const somebody = async (name: string, language: 'de') =>
  (await makePerson(fixture.store.db, { name, language, now: fixture.clock.at })).id;

interface Device {
  readonly at?: PushSubscriptionInput;
  /** Of the page; null: not known. */
  readonly language?: 'en' | null;
}

/** A browser in which somebody is signed in. */
async function device(
  person: PersonId,
  name: string,
  { at = service.subscribe(name), language = null }: Device = {},
): Promise<string> {
  const { db } = fixture.store;
  const session = await openSession(db, { person, label: '', atMost: 9, now: fixture.clock.at });
  await savePushDevice(db, { session: session.id, person, language }, at);
  return session.id;
}

async function play(times: number, settings: object = {}): Promise<LiveTable> {
  const liveTable = await beginWith(fixture, fixture.liveTables, 'carcassonne', [ann, bob], settings);
  await go(liveTable, times);
  return liveTable;
}

async function go(liveTable: LiveTable, times: number): Promise<void> {
  const random = new Sfc32(1);
  for (let n = 0; n < times; n++) {
    fixture.clock.at += 1000;
    const { person, command } = randomAction(liveTable, random);
    await mustPerform(liveTable, person, command, fixture.clock);
    await notifier.settled();
  }
  await notifier.settled();
}

const awaited = ({ snapshot: { table } }: LiveTable) => table.seats[table.awaits[0]!]!.person!;
const told = () => service.got.map(({ browser }) => browser);

test('whoever becomes awaited is told once, in no word that anybody else can read', async () => {
  const liveTable = await play(0);
  const isAnn = awaited(liveTable) === ann;
  const { browser, headers, message } = service.got[0]!;
  expect(browser).toBe(isAnn ? 'ann' : 'bob');
  expect(headers).toMatchObject({ urgency: 'high', topic: liveTable.id, 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(message).toEqual(
    isAnn
      ? { title: 'Du bist dran', body: 'Du bist am Tisch mit Bob dran.', table: liveTable.id, lang: 'de' }
      : { title: 'Your turn', body: 'The table with Ann waits for you.', table: liveTable.id, lang: 'en' },
  );
  await mustPerform(liveTable, ann, { type: 'say', to: 'all', preset: 'hello' }, fixture.clock);
  await notifier.settled();
  expect(service.got).toHaveLength(1);
  expect(pushed).toEqual(['sent']);
});

test('nobody is told of what follows from their own move, or of a table that they look at', async () => {
  const liveTable = await play(4);
  const turns = liveTable.snapshot.log.filter(
    ({ entry }) => (entry.kind === 'act' || entry.kind === 'begun') && entry.turn !== undefined,
  );
  expect(service.got).toHaveLength(turns.length);
  looking = [ann, bob];
  const before = service.got.length;
  await go(liveTable, 4);
  expect(service.got).toHaveLength(before);
});

test('when a pause ends, whoever is awaited is told once more', async () => {
  const liveTable = await play(0);
  const [seat = 0] = liveTable.snapshot.table.awaits;
  const people = liveTable.snapshot.table.seats.map(({ person }) => person!);
  await mustPerform(liveTable, people[0]!, { type: 'ask', seat: 0, what: 'pause' }, fixture.clock);
  const { asked } = liveTable.snapshot.table.asking!;
  await mustPerform(liveTable, people[1]!, { type: 'answer', seat: 1, asked, yes: true }, fixture.clock);
  fixture.clock.at += 86_400_000;
  await mustPerform(liveTable, people[1 - seat]!, { type: 'resume', seat: 1 - seat }, fixture.clock);
  await notifier.settled();
  const name = people[seat] === ann ? 'ann' : 'bob';
  expect(told()).toEqual([name, name]);
});

test('every device of a person is told', async () => {
  await device(ann, 'ann-phone');
  await device(bob, 'bob-phone');
  const liveTable = await play(0);
  const name = awaited(liveTable) === ann ? 'ann' : 'bob';
  expect(told().sort()).toEqual([name, `${name}-phone`]);
});

test('a browser is told for whoever is signed in there, not for who was', async () => {
  const shared = service.subscribe('shared');
  const before = await device(ann, 'shared', { at: shared });
  await device(bob, 'shared', { at: shared });
  const { db } = fixture.store;
  expect(await pushDeviceOf(db, before)).toBeUndefined();
  const liveTable = await play(2);
  const turnsOfBob = told().filter((browser) => browser === 'bob').length;
  expect(told().filter((browser) => browser === 'shared')).toHaveLength(turnsOfBob);
  expect(awaited(liveTable)).toBeDefined();
});

test('where somebody signs out, or is not signed in for too long, nothing is kept', async () => {
  const { db } = fixture.store;
  const phone = await device(ann, 'phone');
  await closeSession(db, ann, phone);
  expect(await pushDeviceOf(db, phone)).toBeUndefined();
  await sweepExpired(db, fixture.clock.at + 366 * 86_400_000);
  expect(await db.selectFrom('push').selectAll().execute()).toEqual([]);
});

test.each([404, 410])('a browser that is gone (%i) is told nothing more', async (status) => {
  service.status = status;
  const person = awaited(await play(0));
  expect(pushed).toEqual(['gone']);
  expect(await pushDevicesOf(fixture.store.db, person, fixture.clock.at)).toEqual([]);
});

test('a message that does not get through is tried again, as long as the table waits', async () => {
  service.status = 503;
  const liveTable = await play(0);
  service.status = 201;
  await time.pass(10_000, () => settled());
  expect(pushed).toEqual(['failed', 'sent']);
  service.status = 503;
  await go(liveTable, 2);
  looking = [ann, bob];
  const before = pushed.length;
  await time.pass(3_600_000, () => settled());
  expect(pushed).toHaveLength(before);
});

test('a message that a push service refuses is not sent again', async () => {
  service.status = 403;
  const person = awaited(await play(0));
  await time.pass(3_600_000, () => settled());
  expect(pushed).toEqual(['refused']);
  expect(await pushDevicesOf(fixture.store.db, person, fixture.clock.at)).toHaveLength(1);
});

test('a message is kept no longer than the time of its turn', async () => {
  await play(0, { clock: { kind: 'days', days: 2 } });
  await play(0);
  const [limited, free] = service.got.map(({ headers }) => Number(headers.ttl));
  expect(limited).toBe(2 * 86_400);
  expect(free).toBe(7 * 86_400);
});

test('keys are made once', async () => {
  const [one, two] = await Promise.all([pushKeys(fixture.store.db), pushKeys(fixture.store.db)]);
  expect(one).toEqual(two);
});

/** Waits for the work of timers, which goes through the store first. */
async function settled(): Promise<void> {
  await notifier.settled();
}
