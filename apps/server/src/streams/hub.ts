import { randomUUID } from 'node:crypto';
import type { PersonId, Table } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import type { LiveTable } from '../live/live-table.ts';
import { type LiveTables, UnknownRules } from '../live/live-tables.ts';
import type { NameCache } from '../live/name-cache.ts';
import type { TableLists } from '../live/table-lists.ts';
import type { NewsDetail } from '../table/redaction.ts';
import type { Hint } from './hint.ts';
import { type FollowedLists, ListFeeds } from './list-feeds.ts';
import { PagePresence } from './page-presence.ts';
import { membersOf, Presence } from './presence.ts';
import { Reader } from './reader.ts';
import { recipientsOf } from './recipients.ts';
import { RoundRobin } from './round-robin.ts';
import { SetMap } from './set-map.ts';
import type { StreamWriter } from './stream-writer.ts';

/** Within so many milliseconds each stream has a sign of life, each watched table is looked after in case a hint was lost. */
const ROUND_MS = 10_000;
/** Each has its turn: thousands at once would keep moves waiting. */
const TURNS_PER_ROUND = 50;

/** Readers come again after so many milliseconds at least, and later by chance: by so many, at least and at most. */
const RETRY_MS = { first: 250, least: 250, most: 2_500 };

export interface HubOptions {
  readonly liveTables: LiveTables;
  readonly names: NameCache;
  readonly tableLists: TableLists;
  readonly bus: Bus<Hint>;
  readonly now: () => number;
  /** Is told how many seconds after an entry its news left on a stream. */
  readonly onDelivered?: (seconds: number) => void;
  /** Returns those of the sessions and tokens that are still valid; absent: all are. */
  readonly validKeys?: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Milliseconds in which each stream and each table that is watched has its turn. */
  readonly roundMs?: number | undefined;
  /** Milliseconds for which nobody gives the seat of somebody who has gone to a bot. */
  readonly seatKeptMs: number;
  /** The same for the host of a table that has not begun, and for a seat that is silent. */
  readonly hostKeptMs: number;
  readonly silenceMs: number;
  /** Milliseconds for which it is remembered when somebody went. */
  readonly memoryMs: number;
}

/** Subscription of one stream. */
export interface Subscription extends FollowedLists {
  readonly person: PersonId | undefined;
  /** The session or token by which they came. */
  readonly credentialId?: string | undefined;
  /** Tables by id, and how many entries of each are known already. */
  readonly tables: ReadonlyMap<string, number>;
  readonly detail: NewsDetail;
  /** True if somebody looks at the page that reads, and not at another one. */
  readonly isVisible: boolean;
}

/** All readers of this process: what was written, here or elsewhere, goes from here to those whom it concerns. */
export class Hub {
  readonly #options: HubOptions;
  readonly #listFeeds: ListFeeds;
  readonly #pagePresence: PagePresence;
  readonly #presence: Presence;
  readonly #subscriptions = new Map<Reader, Subscription>();
  readonly #byPerson = new SetMap<PersonId, Reader>();
  readonly #byTable = new SetMap<string, Reader>();
  readonly #streamTurns = new RoundRobin(() => this.#subscriptions.keys(), TURNS_PER_ROUND);
  readonly #tableTurns = new RoundRobin(() => this.#byTable.keys(), TURNS_PER_ROUND);
  readonly #timer: NodeJS.Timeout;
  #unsubscribes: (() => void)[] = [];
  #started: number;
  #isClosed = false;

  constructor(options: HubOptions) {
    this.#options = options;
    const { bus, now, roundMs = ROUND_MS, seatKeptMs, hostKeptMs, silenceMs, memoryMs } = options;
    const nodeId = randomUUID();
    this.#started = now();
    this.#listFeeds = new ListFeeds(options.tableLists, roundMs);
    this.#pagePresence = new PagePresence({
      ...{ bus, nodeId, now, seatKeptMs, memoryMs },
      isVisible: (person) => [...this.#byPerson.get(person)].some((reader) => this.#isVisible(reader)),
      onChange: (people) => {
        for (const table of this.#byTable.keys())
          if (this.#membersOf(table).some((person) => people.has(person))) this.#presence.broadcast(table);
      },
    });
    this.#presence = new Presence({
      ...{ bus, nodeId, now, hostKeptMs, silenceMs },
      silentFrom: this.#started + silenceMs,
      pagePresence: this.#pagePresence,
      tableAt: (table) => this.#tableOf(table),
      watchersOf: (table) => [...this.#byTable.get(table)].filter((reader) => reader.mayWatch(table)),
      isVisible: (reader) => this.#isVisible(reader),
      roundMs,
    });
    this.#unsubscribes.push(
      options.liveTables.subscribe((liveTable, isOwn) => this.#onTableChanged(liveTable, isOwn)),
      options.bus.subscribe((hint) => void this.#receive(hint).catch(() => {})),
      options.bus.onGap(() => void this.#refreshGrown([...this.#byTable.keys()])),
    );
    this.#timer = setInterval(() => this.#runTurn(), roundMs / TURNS_PER_ROUND).unref();
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  /** Streams of a person. */
  streamsOf(person: PersonId): number {
    return this.#byPerson.get(person).size;
  }

  /** Returns the people who look at that table now, at any process; not those who have it open behind something else. */
  viewersOf(table: string): readonly PersonId[] {
    return this.#presence.viewersOf(table);
  }

  /** Tells whether nobody has to wait any more for somebody who sits at that table. */
  isAway(table: string, person: PersonId): boolean {
    return this.#presence.isAway(table, person);
  }

  /** Tells whether nobody has to wait any more for the host of a table that has not begun. */
  isHostAway(table: string, { host, hostSince }: Pick<Table, 'host' | 'hostSince'>): boolean {
    const { now, hostKeptMs } = this.#options;
    return hostSince + hostKeptMs <= now() && this.isGoneFor(table, host, hostKeptMs);
  }

  /** Tells whether somebody is nowhere, and has been for so many milliseconds. */
  isGoneFor(table: string, person: PersonId, milliseconds: number): boolean {
    return this.#presence.isGoneFor(table, person, milliseconds);
  }

  /** Tells whether nobody has to wait any more for a seat: a game without a clock has waited for it since then, or since this process began. */
  isSilent(since: number): boolean {
    const { now, silenceMs } = this.#options;
    return Math.max(since, this.#started) + silenceMs <= now();
  }

  /** Writes to a pipe what is followed, from now until it is closed. */
  async add(pipe: StreamWriter, subscription: Subscription): Promise<void> {
    const { liveTables, names, now, onDelivered } = this.#options;
    const { person, tables, detail } = subscription;
    // Another process is there, or will be in a moment.
    pipe.retryAfter(this.#retry());
    if (this.#isClosed) return pipe.end();
    const reader = new Reader(person, pipe, detail, names, now, onDelivered);
    this.#subscriptions.set(reader, subscription);
    if (person !== undefined) {
      this.#byPerson.add(person, reader);
      this.#pagePresence.touch(person);
    }
    this.#listFeeds.follow(reader, subscription);
    pipe.onClose(() => this.#remove(reader));
    for (const [id, version] of tables) {
      const liveTable = await liveTables.get(id).catch(async (error: unknown) => {
        if (error instanceof UnknownRules && (await liveTables.isKnownTo(id, person)))
          reader.send('refused', { table: id, code: 'rules-unknown' });
        return undefined;
      });
      // Where nobody has watched, nobody has read on; and a reader may have been told more by another process.
      if (liveTable && (!this.#byTable.has(id) || version > liveTable.snapshot.table.version))
        await liveTable.refresh();
      if (!liveTable || !this.#subscriptions.has(reader)) continue;
      this.#byTable.add(id, reader);
      reader.follow(liveTable, version);
      this.#presence.touch(id);
      this.#presence.sendTo(reader, id);
    }
    await this.#listFeeds.send(reader, subscription);
  }

  /** Ends the streams of people who are nobody any more. */
  endStreamsOf(people: readonly PersonId[]): void {
    this.#endMatching(({ person }) => person !== undefined && people.includes(person));
  }

  /** Ends the streams that were opened by a session or token which opens nothing any more. */
  endStreamsByCredential(gone: string): void {
    this.#endMatching(({ credentialId }) => credentialId === gone);
  }

  /** Sends lists of tables once more to all who follow them: an outage has moved the times in them. */
  async resendLists(): Promise<void> {
    await this.#listFeeds.resend();
  }

  /** Ends all streams: their readers come again, to another process. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#listFeeds.close();
    this.#presence.close();
    this.#pagePresence.close();
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    // How many come back together is known now.
    for (const { writer } of this.#subscriptions.keys()) writer.retryAfter(this.#retry());
    this.#endMatching(() => true);
  }

  /** Milliseconds after which a reader comes again: a thousand in each second, so that thousands do not come at once. */
  #retry(): number {
    const { first, least, most } = RETRY_MS;
    return first + Math.random() * Math.min(most, Math.max(least, this.size));
  }

  #endMatching(isOver: (subscription: Subscription) => boolean): void {
    for (const [reader, subscription] of [...this.#subscriptions])
      if (isOver(subscription)) {
        reader.writer.end();
        this.#remove(reader);
      }
  }

  /** Ends the streams of people who were signed out by way of another process. */
  async #endSignedOut(readers: readonly Reader[]): Promise<void> {
    const asked = new Set(readers.flatMap((reader) => this.#subscriptions.get(reader)?.credentialId ?? []));
    if (asked.size === 0) return;
    const open = await this.#options.validKeys?.([...asked]);
    const over = new Set([...asked].filter((key) => open?.has(key) === false));
    if (over.size > 0)
      this.#endMatching(({ credentialId }) => credentialId !== undefined && over.has(credentialId));
  }

  #isVisible(reader: Reader): boolean {
    return this.#subscriptions.get(reader)?.isVisible === true;
  }

  #tableOf(table: string): Table | undefined {
    const [reader] = this.#byTable.get(table);
    return reader?.tableAt(table);
  }

  #membersOf(table: string): readonly PersonId[] {
    const known = this.#tableOf(table);
    return known ? membersOf(known) : [];
  }

  #remove(reader: Reader): void {
    if (!this.#subscriptions.delete(reader)) return;
    const tables = reader.tables;
    reader.close();
    this.#listFeeds.leave(reader);
    if (reader.person !== undefined) {
      this.#byPerson.delete(reader.person, reader);
      this.#pagePresence.touch(reader.person);
    }
    for (const table of tables) {
      this.#byTable.delete(table, reader);
      this.#presence.touch(table);
    }
  }

  /** A table was changed here, or what was written elsewhere was read. */
  #onTableChanged(liveTable: LiveTable, isOwn: boolean): void {
    const { table, log } = liveTable.snapshot;
    // Some may watch from now on who might not before.
    if (log.at(-1)?.entry.kind !== 'act' && this.#byTable.has(liveTable.id))
      this.#presence.touch(liveTable.id);
    const people = recipientsOf(liveTable.snapshot);
    const isListed = table.settings.visibility === 'public';
    if (isOwn)
      this.#options.bus.publish({
        kind: 'table',
        table: liveTable.id,
        version: table.version,
        people,
        isListed,
      });
    void this.#listFeeds.publish(liveTable.id, people, isListed).catch(() => {});
  }

  async #receive(hint: Hint): Promise<void> {
    if (hint.kind === 'here') return this.#presence.receive(hint);
    if (hint.kind === 'about') return this.#pagePresence.receive(hint);
    const liveTable = await this.#options.liveTables.inMemory(hint.table);
    if (liveTable && liveTable.snapshot.table.version >= hint.version) return;
    // Reading on tells of the change by itself.
    if (liveTable?.hasSubscribers) await liveTable.refresh();
    else await this.#listFeeds.publish(hint.table, hint.people, hint.isListed);
  }

  #runTurn(): void {
    // After the clock was put back this process has not begun in the future.
    this.#started = Math.min(this.#started, this.#options.now());
    const readers = this.#streamTurns.next();
    for (const reader of readers) reader.writer.ping();
    this.#pagePresence.repeat(readers.flatMap(({ person }) => person ?? []));
    void this.#endSignedOut(readers).catch(() => {});
    const tables = this.#tableTurns.next();
    this.#presence.repeat(tables);
    // The time until which people wait for a host moves on with a gap.
    if (this.#options.bus.msSinceGap() < this.#options.hostKeptMs)
      for (const table of tables) this.#presence.broadcast(table);
    void this.#refreshGrown(tables);
  }

  /** Hints may be lost: what is watched is read on where it has grown. */
  async #refreshGrown(tables: readonly string[]): Promise<void> {
    const versions = await this.#options.tableLists.versions(tables).catch(() => []);
    for (const [table, version] of versions) {
      const liveTable = await this.#options.liveTables.inMemory(table).catch(() => undefined);
      if (liveTable && liveTable.snapshot.table.version < version) await liveTable.refresh().catch(() => {});
    }
  }
}
