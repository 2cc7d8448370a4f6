import { clockTime, type PersonId, peopleBySeating } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import { type LiveTables, UnknownRules } from '../live/live-tables.ts';
import { OPEN_TABLES_PAGE, type OpenTable, type TableLists } from '../live/table-lists.ts';
import type { Hub } from '../streams/hub.ts';
import type { TableDraft } from '../table/table-draft.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between two looks at open public tables. */
const CHECK_INTERVAL_MS = 10_000;
const DAY_MS = 86_400_000;

export interface HostWatchOptions {
  readonly liveTables: LiveTables;
  readonly tableLists: Pick<TableLists, 'openTables'>;
  readonly hub: Pick<Hub, 'isHostAway' | 'isGoneFor'>;
  readonly bus: Pick<Bus<unknown>, 'msSinceGap'>;
  readonly now: () => number;
  readonly timers: Timers;
  /** Milliseconds after which a public table is closed, where nobody is there and nothing happened. */
  readonly abandonedAfterMs: number;
  /** Milliseconds between two looks. */
  readonly intervalMs?: number | undefined;
  /** Called with what went wrong; the watch goes on. */
  readonly onError: (error: unknown) => void;
}

/**
 * Looks after public tables that have not begun: one whose host is away goes to the person who has sat there longest, and one at which nobody
 * is leaves the lobby. Any number of processes may: one writes it first, and the others find nothing left to do.
 */
export class HostWatch {
  readonly #options: HostWatchOptions;
  #cancel: () => void = () => {};
  #checking: Promise<void> = Promise.resolve();
  /** The table that was looked at last; empty: all were. */
  #after = '';
  #isClosed = false;

  constructor(parts: HostWatchOptions) {
    this.#options = parts;
    this.#schedule();
  }

  /** Resolves when the look that has begun is done. */
  settled(): Promise<void> {
    return this.#checking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#checking;
  }

  #schedule(): void {
    const { timers, intervalMs = CHECK_INTERVAL_MS } = this.#options;
    this.#cancel = timers.after(intervalMs, () => {
      this.#checking = this.#check();
    });
  }

  async #check(): Promise<void> {
    const { tableLists, onError } = this.#options;
    try {
      if (this.#mayBeBlind()) return;
      const tables = await tableLists.openTables(this.#after);
      this.#after = tables.length < OPEN_TABLES_PAGE ? '' : tables.at(-1)!.id;
      for (const table of tables) {
        if (this.#isClosed) return;
        // One that cannot be read keeps no other waiting.
        if (this.#isDue(table)) await this.#fix(table.id).catch(onError);
      }
    } catch (error) {
      onError(error);
    } finally {
      if (!this.#isClosed) this.#schedule();
    }
  }

  /** Tells whether people may be at another process unseen: hints about them were lost, and other processes may be cut off for longer. */
  #mayBeBlind(): boolean {
    const { bus, abandonedAfterMs } = this.#options;
    return bus.msSinceGap() < abandonedAfterMs;
  }

  /** Tells whether there may be something to do, by what lists know. */
  #isDue(table: OpenTable): boolean {
    const { hub } = this.#options;
    return (
      hub.isHostAway(table.id, table) &&
      (table.people.some((person) => !hub.isGoneFor(table.id, person, 0)) || this.#isDeserted(table))
    );
  }

  async #fix(id: string): Promise<void> {
    const { hub, now, liveTables } = this.#options;
    const liveTable = await liveTables.get(id).catch((error: unknown) => {
      // A table that nobody can play stays as it is.
      if (error instanceof UnknownRules) return undefined;
      throw error;
    });
    await liveTable?.refresh();
    await liveTable?.update(now, (draft) => {
      const { table } = draft;
      if (table.state !== 'open' || !hub.isHostAway(id, table)) return undefined;
      const successor = this.#successorAt(id, draft);
      if (successor !== undefined) draft.append({ kind: 'hosted', person: successor });
      else if (this.#isDeserted(openTable(id, draft))) draft.end('closed', true);
      return undefined;
    });
  }

  /** The person who has sat there longest of those who are there. */
  #successorAt(id: string, { table, before }: TableDraft): PersonId | undefined {
    const people = peopleBySeating(
      table,
      before.log.map(({ entry }) => entry),
    );
    return people.find((person) => person !== table.host && !this.#options.hub.isGoneFor(id, person, 0));
  }

  /** Tells whether nobody has been there for long, nor anything happened; with days for a turn, for as long as a turn may take. */
  #isDeserted({ id, host, people, clock, changed }: OpenTable): boolean {
    const { hub, now, abandonedAfterMs } = this.#options;
    const quiet = clock.kind === 'days' ? Math.max(abandonedAfterMs, clock.days * DAY_MS) : abandonedAfterMs;
    return (
      changed + quiet <= now() &&
      [host, ...people].every((person) => hub.isGoneFor(id, person, abandonedAfterMs))
    );
  }
}

const openTable = (id: string, { table }: TableDraft): OpenTable => ({
  id,
  host: table.host,
  hostSince: table.hostSince,
  people: table.seats.flatMap(({ person }) => person ?? []),
  clock: table.settings.clock,
  changed: clockTime(table),
});
