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
import type { Names } from '../rooms/names.ts';
import type { Room } from '../rooms/room.ts';
import type { Standing } from '../table/standing.ts';
import type { Wish } from '../table/told.ts';
import { type Cursor, fromOf, newsOf, peopleIn } from './news.ts';
import type { Pipe } from './pipe.ts';

interface Followed {
  readonly room: Room;
  readonly leave: () => void;
  cursor: Cursor;
  /** What it was told last of who is there. */
  presence?: string;
  /** It was told that its person was sent away. */
  isRefused?: boolean;
}

/** Somebody who reads a stream: the tables followed, and how far each was read. */
export class Reader {
  readonly person: string | undefined;
  readonly pipe: Pipe;
  readonly #wish: Wish;
  readonly #names: Names;
  readonly #now: () => number;
  readonly #shown: ((seconds: number) => void) | undefined;
  readonly #followed = new Map<string, Followed>();
  #line: Promise<void> = Promise.resolve();
  /** Pieces of news that wait for somebody's name. */
  #waiting = 0;
  #isClosed = false;

  /** `shown` is told how many seconds after an entry its news left. */
  constructor(
    person: string | undefined,
    pipe: Pipe,
    wish: Wish,
    names: Names,
    now: () => number,
    shown?: (seconds: number) => void,
  ) {
    this.person = person;
    this.pipe = pipe;
    this.#wish = wish;
    this.#names = names;
    this.#now = now;
    this.#shown = shown;
  }

  /** From now on tells what happens at that table, after so many entries that are known already. */
  follow(room: Room, version: number): void {
    if (this.#isClosed || this.#followed.has(room.id)) return;
    const eyes = seatsOf(room.standing.table, this.person);
    const cursor = { version, eyes: version > 0 ? eyes : undefined };
    this.#followed.set(room.id, { room, cursor, leave: room.subscribe(() => this.#tell(room.id, true)) });
    this.#tell(room.id, false);
  }

  /** The tables that it follows. */
  get tables(): readonly string[] {
    return [...this.#followed.keys()];
  }

  /** A table that it follows. */
  tableAt(id: string): Table | undefined {
    return this.#followed.get(id)?.room.standing.table;
  }

  /** Whether it may look at a table that it follows. */
  watches(id: string): boolean {
    const followed = this.#followed.get(id);
    return followed !== undefined && mayWatch(followed.room.standing.table, this.person);
  }

  /** Says who looks at a table that it follows, unless it was told just that. */
  sendPresence(news: PresenceUpdate): void {
    const followed = this.#followed.get(news.table);
    const text = JSON.stringify(news);
    if (!followed || followed.presence === text) return;
    followed.presence = text;
    this.pipe.send('presence', text);
  }

  /** Sends something that has no place in a log. */
  send(event: string, data: unknown): void {
    this.sendText(event, JSON.stringify(data));
  }

  /** The same, as JSON that was written once for many. */
  sendText(event: string, json: string): void {
    if (!this.#isClosed) this.pipe.send(event, json);
  }

  close(): void {
    this.#isClosed = true;
    for (const { leave } of this.#followed.values()) leave();
    this.#followed.clear();
  }

  /** Where every table that may be looked at was read to: what the reader sends back to go on. */
  get #cursor(): string {
    const seen = [...this.#followed].filter(([id]) => this.watches(id));
    return seen.map(([id, { cursor }]) => `${id}:${cursor.version}`).join(' ');
  }

  /** One piece of news after the other. `isFresh`: it has just come, and is not what somebody missed. */
  #tell(id: string, isFresh: boolean): void {
    const followed = this.#followed.get(id);
    if (!followed) return;
    const { standing } = followed.room;
    const eyes = seatsOf(standing.table, this.person);
    const people = peopleIn(standing, fromOf(standing, followed.cursor, eyes));
    const all = peopleIn(standing);
    const known = this.#waiting === 0 ? this.#names.known(people, all) : undefined;
    if (known) {
      this.#sendNews(standing, known, isFresh);
      return;
    }
    this.#waiting++;
    this.#line = this.#line
      .then(async () => this.#sendNews(standing, await this.#names.of(people, all), isFresh))
      .catch(() => this.pipe.end())
      .finally(() => {
        this.#waiting--;
      });
  }

  #sendNews(standing: Standing, people: Readonly<Record<PersonId, PublicPerson>>, isFresh: boolean): void {
    const followed = this.#followed.get(standing.id);
    const { table } = standing;
    if (!followed) return;
    if (!mayWatch(table, this.person)) {
      if (isKicked(table, this.person) && !followed.isRefused)
        this.send('refused', { table: standing.id, code: 'sent-away' });
      followed.isRefused = true;
      return;
    }
    followed.isRefused = false;
    const eyes = seatsOf(table, this.person);
    try {
      const news = newsOf(standing, followed.cursor, eyes, this.#wish, people, this.#now());
      followed.cursor = { version: table.version, eyes };
      if (news === undefined) return;
      this.pipe.send('table', news, this.#cursor);
    } catch {
      // Whoever cannot be told comes again; the others are told all the same.
      this.pipe.end();
      return;
    }
    if (isFresh) this.#shown?.((this.#now() - clockTime(table)) / 1e3);
  }
}

/** How far a reader has come at each table: `id:version` parted by spaces, as `Last-Event-ID` has it. What makes no sense is left out. */
export function readCursor(text: string): ReadonlyMap<string, number> {
  const pairs = text.split(/[ ,]+/).flatMap((one) => {
    const [, id, version] = /^([0-9a-z]{1,20})(?::(\d{1,9}))?$/.exec(one) ?? [];
    return id === undefined ? [] : [[id, Number(version ?? 0)] as const];
  });
  return new Map(pairs);
}
