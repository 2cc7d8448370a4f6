import { clockTime, type PersonId, peopleBySeating } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import { type Listing, OPEN_AT_ONCE, type OpenTable } from '../rooms/listing.ts';
import { type Rooms, UnknownRules } from '../rooms/rooms.ts';
import type { Hub } from '../streams/hub.ts';
import type { Staging } from '../table/staging.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between two looks at open public tables. */
const LOOK = 10_000;
const DAY = 86_400_000;

export interface HostWatchParts {
  readonly rooms: Rooms;
  readonly listing: Pick<Listing, 'openTables'>;
  readonly hub: Pick<Hub, 'isHostAway' | 'isGoneFor'>;
  readonly bus: Pick<Bus<unknown>, 'sinceGap'>;
  readonly now: () => number;
  readonly timers: Timers;
  /** Milliseconds after which a public table is closed, where nobody is there and nothing happened. */
  readonly patience: number;
  /** Milliseconds between two looks. */
  readonly round?: number | undefined;
  /** Called with what went wrong; the watch goes on. */
  readonly failed: (error: unknown) => void;
}

/**
 * Looks after public tables that have not begun: one whose host is away goes to the person who has sat there longest, and one at which nobody
 * is leaves the lobby. Any number of processes may: one writes it first, and the others find nothing left to do.
 */
export class HostWatch {
  readonly #parts: HostWatchParts;
  #unset: () => void = () => {};
  #looking: Promise<void> = Promise.resolve();
  /** The table that was looked at last; empty: all were. */
  #after = '';
  #isOver = false;

  constructor(parts: HostWatchParts) {
    this.#parts = parts;
    this.#wait();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#unset();
    await this.#looking;
  }

  #wait(): void {
    const { timers, round = LOOK } = this.#parts;
    this.#unset = timers.after(round, () => {
      this.#looking = this.#look();
    });
  }

  async #look(): Promise<void> {
    const { listing, failed } = this.#parts;
    try {
      if (this.#isUnsure()) return;
      const tables = await listing.openTables(this.#after);
      this.#after = tables.length < OPEN_AT_ONCE ? '' : tables.at(-1)!.id;
      for (const table of tables) {
        if (this.#isOver) return;
        // One that cannot be read keeps no other waiting.
        if (this.#isDue(table)) await this.#lookAfter(table.id).catch(failed);
      }
    } catch (error) {
      failed(error);
    } finally {
      if (!this.#isOver) this.#wait();
    }
  }

  /** Tells whether people may be at another process unseen: hints about them were lost, and other processes may be cut off for longer. */
  #isUnsure(): boolean {
    const { bus, patience } = this.#parts;
    return bus.sinceGap() < patience;
  }

  /** Tells whether there may be something to do, by what lists know. */
  #isDue(table: OpenTable): boolean {
    const { hub } = this.#parts;
    return (
      hub.isHostAway(table.id, table) &&
      (table.people.some((person) => !hub.isGoneFor(table.id, person, 0)) || this.#isDeserted(table))
    );
  }

  async #lookAfter(id: string): Promise<void> {
    const { hub, now, rooms } = this.#parts;
    const room = await rooms.room(id).catch((error: unknown) => {
      // A table that nobody can play stays as it is.
      if (error instanceof UnknownRules) return undefined;
      throw error;
    });
    await room?.catchUp();
    await room?.change(now, (staging) => {
      const { table } = staging;
      if (table.state !== 'open' || !hub.isHostAway(id, table)) return undefined;
      const heir = this.#heirOf(id, staging);
      if (heir !== undefined) staging.add({ kind: 'hosted', person: heir });
      else if (this.#isDeserted(openTable(id, staging))) staging.end('closed', true);
      return undefined;
    });
  }

  /** The person who has sat there longest of those who are there. */
  #heirOf(id: string, { table, before }: Staging): PersonId | undefined {
    const people = peopleBySeating(
      table,
      before.lines.map(({ entry }) => entry),
    );
    return people.find((person) => person !== table.host && !this.#parts.hub.isGoneFor(id, person, 0));
  }

  /** Tells whether nobody has been there for long, nor anything happened; with days for a turn, for as long as a turn may take. */
  #isDeserted({ id, host, people, clock, changed }: OpenTable): boolean {
    const { hub, now, patience } = this.#parts;
    const quiet = clock.kind === 'days' ? Math.max(patience, clock.days * DAY) : patience;
    return (
      changed + quiet <= now() && [host, ...people].every((person) => hub.isGoneFor(id, person, patience))
    );
  }
}

const openTable = (id: string, { table }: Staging): OpenTable => ({
  id,
  host: table.host,
  hostSince: table.hostSince,
  people: table.seats.flatMap(({ person }) => person ?? []),
  clock: table.settings.clock,
  changed: clockTime(table),
});
