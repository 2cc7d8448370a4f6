import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/store/open.ts';
import { sharedReads } from '../../src/store/reads.ts';
import type { Store, StoredEntry } from '../../src/store/store.ts';
import type { StoreFixture } from './store-fixtures.ts';

/** Mark that the writer puts in an entry. */
export interface EntryMark {
  readonly key: string;
  /** Of so many entries of one append, from 0. */
  readonly part: number;
  readonly count: number;
}

/** An append that the store has acknowledged. */
export interface Acknowledged {
  readonly game: string;
  readonly key: string;
  readonly answer: string;
}

export interface KillResult {
  readonly kills: number;
  /** Number of times that the database itself was killed under its writers. */
  readonly crashes: number;
  readonly acknowledged: number;
  /** Acknowledged appends that are not there, or not as they were answered. */
  readonly lost: number;
  /** Holes in logs, halves of appends, and whatever else does not fit together. */
  readonly faults: readonly string[];
  /** The longest that the store took to open after a kill, in milliseconds; the database's own repair included. */
  readonly slowestOpen: number;
}

const GAMES = 40;
const WRITERS = 12;
/** Longest life of a writer, in milliseconds. */
const LIFETIME_MS = 400;
/** Least number of acknowledged appends before it dies. */
const MIN_MS = 15;
/** One of so many dies earlier: while it opens the store. */
const YOUNG_MS = 5;
/** A writer that cannot even open its store, in milliseconds. */
const TOO_LONG_MS = 60_000;
/** On a database of its own every so many kills hit that too. */
const CRASH_EVERY = 4;

/** Kills writers of a store with SIGKILL at random moments, opens it again and looks whether all is there. */
export async function killWriters(fixture: StoreFixture, writer: string, kills: number): Promise<KillResult> {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  let crashes = 0;
  let slowestOpen = 0;
  let store: Store | undefined;
  for (let kill = 0; kill < kills; kill++) {
    const { child, opened, lines } = startWriter(writer, fixture, `${kill}`);
    const ended = once(child, 'close'); // its last words have come as well
    const isYoung = kill % YOUNG_MS === 0;
    if (!isYoung) await Promise.race([opened, ended, sleep(TOO_LONG_MS)]);
    await sleep(Math.random() * LIFETIME_MS);
    // On a busy machine it comes to its work later.
    for (const since = performance.now(); !isYoung && lines().length < MIN_MS; await sleep(5))
      if (child.exitCode !== null || performance.now() - since > TOO_LONG_MS) break;
    if (fixture.postgres && kill % CRASH_EVERY === 0) {
      await crash(fixture.postgres, crashes++);
      await sleep(Math.random() * 300); // now the writers try again
    }
    child.kill('SIGKILL');
    await ended;
    for (const line of lines()) acknowledged.push(JSON.parse(line));

    const since = performance.now();
    store = await openStore(fixture.where);
    slowestOpen = Math.max(slowestOpen, performance.now() - since);
    faults.push(...(await inconsistencies(store)).map((fault) => `after kill ${kill + 1}: ${fault}`));
    if (kill < kills - 1) await store.close();
  }
  const lost = store ? await missing(store, acknowledged) : [];
  await store?.close();
  return { kills, crashes, acknowledged: acknowledged.length, lost: lost.length, faults, slowestOpen };
}

interface Writer {
  readonly child: ChildProcess;
  /** Resolves when it has opened the store. */
  readonly opened: Promise<void>;
  /** The acknowledgements that have come whole. */
  lines(): string[];
}

/** A writer as a process of its own. */
function startWriter(writer: string, fixture: StoreFixture, run: string): Writer {
  const what = JSON.stringify({ where: fixture.where, games: GAMES, writers: WRITERS, run });
  const child = spawn(process.execPath, [writer, what], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const opened = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.startsWith('open\n')) resolve();
    });
  });
  const lines = () => said.split('\n').slice(1, -1);
  return { child, opened, lines };
}

/** By turns: the whole database at once, as when the power fails; its first process alone; one connection's process. */
async function crash(postgres: NonNullable<StoreFixture['postgres']>, turn: number): Promise<void> {
  const way = turn % 3;
  if (way === 2) return postgres.killBackend();
  await postgres.end(way === 0 ? 'SIGQUIT' : 'SIGKILL');
  await postgres.start();
}

/**
 * Finds inconsistencies in a store, all seen at one moment: a database goes on for a while with what a client that was killed has
 * asked of it.
 */
const inconsistencies = (store: Store): Promise<string[]> =>
  store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const games = await db.selectFrom('game').select(['id', 'version']).execute();
      const faults: string[] = [];
      for (const { id, version } of games) {
        const keys = await db.selectFrom('asked').select('key').where('game', '=', id).execute();
        const people = await db.selectFrom('player').selectAll().where('game', '=', id).execute();
        const entries = await sharedReads(db).read(id);
        const wrong = [
          ...(entries.length === version ? [] : [`${entries.length} entries at version ${version}`]),
          ...(people.length === 1 ? [] : [`${people.length} people`]),
          ...inconsistenciesOf(entries, new Set(keys.map(({ key }) => key))),
        ];
        faults.push(...wrong.map((one) => `${id}: ${one}`));
      }
      return faults;
    });

/** Finds inconsistencies in a log: numbers, halves of appends, and keys of appends that are not there. */
function inconsistenciesOf(entries: readonly StoredEntry[], keys: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const whole = new Set<string>();
  let last: EntryMark | undefined;
  for (const [i, { seq, body }] of entries.entries()) {
    const piece: EntryMark = JSON.parse(body);
    const { key, part, count } = piece;
    if (seq !== i) faults.push(`entry ${i} has the number ${seq}`);
    const isNext =
      last && last.part < last.count - 1 ? last.key === key && last.part === part - 1 : part === 0;
    if (!isNext) faults.push(`a half append before ${i}`);
    if (part === count - 1 && whole.has(key)) faults.push(`${key} was done twice`);
    if (part === count - 1) whole.add(key);
    last = piece;
  }
  if (last && last.part < last.count - 1) faults.push('a half append at the end');
  if (keys.size !== whole.size || [...keys].some((key) => !whole.has(key)))
    faults.push(`${keys.size} keys and ${whole.size} whole appends`);
  return faults;
}

/** Returns acknowledged appends that are not there as they were answered. */
async function missing(store: Store, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const rows = await store.db.selectFrom('asked').select(['game', 'key', 'answer']).execute();
  const answers = new Map(rows.map(({ game, key, answer }) => [`${game} ${key}`, answer]));
  const logs = new Map<string, readonly EntryMark[]>();
  for (const game of new Set(acknowledged.map(({ game }) => game)))
    logs.set(
      game,
      (await store.read(game)).map(({ body }) => JSON.parse(body)),
    );
  return acknowledged.filter(({ game, key, answer }) => {
    const { version, count } = JSON.parse(answer);
    const stored = logs.get(game)!.slice(version, version + count);
    const isThere =
      stored.length === count && stored.every((piece, part) => piece.key === key && piece.part === part);
    return !isThere || answers.get(`${game} ${key}`) !== answer;
  });
}
