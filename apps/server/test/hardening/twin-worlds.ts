import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Seat, TableFacts, Types } from '@bastide/contract';
import { commitment } from '@bastide/fair';
import { type EntryData, TableSettings } from '@bastide/protocol';
import { headFrom } from '../../src/live/head.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { encodeEntry, extendSnapshot } from '../../src/table/table-snapshot.ts';
import { GAMES_WITH_TOY } from '../games-with-toy.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { twinGames } from './twin-games.ts';

/** Everybody who may look: how they show who they are, and at which seat of each table they sit. */
export interface Viewer {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seat?: Seat;
  /** True if they are at every table but the strange one. */
  readonly isAtTables: boolean;
}

/** A table that stands in both worlds. `blind`: through which eyes they look alike; an onlooker's where it is undefined. */
export interface Twin {
  readonly id: string;
  readonly game: string;
  readonly isPublic: boolean;
  readonly blind: Seat | undefined;
  readonly acts: number;
  /** Number of its actions that differ. */
  readonly differing: number;
}

export interface Worlds {
  readonly ports: readonly [number, number];
  readonly servers: readonly [TestServer, TestServer];
  readonly viewers: readonly Viewer[];
  readonly twins: readonly Twin[];
  /** One known by link only, at which no viewer is: it plays differently in both worlds, and `lost` stands in one of them. */
  readonly strange: string;
  readonly lost: string;
  /** Ids of everybody, those at strange tables among them. */
  readonly people: readonly string[];
  close(): Promise<void>;
}

/** The clock of both worlds stands still. */
export const AT = 1_800_000_000_000;
const SEATS = 3;

/**
 * Two servers on two stores that are copies of each other, but for what somebody or other may not know. `lengths`: of each game,
 * by its name, the numbers of actions after which its tables stop.
 */
export async function twoWorlds(
  seed: number,
  lengths: Readonly<Record<string, readonly number[]>>,
): Promise<Worlds> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-worlds-'));
  const first = await openTestServer({ now: () => AT, games: GAMES_WITH_TOY });
  const names = ['ann', 'bob', 'dan', 'eve', 'fay', 'zoe'];
  const people = new Map<string, Client>();
  for (const name of names) people.set(name, await new Client(first.url).joinAsGuest(name));
  const bot = (await people.get('dan')!.request('POST', '/me/bots', { name: 'Gus' })).body;
  const copies = ['here', 'there'].map((name) => path.join(folder, `${name}.db`));
  for (const copy of copies) await first.store.backUp(copy);
  await first.close();

  const servers: TestServer[] = [];
  const stores: Store[] = [];
  for (const databaseUrl of copies) {
    const store = await openStore({ databaseUrl });
    stores.push(store);
    servers.push(await openTestServer({ now: () => AT, store, games: GAMES_WITH_TOY }));
  }
  const idOf = (name: string) => (name === 'gus' ? (bot.bot as string) : people.get(name)!.id);
  const twins: Twin[] = [];
  for (const [name, all] of Object.entries(lengths))
    for (const blind of [undefined, 0, 1, 2])
      for (const isPublic of [true, false])
        for (const length of all) {
          const options = { seed: seed + twins.length, hosted: hostedAs(name), blind, isPublic, length };
          twins.push(await writeTwin(stores, idOf, options));
        }
  const strangeGame = hostedAs('catan');
  const strange = await writeStrange(stores, idOf, strangeGame, seed);
  const lost = 'lost234567';
  await write(stores[0]!, lost, strangeGame, openedBy(idOf('zoe'), lost, strangeGame, false), secretOf(1, 1));

  const cookie = (name: string) => ({ cookie: people.get(name)!.cookie, 'sec-fetch-site': 'same-origin' });
  const viewers: Viewer[] = [
    { name: 'ann', headers: cookie('ann'), seat: 0, isAtTables: true },
    { name: 'bob', headers: cookie('bob'), seat: 1, isAtTables: true },
    {
      name: 'a bot at a seat',
      headers: { authorization: `Bearer ${bot.token}` },
      seat: 2,
      isAtTables: true,
    },
    { name: 'the host', headers: cookie('dan'), isAtTables: true },
    { name: 'a guest by link', headers: cookie('eve'), isAtTables: true },
    { name: 'somebody else', headers: cookie('fay'), isAtTables: false },
    { name: 'nobody', headers: {}, isAtTables: false },
  ];
  const ports = servers.map(({ url }) => Number(new URL(url).port)) as [number, number];
  return {
    ...{ ports, viewers, twins, strange, lost },
    people: [...people.values()].map(({ id }) => id),
    servers: servers as [TestServer, TestServer],
    close: async () => {
      for (const server of servers) await server.close();
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface TwinOptions {
  readonly seed: number;
  readonly hosted: Hosted;
  readonly blind: Seat | undefined;
  readonly isPublic: boolean;
  readonly length: number;
}
type IdOf = (name: string) => string;

interface Hosted {
  readonly facts: TableFacts;
  readonly options: Types['Options'];
}

function hostedAs(name: string): Hosted {
  const facts = GAMES_WITH_TOY.newest(name)!;
  const read = facts.game.readOptions({ seats: SEATS });
  if (!read.ok) throw new Error(read.because);
  return { facts, options: read.value };
}

const secretOf = (dealer: number, invite: number) =>
  JSON.stringify({ dealer: String(dealer).repeat(64), invite: String(invite).repeat(22) });

function openedBy(host: string, id: string, { facts, options }: Hosted, isPublic: boolean): EntryData[] {
  const settings = TableSettings.parse({ visibility: isPublic ? 'public' : 'link' });
  // Bound to the same secret in both worlds, as far as anybody can see.
  const bound = commitment(id, '0'.repeat(64));
  const { game, rulesVersion: rules } = facts;
  return [{ kind: 'opened', game: game.name, rules, options, settings, by: host, commitment: bound }];
}

/** People sit down and begin. */
const seated = (idOf: IdOf, names: readonly string[]): EntryData[] =>
  names.map((name, seat) => ({ kind: 'seated', seat, person: idOf(name), nonce: '' }));

async function writeTwin(stores: readonly Store[], idOf: IdOf, options: TwinOptions): Promise<Twin> {
  const { seed, hosted, blind, isPublic, length } = options;
  const { game } = hosted.facts;
  const id = `twin${seed}`;
  const acts = twinGames(hosted.facts, hosted.options, blind, seed, length);
  const awaits = game.actors(game.setup(hosted.options)).filter((actor) => actor !== 'chance');
  for (const [world, store] of stores.entries()) {
    const log: EntryData[] = [
      ...openedBy(idOf('dan'), id, hosted, isPublic),
      { kind: 'joined', person: idOf('eve') },
      ...seated(idOf, ['bob', 'ann', 'gus']).map((one) => ({ ...one })),
      { kind: 'stood-up', seat: 0 },
      { kind: 'stood-up', seat: 1 },
      // Whoever has sat there and only looks on now is named, whether they spoke or not.
      ...(blind === undefined ? privateTalk(idOf, world) : []),
      ...seated(idOf, ['ann', 'bob']),
      { kind: 'begun', ...(awaits.length > 0 && { awaits }) },
      ...acts.map(
        ({ by, here, there, awaits: next }): EntryData => ({
          kind: 'act',
          by,
          action: world === 0 ? here : there,
          ...(next && { awaits: next }),
        }),
      ),
    ];
    await write(store, id, hosted, log, secretOf(1 + world, 5));
  }
  const differing = acts.filter(({ here, there }) => JSON.stringify(here) !== JSON.stringify(there)).length;
  return { id, game: game.name, isPublic, blind, acts: acts.length, differing };
}

/** Returns the talk among players: other words in each world, as many. */
const privateTalk = (idOf: IdOf, world: number): EntryData[] => [
  {
    kind: 'said',
    person: idOf(world === 0 ? 'gus' : 'bob'),
    to: 'seats',
    text: world === 0 ? 'no' : 'ja'.repeat(99),
  },
  { kind: 'said', person: idOf('gus'), to: 'seats', ...(world === 0 ? { preset: 'luck' } : { text: '<b>' }) },
];

/** Nobody who looks may know anything of it: another game, other people, other words, another link. */
async function writeStrange(
  stores: readonly Store[],
  idOf: IdOf,
  hosted: Hosted,
  seed: number,
): Promise<string> {
  const id = 'strange234';
  for (const [world, store] of stores.entries()) {
    const log = [
      ...openedBy(idOf('zoe'), id, hosted, false),
      { kind: 'joined', person: idOf(world === 0 ? 'zoe' : 'gus') } as const,
      { kind: 'said', person: idOf('zoe'), to: 'all', text: `${seed}`.repeat(1 + world) } as const,
    ].slice(0, world === 0 ? 3 : 1);
    await write(store, id, hosted, log, secretOf(1 + world, 5 + world));
  }
  return id;
}

async function write(
  store: Store,
  id: string,
  { facts }: Hosted,
  log: readonly EntryData[],
  secret: string,
): Promise<void> {
  const entries = log.map((happening) => encodeEntry(AT - 1000, happening));
  const snapshot = extendSnapshot({ id, secret: '', facts: () => facts }, undefined, entries);
  await store.db.insertInto('secret').values({ game: id, secret }).execute();
  const appended = await store.append({ game: id, version: 0, entries, head: headFrom(snapshot) });
  if (!appended.ok) throw new Error(appended.why);
}
