import type { LiveTable } from '../live/live-table.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { Store } from '../store/store.ts';
import { recordFrom } from '../table/record.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';
import { countDraws, type TableDraws } from './draw-counts.ts';
import { countedMonth } from './month.ts';
import { resultOf } from './table-result.ts';
import { writeResult } from './write-result.ts';

/** So often tables are looked for that were over while nobody listened, in milliseconds; for the first time soon. */
const SWEEP_INTERVAL_MS = 600_000;
const FIRST_SWEEP_MS = 5_000;
/** Tables that are looked at in one piece of a sweep. */
const PAGE_SIZE = 500;

export interface ResultRecorderOptions {
  readonly store: Pick<Store, 'db' | 'transact'>;
  readonly liveTables: LiveTables;
  readonly now: () => number;
  /** Months into which tables were counted before; they count into the same ones again. */
  readonly months?: ReadonlyMap<string, string>;
  /** Is told what went wrong; the next sweep tries again. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Counts in every table that is over: ratings, results, what came by chance. All of it is a projection: it follows from the
 * logs, is written after them, and can be written anew (`rebuildResults`).
 */
export class ResultRecorder {
  readonly #options: ResultRecorderOptions;
  readonly #unsubscribe: () => void;
  readonly #recordedIds = new Set<string>();
  #queue: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ResultRecorderOptions) {
    this.#options = options;
    this.#unsubscribe = options.liveTables.subscribe((liveTable, isOwn) => {
      // Whoever writes the end of a table counts it in; if they die before that, a sweep does.
      if (isOwn && liveTable.snapshot.table.over) this.#enqueue(() => this.record(liveTable));
    });
    this.#scheduleSweep(FIRST_SWEEP_MS);
  }

  /** Counts a table in, if it is over and was not counted in before. */
  async record({ id, snapshot }: Pick<LiveTable, 'id' | 'snapshot'>): Promise<void> {
    if (this.#recordedIds.has(id)) return;
    const finish = resultOf(snapshot);
    if (!finish) return;
    const { store, now, months } = this.#options;
    const month = months?.get(id) ?? countedMonth(finish, now());
    await writeResult(store, finish, await drawsAtTable(snapshot), month);
    if (this.#recordedIds.size >= PAGE_SIZE) this.#recordedIds.clear();
    this.#recordedIds.add(id);
  }

  /** Counts in whatever was over and is not counted in yet. */
  async sweep(): Promise<void> {
    let after = { opened: -1, id: '' };
    while (!this.#isClosed) {
      const page = await this.#unrecordedTables(after);
      for (const { id } of page.rows) {
        if (this.#isClosed) return;
        await this.#recordById(id);
      }
      if (!page.next) return;
      after = page.next;
    }
  }

  /** Resolves when all that was over by now is counted in. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Counts no more; resolves when what was begun is written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#queue;
  }

  async #recordById(id: string): Promise<void> {
    try {
      // A table whose rules nobody knows any more stays where it is, and holds up nobody.
      const liveTable = await this.#options.liveTables.get(id);
      if (liveTable) await this.record(liveTable);
    } catch (error) {
      this.#reportError(error);
    }
  }

  /** Tables that are over, of a page in the order in which they were opened, as far as they are not counted in. */
  async #unrecordedTables(after: { readonly opened: number; readonly id: string }) {
    const overTables = await this.#options.store.db
      .selectFrom('game')
      .leftJoin('finished', 'finished.game', 'game.id')
      .select(['game.id', 'game.opened', 'finished.at'])
      .where('state', '=', 'over')
      .where(({ eb, and, or }) =>
        or([
          eb('opened', '>', after.opened),
          and([eb('opened', '=', after.opened), eb('game.id', '>', after.id)]),
        ]),
      )
      .orderBy('opened')
      .orderBy('game.id')
      .limit(PAGE_SIZE)
      .execute();
    return {
      rows: overTables.filter(({ at }) => at === null),
      next: overTables.length < PAGE_SIZE ? undefined : overTables.at(-1),
    };
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#reportError(error));
  }

  #scheduleSweep(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#enqueue(() => this.sweep());
      if (!this.#isClosed) this.#scheduleSweep(SWEEP_INTERVAL_MS);
    }, ms).unref();
  }

  #reportError(error: unknown): void {
    this.#options.onError?.(error);
  }
}

async function drawsAtTable(snapshot: TableSnapshot): Promise<TableDraws> {
  const record = recordFrom(snapshot, {});
  return record ? countDraws(snapshot.facts, record) : { isFair: null, counts: [] };
}
