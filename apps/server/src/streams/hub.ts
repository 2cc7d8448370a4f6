import { randomUUID } from 'node:crypto';
import type { ListNews, PersonId } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Listing } from '../rooms/listing.ts';
import type { Names } from '../rooms/names.ts';
import type { Room } from '../rooms/room.ts';
import { type Rooms, UnknownRules } from '../rooms/rooms.ts';
import type { Wish } from '../table/told.ts';
import { concerned } from './concerned.ts';
import type { Hint } from './hint.ts';
import type { Pipe } from './pipe.ts';
import { Presence } from './presence.ts';
import { Reader } from './reader.ts';
import { Rounds } from './rounds.ts';

/** Within so many milliseconds each stream has a sign of life, each watched table is looked after in case a hint was lost. */
const ROUND = 10_000;
/** Each has its turn: thousands at once would keep moves waiting. */
const TURNS = 50;
/** Changes of who is where are gathered for so long. */
const GATHER = 250;
/** The lobby changes with every move at a public table, and all of it is told to all who look at it. */
const LOBBY_GATHER = 1_000;

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
}

/** What somebody wishes to read. */
export interface Following {
  readonly person: PersonId | undefined;
  /** The session or token by which they came. */
  readonly key?: string | undefined;
  /** Tables by id, and how many entries of each are known already. */
  readonly tables: ReadonlyMap<string, number>;
  readonly lobby: boolean;
  readonly mine: boolean;
  readonly wish: Wish;
  /** Whether somebody looks at the page that reads, and not at another one. */
  readonly looks: boolean;
}

/** All readers of this process: what was written, here or elsewhere, goes from here to those whom it concerns. */
export class Hub {
  readonly #parts: HubParts;
  readonly #node = randomUUID();
  readonly #presence: Presence;
  readonly #looking: Presence;
  readonly #readers = new Map<Reader, Following>();
  readonly #byPerson = new Map<PersonId, Set<Reader>>();
  readonly #byTable = new Map<string, Set<Reader>>();
  /** Those who follow the list of their tables. */
  readonly #mine = new Map<PersonId, Set<Reader>>();
  /** Those who look at the lobby. */
  readonly #lobby = new Set<Reader>();
  readonly #streams = new Rounds(() => this.#readers.keys(), TURNS);
  readonly #watched = new Rounds(() => this.#byTable.keys(), TURNS);
  readonly #timer: NodeJS.Timeout;
  readonly #forgetting: NodeJS.Timeout;
  #gathering: NodeJS.Timeout | undefined;
  /** Tables at which somebody came or went, until it is told. */
  readonly #coming = new Set<string>();
  #comings: NodeJS.Timeout | undefined;
  #leave: (() => void)[] = [];
  #isClosed = false;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#presence = new Presence(parts.now);
    this.#looking = new Presence(parts.now);
    this.#leave.push(
      parts.rooms.subscribe((room, isOwn) => this.#changed(room, isOwn)),
      parts.bus.subscribe((hint) => void this.#hear(hint).catch(() => {})),
      parts.bus.onGap(() => void this.#lookAfter([...this.#byTable.keys()])),
    );
    const round = parts.round ?? ROUND;
    this.#timer = setInterval(() => this.#beat(), round / TURNS).unref();
    // A process that has died says of nobody that they went.
    this.#forgetting = setInterval(() => {
      for (const table of this.#presence.forget()) this.#sendPresence(table);
    }, round).unref();
  }

  get readers(): number {
    return this.#readers.size;
  }

  /** Streams of a person. */
  streamsOf(person: PersonId): number {
    return this.#byPerson.get(person)?.size ?? 0;
  }

  /** Who has that table open just now, here or by way of another process. */
  here(table: string): readonly PersonId[] {
    return this.#presence.at(table);
  }

  /** Who looks at that table just now, here or by way of another process: not who has it open behind something else. */
  looking(table: string): readonly PersonId[] {
    return this.#looking.at(table);
  }

  /** Writes to a pipe what is followed, from now until it is closed. */
  async add(pipe: Pipe, following: Following): Promise<void> {
    const { rooms, names, listing, now, shown } = this.#parts;
    const { person, tables, wish } = following;
    if (this.#isClosed) return pipe.end();
    const reader = new Reader(person, pipe, wish, names, now, shown);
    this.#readers.set(reader, following);
    if (person !== undefined) addTo(this.#byPerson, person, reader);
    if (person !== undefined && following.mine) addTo(this.#mine, person, reader);
    if (following.lobby) this.#lobby.add(reader);
    pipe.onClose(() => this.#remove(reader));
    for (const [id, version] of tables) {
      const room = await rooms.room(id).catch(async (error: unknown) => {
        if (error instanceof UnknownRules && (await rooms.isKnownTo(id, person)))
          reader.send('refused', { table: id, code: 'rules-unknown' });
        return undefined;
      });
      // Where nobody has watched, nobody has read on.
      await room?.catchUp();
      if (!room || !this.#readers.has(reader)) continue;
      addTo(this.#byTable, id, reader);
      reader.follow(room, version);
      this.#noteComing(id);
      if (reader.watches(id)) {
        const here = new Set([...this.#presence.at(id), ...this.#hereAt(id)]);
        reader.sendPresence(id, [...here].sort());
      }
    }
    if (following.mine && person !== undefined)
      reader.send('mine', { tables: await listing.mine(person), isAll: true });
    if (following.lobby) reader.send('lobby', { tables: await listing.lobby(person) });
  }

  /** Ends the streams of people who are nobody any more. */
  endOf(people: readonly PersonId[]): void {
    this.#endWhere(({ person }) => person !== undefined && people.includes(person));
  }

  /** Ends the streams that were opened by a session or token which opens nothing any more. */
  endOfKey(gone: string): void {
    this.#endWhere(({ key }) => key === gone);
  }

  /** Ends all streams: their readers come again, to another process. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearInterval(this.#forgetting);
    clearTimeout(this.#gathering);
    clearTimeout(this.#comings);
    for (const leave of this.#leave) leave();
    this.#endWhere(() => true);
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

  #remove(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    const tables = reader.tables;
    reader.close();
    this.#lobby.delete(reader);
    if (reader.person !== undefined) {
      removeFrom(this.#byPerson, reader.person, reader);
      removeFrom(this.#mine, reader.person, reader);
    }
    for (const table of tables) {
      removeFrom(this.#byTable, table, reader);
      this.#noteComing(table);
    }
  }

  /** A table was changed here, or what was written elsewhere was read. */
  #changed(room: Room, isOwn: boolean): void {
    const { table, lines } = room.standing;
    // Some may watch from now on who might not before.
    if (lines.at(-1)?.entry.kind !== 'act' && this.#byTable.has(room.id)) this.#noteComing(room.id);
    const people = concerned(room.standing);
    const isListed = table.settings.visibility === 'public';
    if (isOwn)
      this.#parts.bus.publish({ kind: 'table', table: room.id, version: table.version, people, isListed });
    void this.#tellLists(room.id, people, isListed).catch(() => {});
  }

  async #hear(hint: Hint): Promise<void> {
    if (hint.kind === 'here') {
      const { node, table, here, looking = here } = hint;
      if (node === this.#node) return;
      this.#looking.set(table, node, looking);
      if (this.#presence.set(table, node, here)) this.#sendPresence(table);
      return;
    }
    const room = await this.#parts.rooms.known(hint.table);
    if (room && room.standing.table.version >= hint.version) return;
    // Reading on tells of the change by itself.
    if (room?.isWatched) await room.catchUp();
    else await this.#tellLists(hint.table, hint.people, hint.isListed);
  }

  async #tellLists(table: string, people: readonly PersonId[], isListed: boolean): Promise<void> {
    if (isListed)
      this.#gathering ??= setTimeout(() => void this.#tellLobby().catch(() => {}), LOBBY_GATHER).unref();
    const connected = people.filter((person) => this.#mine.has(person));
    if (connected.length === 0) return;
    const listed = await this.#parts.listing.one(table, connected);
    for (const [i, one] of (listed ?? []).entries()) {
      const news: ListNews = one ? { tables: [one] } : { tables: [], gone: [table] };
      for (const reader of this.#mine.get(connected[i]!) ?? []) reader.send('mine', news);
    }
  }

  async #tellLobby(): Promise<void> {
    this.#gathering = undefined;
    if (this.#lobby.size === 0) return;
    const lobby = JSON.stringify({ tables: await this.#parts.listing.lobby() });
    for (const reader of this.#lobby) reader.sendText('lobby', lobby);
  }

  #noteComing(table: string): void {
    this.#coming.add(table);
    this.#comings ??= setTimeout(() => this.#tellComings(), GATHER).unref();
  }

  /** Who has a table open: told to those who have, and to other processes. Who of them looks is nobody else's business. */
  #tellComings(): void {
    this.#comings = undefined;
    for (const table of this.#coming) {
      const { here, looking } = this.#at(table);
      const isOther = this.#looking.set(table, this.#node, looking);
      const hasCome = this.#presence.set(table, this.#node, here);
      if (isOther || hasCome) this.#publish(table, here, looking);
      if (hasCome) this.#sendPresence(table);
    }
    this.#coming.clear();
  }

  #publish(table: string, here: readonly PersonId[], looking: readonly PersonId[]): void {
    const some = looking !== here && { looking };
    this.#parts.bus.publish({ kind: 'here', node: this.#node, table, here, ...some });
  }

  /** Whoever may not look at a table is not there, and is not told who is. */
  #watchersOf = (table: string): readonly Reader[] =>
    [...(this.#byTable.get(table) ?? [])].filter((reader) => reader.watches(table));

  #hereAt = (table: string): readonly PersonId[] => peopleOf(this.#watchersOf(table));

  #at(table: string): { readonly here: readonly PersonId[]; readonly looking: readonly PersonId[] } {
    const watchers = this.#watchersOf(table);
    const here = peopleOf(watchers);
    const looking = watchers.filter((reader) => this.#readers.get(reader)?.looks);
    return { here, looking: looking.length === watchers.length ? here : peopleOf(looking) };
  }

  #sendPresence(table: string): void {
    const here = this.#presence.at(table);
    for (const reader of this.#watchersOf(table)) reader.sendPresence(table, here);
  }

  #beat(): void {
    const readers = this.#streams.next();
    for (const reader of readers) reader.pipe.beat();
    void this.#endSignedOut(readers).catch(() => {});
    const tables = this.#watched.next();
    for (const table of tables) {
      const { here, looking } = this.#at(table);
      this.#presence.set(table, this.#node, here);
      this.#looking.set(table, this.#node, looking);
      this.#publish(table, here, looking);
    }
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

const peopleOf = (readers: readonly Reader[]): readonly PersonId[] =>
  [...new Set(readers.flatMap(({ person }) => person ?? []))].sort();

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

function removeFrom<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  set?.delete(value);
  if (set?.size === 0) sets.delete(key);
}
