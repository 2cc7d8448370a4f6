import {
  clockTime,
  isKicked,
  mayWatch,
  type PersonId,
  type PresenceUpdate,
  type PublicPerson,
  seatsOf,
  type Table,
} from '@bastide/protocol';
import type { LiveTable } from '../live/live-table.ts';
import type { NameCache } from '../live/name-cache.ts';
import type { NewsDetail } from '../table/redaction.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';
import type { StreamWriter } from './stream-writer.ts';
import { firstNewEntry, peopleNamed, type ReadPosition, tableNews } from './table-news.ts';

interface FollowedTable {
  readonly liveTable: LiveTable;
  readonly unsubscribe: () => void;
  position: ReadPosition;
  /** Latest presence that was sent. */
  lastPresence?: string;
  /** It was told that its person was kicked. */
  wasRefused?: boolean;
}

/** Somebody who reads a stream: the tables followed, and how far each was read. */
export class Reader {
  readonly person: string | undefined;
  readonly writer: StreamWriter;
  readonly #detail: NewsDetail;
  readonly #names: NameCache;
  readonly #now: () => number;
  readonly #shown: ((seconds: number) => void) | undefined;
  readonly #followed = new Map<string, FollowedTable>();
  #queue: Promise<void> = Promise.resolve();
  /** Pieces of news that wait for somebody's name. */
  #pending = 0;
  #isClosed = false;

  /** `shown` is told how many seconds after an entry its news left. */
  constructor(
    person: string | undefined,
    writer: StreamWriter,
    detail: NewsDetail,
    names: NameCache,
    now: () => number,
    shown?: (seconds: number) => void,
  ) {
    this.person = person;
    this.writer = writer;
    this.#detail = detail;
    this.#names = names;
    this.#now = now;
    this.#shown = shown;
  }

  /** From now on tells what happens at that table, after so many entries that are known already. */
  follow(liveTable: LiveTable, version: number): void {
    if (this.#isClosed || this.#followed.has(liveTable.id)) return;
    const viewerSeats = seatsOf(liveTable.snapshot.table, this.person);
    const position = { version, viewerSeats: version > 0 ? viewerSeats : undefined };
    this.#followed.set(liveTable.id, {
      liveTable,
      position,
      unsubscribe: liveTable.subscribe(() => this.#notify(liveTable.id, true)),
    });
    this.#notify(liveTable.id, false);
  }

  /** The tables that it follows. */
  get tables(): readonly string[] {
    return [...this.#followed.keys()];
  }

  /** A table that it follows. */
  tableAt(id: string): Table | undefined {
    return this.#followed.get(id)?.liveTable.snapshot.table;
  }

  /** Tells whether it may look at a table that it follows. */
  mayWatch(id: string): boolean {
    const followed = this.#followed.get(id);
    return followed !== undefined && mayWatch(followed.liveTable.snapshot.table, this.person);
  }

  /** Says who looks at a table that it follows, unless it was told just that. */
  sendPresence(news: PresenceUpdate): void {
    const followed = this.#followed.get(news.table);
    const text = JSON.stringify(news);
    if (!followed || followed.lastPresence === text) return;
    followed.lastPresence = text;
    this.writer.send('presence', text);
  }

  /** Sends something that has no place in a log. */
  send(event: string, data: unknown): void {
    this.sendText(event, JSON.stringify(data));
  }

  /** The same, as JSON that was written once for many. */
  sendText(event: string, json: string): void {
    if (!this.#isClosed) this.writer.send(event, json);
  }

  close(): void {
    this.#isClosed = true;
    for (const { unsubscribe } of this.#followed.values()) unsubscribe();
    this.#followed.clear();
  }

  /** Position in every table that may be looked at: the reader sends it back to go on. */
  get #cursorText(): string {
    const seen = [...this.#followed].filter(([id]) => this.mayWatch(id));
    return seen.map(([id, { position }]) => `${id}:${position.version}`).join(' ');
  }

  /** One piece of news after the other. `isFresh`: it has just come, and is not what somebody missed. */
  #notify(id: string, isFresh: boolean): void {
    const followed = this.#followed.get(id);
    if (!followed) return;
    const { snapshot } = followed.liveTable;
    const viewerSeats = seatsOf(snapshot.table, this.person);
    const people = peopleNamed(snapshot, firstNewEntry(snapshot, followed.position, viewerSeats));
    const all = peopleNamed(snapshot);
    const known = this.#pending === 0 ? this.#names.cached(people, all) : undefined;
    if (known) {
      this.#sendNews(snapshot, known, isFresh);
      return;
    }
    this.#pending++;
    this.#queue = this.#queue
      .then(async () => this.#sendNews(snapshot, await this.#names.of(people, all), isFresh))
      .catch(() => this.writer.end())
      .finally(() => {
        this.#pending--;
      });
  }

  #sendNews(
    snapshot: TableSnapshot,
    people: Readonly<Record<PersonId, PublicPerson>>,
    isFresh: boolean,
  ): void {
    const followed = this.#followed.get(snapshot.id);
    const { table } = snapshot;
    if (!followed) return;
    if (!mayWatch(table, this.person)) {
      if (isKicked(table, this.person) && !followed.wasRefused)
        this.send('refused', { table: snapshot.id, code: 'kicked' });
      followed.wasRefused = true;
      return;
    }
    followed.wasRefused = false;
    const viewerSeats = seatsOf(table, this.person);
    try {
      const news = tableNews(snapshot, followed.position, viewerSeats, this.#detail, people, this.#now());
      followed.position = { version: table.version, viewerSeats };
      if (news === undefined) return;
      this.writer.send('table', news, this.#cursorText);
    } catch {
      // Whoever cannot be told comes again; the others are told all the same.
      this.writer.end();
      return;
    }
    if (isFresh) this.#shown?.((this.#now() - clockTime(table)) / 1e3);
  }
}

/** Parses the position of a reader in each table: `id:version` parted by spaces, as in `Last-Event-ID`. Ignores the rest. */
export function parseCursor(text: string): ReadonlyMap<string, number> {
  const pairs = text.split(/[ ,]+/).flatMap((one) => {
    const [, id, version] = /^([0-9a-z]{1,20})(?::(\d{1,9}))?$/.exec(one) ?? [];
    return id === undefined ? [] : [[id, Number(version ?? 0)] as const];
  });
  return new Map(pairs);
}
