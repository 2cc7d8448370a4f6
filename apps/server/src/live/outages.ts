import { clockTime } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { CLOCK_TOLERANCE_MS, type TableDraft } from '../table/table-draft.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';

/** When nobody of the server was there for longer than this, it was away: twice what lies between two beats. In milliseconds. */
const OUTAGE_MS = 3_000;
/** After a beat that failed reads try none for so long, in milliseconds: a store in use by others may keep each try waiting. */
const RETRY_AFTER_MS = 2_000;
/** The rows of the table: when a process was there last, and when one ended in order. */
const HEARTBEAT_ROW = 1;
const SHUTDOWN_ROW = 2;

interface Outage {
  readonly began: number;
  readonly ended: number;
}

/**
 * The times in which no process of the server was there, or none could write: noted in the store by the first that is there
 * again, and given back to the clocks of a table before anybody reads it or anything else happens at it.
 */
export class Outages {
  readonly now: () => number;
  readonly #store: Pick<Store, 'db' | 'transact'>;
  readonly #listeners = new Set<() => void>();
  /** In the order in which they were. */
  #known: readonly Outage[] = [];
  /** When this process was there last. */
  #lastBeat = Number.NEGATIVE_INFINITY;
  /** When the last beat failed; none has succeeded since. */
  #lastFailure = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;

  private constructor(store: Pick<Store, 'db' | 'transact'>, now: () => number) {
    this.#store = store;
    this.now = now;
  }

  /** Notes the outage that ends with this, if there was one. */
  static async open(store: Pick<Store, 'db' | 'transact'>, now: () => number): Promise<Outages> {
    const outages = new Outages(store, now);
    await outages.beat();
    return outages;
  }

  /** This process is there. Fails where the store cannot be written. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat()
      .then(
        () => {
          this.#lastFailure = Number.NEGATIVE_INFINITY;
        },
        (error: unknown) => {
          this.#lastFailure = this.now();
          throw error;
        },
      )
      .finally(() => {
        this.#beating = undefined;
      });
    return this.#beating;
  }

  /** The last beat of this process. If nobody else is there the server is away from now on, be it for a moment. */
  async beatLast(): Promise<void> {
    await this.#beating;
    const at = this.now();
    await this.#beatAt(at);
    await this.#store.db
      .insertInto('beat')
      .values({ id: SHUTDOWN_ROW, at })
      .onConflict((same) => same.column('id').doUpdateSet({ at }))
      .execute();
  }

  /** Tells whether a beat failed a moment ago: the next would hardly do better. */
  get hasJustFailed(): boolean {
    return Math.abs(this.now() - this.#lastFailure) < RETRY_AFTER_MS;
  }

  /** Makes sure that an outage that has just ended is known, and that the clock was put back: this process may have slept, too. */
  async refresh(): Promise<void> {
    const passed = this.now() - this.#lastBeat;
    if (passed > OUTAGE_MS || passed < -CLOCK_TOLERANCE_MS) await this.beat();
  }

  /** Calls the listener after each outage that becomes known from now on. Returns the way to unsubscribe. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Gives running clocks back what passed while the server was away. Every change of a table does that first, so that it is done once. */
  creditClocks(draft: TableDraft): void {
    const ms = this.#owedTime(draft.before, draft.now);
    if (ms > 0) draft.append({ kind: 'credited', ms });
  }

  /** Tells whether running clocks of a table lack time of an outage that is not written into its log yet. */
  owesTime(snapshot: Pick<TableSnapshot, 'table'>): boolean {
    return this.#owedTime(snapshot, this.now()) > 0;
  }

  /** Milliseconds from one time to another in which nobody of the server was there. */
  downtimeBetween(from: number, to: number): number {
    const first = this.#known.findLastIndex(({ ended }) => ended <= from) + 1;
    return (
      this.#known
        .slice(first)
        // An outage that ends in the future was none: the clock was ahead, and the next beat deletes it.
        .filter(({ ended }) => ended <= to + CLOCK_TOLERANCE_MS)
        .reduce((sum, { began, ended }) => sum + Math.max(0, Math.min(ended, to) - Math.max(began, from)), 0)
    );
  }

  #owedTime({ table }: Pick<TableSnapshot, 'table'>, at: number): number {
    const runs = table.seats.some(({ clock }) => clock.since !== null);
    return table.state === 'running' && runs ? this.downtimeBetween(clockTime(table), at) : 0;
  }

  #beat(): Promise<void> {
    return this.#beatAt(this.now());
  }

  async #beatAt(at: number): Promise<void> {
    const isFirst = this.#lastBeat === Number.NEGATIVE_INFINITY;
    // After the clock was put back some outages are no longer in the store.
    const known = this.#lastBeat > at + CLOCK_TOLERANCE_MS ? [] : this.#known;
    const latest = known.at(-1)?.ended ?? 0;
    const news = await this.#store.transact(async (db) => {
      await recordBeat(db, at, isFirst);
      return db.selectFrom('outage').selectAll().where('ended', '>', latest).orderBy('began').execute();
    });
    this.#known = [...known, ...news];
    this.#lastBeat = at;
    if (news.length > 0) for (const listener of this.#listeners) listener();
  }
}

/**
 * Of several processes that are there again, the one that moves the beat on notes the outage. After the clock was put back the beat goes
 * back with it, and outages that end in the future are deleted: they were the jump ahead of that clock. `isFirst`: this one was not there before;
 * if the last that was there ended in order, the time since then is an outage however short it was.
 */
async function recordBeat(db: Kysely<Database>, at: number, isFirst: boolean): Promise<void> {
  const rows = await db.selectFrom('beat').selectAll().execute();
  const last = rows.find(({ id }) => id === HEARTBEAT_ROW)?.at;
  const isEnded = isFirst && rows.some((row) => row.id === SHUTDOWN_ROW && row.at === last);
  if (last === undefined) {
    await db
      .insertInto('beat')
      .values({ id: HEARTBEAT_ROW, at })
      .onConflict((same) => same.doNothing())
      .execute();
    return;
  }
  // Some seconds are the difference between the clocks of two processes; more of them is a clock that was put back.
  const isPutBack = last > at + CLOCK_TOLERANCE_MS;
  if (isFirst || isPutBack)
    await db
      .deleteFrom('outage')
      .where('ended', '>', at + CLOCK_TOLERANCE_MS)
      .execute();
  if (at <= last && !isPutBack) return;
  const moved = await db
    .updateTable('beat')
    .set({ at })
    .where('id', '=', HEARTBEAT_ROW)
    .where('at', '=', last)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 1n && !isPutBack && (isEnded || at - last > OUTAGE_MS))
    await db.insertInto('outage').values({ began: last, ended: at }).execute();
}
