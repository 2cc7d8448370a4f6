import type { PersonId, PresenceUpdate, Table } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import { DebouncedSet } from './debounced-set.ts';
import type { Hint } from './hint.ts';
import { NodePresence } from './node-presence.ts';
import { FLUSH_MS, type PagePresence } from './page-presence.ts';
import type { Reader } from './reader.ts';

export interface PresenceOptions {
  readonly bus: Bus<Hint>;
  readonly nodeId: string;
  readonly now: () => number;
  readonly pagePresence: PagePresence;
  /** A table that is watched here. */
  readonly tableAt: (table: string) => Table | undefined;
  /** Milliseconds after which nobody has to wait for a host who is away. */
  readonly hostKeptMs: number;
  /** Milliseconds after which nobody has to wait for a seat that is silent, where no clock runs. */
  readonly silenceMs: number;
  /** Earliest time at which a seat counts as silent. */
  readonly silentFrom: number;
  /** Readers of this process that may look at a table: whoever may not is not there, and is not told who is. */
  readonly watchersOf: (table: string) => readonly Reader[];
  /** Tells whether somebody looks at the page that reads. */
  readonly isVisible: (reader: Reader) => boolean;
  /** Milliseconds after which it is looked for what is out of date. */
  readonly roundMs: number;
}

/** People who have each table open, here and by way of other processes, and those of them who look at it. */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #here: NodePresence;
  readonly #looking: NodePresence;
  /** Tables at which somebody came or went, until it is told. */
  readonly #changes = new DebouncedSet<string>(FLUSH_MS, (tables) => this.#flush(tables));
  readonly #sweepTimer: NodeJS.Timeout;

  constructor(parts: PresenceOptions) {
    this.#options = parts;
    this.#here = new NodePresence(parts.now);
    this.#looking = new NodePresence(parts.now);
    // A process that has died says of nobody that they went.
    this.#sweepTimer = setInterval(() => {
      this.#looking.dropStale();
      for (const table of this.#here.dropStale()) this.broadcast(table);
      parts.pagePresence.dropStale();
    }, parts.roundMs).unref();
  }

  peopleAt(table: string): readonly PersonId[] {
    return this.#here.peopleAt(table);
  }

  /** Not who has it open behind something else. */
  viewersOf(table: string): readonly PersonId[] {
    return this.#looking.peopleAt(table);
  }

  /**
   * Tells whether somebody who does not have that table open is waited for no longer: they are nowhere, and not only for a moment.
   * Gaps of the bus count for nothing here: the holder claims a delegated seat back at any time.
   */
  isAway(table: string, person: PersonId): boolean {
    return !this.#isPresent(table, person) && this.#options.pagePresence.keptUntil(person) === undefined;
  }

  /** Tells whether somebody is nowhere, and has been for so many milliseconds. */
  isGoneFor(table: string, person: PersonId, milliseconds: number): boolean {
    return !this.#isPresent(table, person) && this.#goneSince(person) + milliseconds <= this.#options.now();
  }

  /** Somebody came or went here. */
  touch(table: string): void {
    this.#changes.add(table);
  }

  /** Tells somebody who has just come, and is one of them. */
  sendTo(reader: Reader, table: string): void {
    if (reader.mayWatch(table)) reader.sendPresence(this.#newsFor(table));
  }

  /** Receives a hint of another process. */
  receive({ node, table, here, looking = here }: Extract<Hint, { kind: 'here' }>): void {
    if (node === this.#options.nodeId) return;
    this.#looking.set(table, node, looking);
    if (this.#set(table, node, here)) this.broadcast(table);
  }

  /** Says once more who is at these tables: other processes forget what they do not hear again. */
  repeat(tables: readonly string[]): void {
    for (const table of tables) {
      const { peopleAt, viewersOf } = this.#localPeopleAt(table);
      this.#set(table, this.#options.nodeId, peopleAt);
      this.#looking.set(table, this.#options.nodeId, viewersOf);
      this.#publish(table, peopleAt, viewersOf);
    }
  }

  /** Tells those who watch a table who is there. */
  broadcast(table: string): void {
    const news = this.#newsFor(table);
    for (const reader of this.#options.watchersOf(table)) reader.sendPresence(news);
  }

  close(): void {
    clearInterval(this.#sweepTimer);
    this.#changes.close();
  }

  /** Tells those who have a table open, and other processes, who has it open. Readers do not learn who of them looks. */
  #flush(tables: ReadonlySet<string>): void {
    for (const table of tables) {
      const { peopleAt, viewersOf } = this.#localPeopleAt(table);
      const hasChanged = this.#looking.set(table, this.#options.nodeId, viewersOf);
      const hasCome = this.#set(table, this.#options.nodeId, peopleAt);
      if (hasChanged || hasCome) this.#publish(table, peopleAt, viewersOf);
      if (hasCome) this.broadcast(table);
    }
  }

  #publish(table: string, here: readonly PersonId[], looking: readonly PersonId[]): void {
    const extra = looking !== here && { looking };
    this.#options.bus.publish({ kind: 'here', node: this.#options.nodeId, table, here, ...extra });
  }

  /** Sets the people of a process. Those who are missing now have just gone. */
  #set(table: string, node: string, here: readonly PersonId[]): boolean {
    const before = this.#here.peopleAt(table);
    const hasChanged = this.#here.set(table, node, here);
    if (hasChanged) {
      const after = this.#here.peopleAt(table);
      for (const person of before) if (!after.includes(person)) this.#options.pagePresence.markLeft(person);
    }
    return hasChanged;
  }

  /** Tells whether somebody has that table open, or looks at another page. */
  #isPresent(table: string, person: PersonId): boolean {
    return this.peopleAt(table).includes(person) || this.#options.pagePresence.isOnline(person);
  }

  /** Latest time at which somebody may have gone; while the bus was cut they may have been at another process. */
  #goneSince(person: PersonId): number {
    const { bus, now, pagePresence } = this.#options;
    return Math.max(pagePresence.offlineSince(person), now() - bus.msSinceGap());
  }

  /** Time until which people at an open table wait for its host, if they are away; 0: no longer, and since when is not told. */
  #hostKeptUntil({ state, host, hostSince }: Table, here: readonly PersonId[]): number | undefined {
    const { pagePresence, hostKeptMs, now } = this.#options;
    if (state !== 'open' || here.includes(host) || pagePresence.isOnline(host)) return undefined;
    const until = Math.max(hostSince, this.#goneSince(host)) + hostKeptMs;
    return until > now() ? until : 0;
  }

  /** Returns the news of a table, with those who have just come to this process. */
  #newsFor(table: string): PresenceUpdate {
    const { pagePresence, tableAt, silenceMs, silentFrom } = this.#options;
    const known = tableAt(table);
    const here = [...new Set([...this.#here.peopleAt(table), ...this.#localPeopleAt(table).peopleAt])].sort();
    const missing = seatedPeople(known).filter((person) => !here.includes(person));
    const elsewhere = missing.filter((person) => pagePresence.isOnline(person));
    const kept = missing.flatMap((person) => {
      const until = elsewhere.includes(person) ? undefined : pagePresence.keptUntil(person);
      return until === undefined ? [] : [[person, until]];
    });
    const hostKeptUntil = known && this.#hostKeptUntil(known, here);
    return {
      ...{ table, here },
      ...(elsewhere.length > 0 && { elsewhere }),
      ...(kept.length > 0 && { keptUntil: Object.fromEntries(kept) }),
      ...(hostKeptUntil !== undefined && { hostKeptUntil }),
      ...(known?.settings.clock.kind === 'none' && { silence: silenceMs, silentFrom }),
    };
  }

  /** By way of this process. */
  #localPeopleAt(table: string): {
    readonly peopleAt: readonly PersonId[];
    readonly viewersOf: readonly PersonId[];
  } {
    const watchers = this.#options.watchersOf(table);
    const peopleAt = peopleAmong(watchers);
    const looking = watchers.filter(this.#options.isVisible);
    return { peopleAt, viewersOf: looking.length === watchers.length ? peopleAt : peopleAmong(looking) };
  }
}

/** People who sit at a table, and the host of one that has not begun. */
export const membersOf = ({
  state,
  host,
  seats,
}: Pick<Table, 'state' | 'host' | 'seats'>): readonly PersonId[] => [
  ...new Set([...(state === 'open' ? [host] : []), ...seats.flatMap(({ person }) => person ?? [])]),
];

const seatedPeople = (table: Table | undefined): readonly PersonId[] => [
  ...new Set(table?.seats.flatMap(({ person }) => person ?? [])),
];

const peopleAmong = (readers: readonly Reader[]): readonly PersonId[] =>
  [...new Set(readers.flatMap(({ person }) => person ?? []))].sort();
