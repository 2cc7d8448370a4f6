import { randomUUID } from 'node:crypto';
import type { PersonId, Table } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Listing } from '../rooms/listing.ts';
import type { Names } from '../rooms/names.ts';
import type { Room } from '../rooms/room.ts';
import { type Rooms, UnknownRules } from '../rooms/rooms.ts';
import type { Wish } from '../table/told.ts';
import { Attendance, peopleAt } from './attendance.ts';
import { concerned } from './concerned.ts';
import type { Hint } from './hint.ts';
import { type FollowedLists, Lists } from './lists.ts';
import type { Pipe } from './pipe.ts';
import { Reader } from './reader.ts';
import { Rounds } from './rounds.ts';
import { Sets } from './sets.ts';
import { Whereabouts } from './whereabouts.ts';

/** Within so many milliseconds each stream has a sign of life, each watched table is looked after in case a hint was lost. */
const ROUND = 10_000;
/** Each has its turn: thousands at once would keep moves waiting. */
const TURNS = 50;

/** Readers come again after so many milliseconds at least, and later by chance: by so many, at least and at most. */
const RETRY = { first: 250, least: 250, most: 2_500 };

export interface HubParts {
  readonly rooms: Rooms;
  readonly names: Names;
  readonly listing: Listing;
  readonly bus: Bus<Hint>;
  readonly now: () => number;
  /** Is told how many seconds after an entry its news left on a stream. */
  readonly shown?: (seconds: number) => void;
  /** Which of these sessions and tokens still open something; absent: all do. */
  readonly openKeys?: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Milliseconds in which each stream and each table that is watched has its turn. */
  readonly round?: number | undefined;
  /** Milliseconds for which nobody gives the seat of somebody who has gone to a bot. */
  readonly patience: number;
  /** The same for the host of a table that has not begun, and for a seat that is silent. */
  readonly hostPatience: number;
  readonly silence: number;
  /** Milliseconds for which it is remembered when somebody went. */
  readonly memory: number;
}

/** What somebody wishes to read. */
export interface Following extends FollowedLists {
  readonly person: PersonId | undefined;
  /** The session or token by which they came. */
  readonly key?: string | undefined;
  /** Tables by id, and how many entries of each are known already. */
  readonly tables: ReadonlyMap<string, number>;
  readonly wish: Wish;
  /** Whether somebody looks at the page that reads, and not at another one. */
  readonly looks: boolean;
}

/** All readers of this process: what was written, here or elsewhere, goes from here to those whom it concerns. */
export class Hub {
  readonly #parts: HubParts;
  readonly #lists: Lists;
  readonly #whereabouts: Whereabouts;
  readonly #attendance: Attendance;
  readonly #readers = new Map<Reader, Following>();
  readonly #byPerson = new Sets<PersonId, Reader>();
  readonly #byTable = new Sets<string, Reader>();
  readonly #streams = new Rounds(() => this.#readers.keys(), TURNS);
  readonly #watched = new Rounds(() => this.#byTable.keys(), TURNS);
  readonly #timer: NodeJS.Timeout;
  #leave: (() => void)[] = [];
  #started: number;
  #isClosed = false;

  constructor(parts: HubParts) {
    this.#parts = parts;
    const { bus, now, round = ROUND, patience, hostPatience, silence, memory } = parts;
    const node = randomUUID();
    this.#started = now();
    this.#lists = new Lists(parts.listing, round);
    this.#whereabouts = new Whereabouts({
      ...{ bus, node, now, patience, memory },
      looks: (person) => [...this.#byPerson.of(person)].some((reader) => this.#looks(reader)),
      changed: (people) => {
        for (const table of this.#byTable.keys())
          if (this.#peopleAt(table).some((person) => people.has(person))) this.#attendance.tell(table);
      },
    });
    this.#attendance = new Attendance({
      ...{ bus, node, now, hostPatience, silence },
      silentFrom: this.#started + silence,
      whereabouts: this.#whereabouts,
      tableAt: (table) => this.#tableAt(table),
      watchersOf: (table) => [...this.#byTable.of(table)].filter((reader) => reader.watches(table)),
      looks: (reader) => this.#looks(reader),
      round,
    });
    this.#leave.push(
      parts.rooms.subscribe((room, isOwn) => this.#changed(room, isOwn)),
      parts.bus.subscribe((hint) => void this.#hear(hint).catch(() => {})),
      parts.bus.onGap(() => void this.#lookAfter([...this.#byTable.keys()])),
    );
    this.#timer = setInterval(() => this.#beat(), round / TURNS).unref();
  }

  get readers(): number {
    return this.#readers.size;
  }

  /** Streams of a person. */
  streamsOf(person: PersonId): number {
    return this.#byPerson.of(person).size;
  }

  /** Who looks at that table just now, here or by way of another process: not who has it open behind something else. */
  looking(table: string): readonly PersonId[] {
    return this.#attendance.looking(table);
  }

  /** Whether nobody has to wait any more for somebody who sits at that table. */
  isAway(table: string, person: PersonId): boolean {
    return this.#attendance.isAway(table, person);
  }

  /** Tells whether nobody has to wait any more for the host of a table that has not begun. */
  isHostAway(table: string, { host, hostSince }: Pick<Table, 'host' | 'hostSince'>): boolean {
    const { now, hostPatience } = this.#parts;
    return hostSince + hostPatience <= now() && this.isGoneFor(table, host, hostPatience);
  }

  /** Tells whether somebody is nowhere, and has been for so many milliseconds. */
  isGoneFor(table: string, person: PersonId, milliseconds: number): boolean {
    return this.#attendance.isGoneFor(table, person, milliseconds);
  }

  /** Tells whether nobody has to wait any more for a seat: a game without a clock has waited for it since then, or since this process began. */
  isSilent(since: number): boolean {
    const { now, silence } = this.#parts;
    return Math.max(since, this.#started) + silence <= now();
  }

  /** Writes to a pipe what is followed, from now until it is closed. */
  async add(pipe: Pipe, following: Following): Promise<void> {
    const { rooms, names, now, shown } = this.#parts;
    const { person, tables, wish } = following;
    // Another process is there, or will be in a moment.
    pipe.retryAfter(this.#retry());
    if (this.#isClosed) return pipe.end();
    const reader = new Reader(person, pipe, wish, names, now, shown);
    this.#readers.set(reader, following);
    if (person !== undefined) {
      this.#byPerson.add(person, reader);
      this.#whereabouts.note(person);
    }
    this.#lists.follow(reader, following);
    pipe.onClose(() => this.#remove(reader));
    for (const [id, version] of tables) {
      const room = await rooms.room(id).catch(async (error: unknown) => {
        if (error instanceof UnknownRules && (await rooms.isKnownTo(id, person)))
          reader.send('refused', { table: id, code: 'rules-unknown' });
        return undefined;
      });
      // Where nobody has watched, nobody has read on; and a reader may have been told more by another process.
      if (room && (!this.#byTable.has(id) || version > room.standing.table.version)) await room.catchUp();
      if (!room || !this.#readers.has(reader)) continue;
      this.#byTable.add(id, reader);
      reader.follow(room, version);
      this.#attendance.note(id);
      this.#attendance.greet(reader, id);
    }
    await this.#lists.show(reader, following);
  }

  /** Ends the streams of people who are nobody any more. */
  endOf(people: readonly PersonId[]): void {
    this.#endWhere(({ person }) => person !== undefined && people.includes(person));
  }

  /** Ends the streams that were opened by a session or token which opens nothing any more. */
  endOfKey(gone: string): void {
    this.#endWhere(({ key }) => key === gone);
  }

  /** Sends lists of tables once more to all who follow them: an outage has moved the times in them. */
  async showListsAgain(): Promise<void> {
    await this.#lists.showAgain();
  }

  /** Ends all streams: their readers come again, to another process. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#lists.close();
    this.#attendance.close();
    this.#whereabouts.close();
    for (const leave of this.#leave) leave();
    // How many come back together is known now.
    for (const { pipe } of this.#readers.keys()) pipe.retryAfter(this.#retry());
    this.#endWhere(() => true);
  }

  /** Milliseconds after which a reader comes again: a thousand in each second, so that thousands do not come at once. */
  #retry(): number {
    const { first, least, most } = RETRY;
    return first + Math.random() * Math.min(most, Math.max(least, this.readers));
  }

  #endWhere(isOver: (following: Following) => boolean): void {
    for (const [reader, following] of [...this.#readers])
      if (isOver(following)) {
        reader.pipe.end();
        this.#remove(reader);
      }
  }

  /** Whoever was signed out by way of another process reads no more either. */
  async #endSignedOut(readers: readonly Reader[]): Promise<void> {
    const asked = new Set(readers.flatMap((reader) => this.#readers.get(reader)?.key ?? []));
    if (asked.size === 0) return;
    const open = await this.#parts.openKeys?.([...asked]);
    const over = new Set([...asked].filter((key) => open?.has(key) === false));
    if (over.size > 0) this.#endWhere(({ key }) => key !== undefined && over.has(key));
  }

  #looks(reader: Reader): boolean {
    return this.#readers.get(reader)?.looks === true;
  }

  #tableAt(table: string): Table | undefined {
    const [reader] = this.#byTable.of(table);
    return reader?.tableAt(table);
  }

  #peopleAt(table: string): readonly PersonId[] {
    const known = this.#tableAt(table);
    return known ? peopleAt(known) : [];
  }

  #remove(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    const tables = reader.tables;
    reader.close();
    this.#lists.leave(reader);
    if (reader.person !== undefined) {
      this.#byPerson.delete(reader.person, reader);
      this.#whereabouts.note(reader.person);
    }
    for (const table of tables) {
      this.#byTable.delete(table, reader);
      this.#attendance.note(table);
    }
  }

  /** A table was changed here, or what was written elsewhere was read. */
  #changed(room: Room, isOwn: boolean): void {
    const { table, lines } = room.standing;
    // Some may watch from now on who might not before.
    if (lines.at(-1)?.entry.kind !== 'act' && this.#byTable.has(room.id)) this.#attendance.note(room.id);
    const people = concerned(room.standing);
    const isListed = table.settings.visibility === 'public';
    if (isOwn)
      this.#parts.bus.publish({ kind: 'table', table: room.id, version: table.version, people, isListed });
    void this.#lists.tell(room.id, people, isListed).catch(() => {});
  }

  async #hear(hint: Hint): Promise<void> {
    if (hint.kind === 'here') return this.#attendance.hear(hint);
    if (hint.kind === 'about') return this.#whereabouts.hear(hint);
    const room = await this.#parts.rooms.known(hint.table);
    if (room && room.standing.table.version >= hint.version) return;
    // Reading on tells of the change by itself.
    if (room?.isWatched) await room.catchUp();
    else await this.#lists.tell(hint.table, hint.people, hint.isListed);
  }

  #beat(): void {
    // After the clock was put back this process has not begun in the future.
    this.#started = Math.min(this.#started, this.#parts.now());
    const readers = this.#streams.next();
    for (const reader of readers) reader.pipe.beat();
    this.#whereabouts.beat(readers.flatMap(({ person }) => person ?? []));
    void this.#endSignedOut(readers).catch(() => {});
    const tables = this.#watched.next();
    this.#attendance.beat(tables);
    // The time until which people wait for a host moves on with a gap.
    if (this.#parts.bus.sinceGap() < this.#parts.hostPatience)
      for (const table of tables) this.#attendance.tell(table);
    void this.#lookAfter(tables);
  }

  /** Hints may be lost: what is watched is read on where it has grown. */
  async #lookAfter(tables: readonly string[]): Promise<void> {
    const versions = await this.#parts.listing.versions(tables).catch(() => []);
    for (const [table, version] of versions) {
      const room = await this.#parts.rooms.known(table).catch(() => undefined);
      if (room && room.standing.table.version < version) await room.catchUp().catch(() => {});
    }
  }
}
