import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Staging } from '../table/staging.ts';

/** When nobody of the server was there for longer than this, it was away. In milliseconds. */
const AWAY = 10_000;
/** The only row of its table. */
const BEAT = 1;

interface Outage {
  readonly began: number;
  readonly ended: number;
}

/**
 * The times in which no process of the server was there, or none could write: noted in the store by the first that is there
 * again, and taken off the clocks of a table before anything else happens at it.
 */
export class Outages {
  readonly #store: Pick<Store, 'db' | 'transact'>;
  readonly #now: () => number;
  #known: readonly Outage[] = [];
  /** When this process was there last. */
  #beaten = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;

  private constructor(store: Pick<Store, 'db' | 'transact'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Notes the outage that ends with this, if there was one. */
  static async open(store: Pick<Store, 'db' | 'transact'>, now: () => number): Promise<Outages> {
    const outages = new Outages(store, now);
    await outages.beat();
    return outages;
  }

  /** This process is there. Fails where the store cannot be written. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  /** Makes sure that an outage that has just ended is known: this process may have slept, too. */
  async upToNow(): Promise<void> {
    if (this.#now() - this.#beaten > AWAY) await this.beat();
  }

  /** Gives running clocks back what passed while the server was away. Whoever acts at a table does that first, so that it is done once. */
  credit(staging: Staging): void {
    const { table } = staging.before;
    const runs = table.seats.some(({ clock }) => clock.since !== null);
    if (table.state !== 'running' || !runs) return;
    const ms = this.#known
      .filter(({ ended }) => ended > table.at)
      .reduce((sum, { began, ended }) => sum + ended - Math.max(began, table.at), 0);
    if (ms > 0) staging.add({ kind: 'credited', ms });
  }

  async #beat(): Promise<void> {
    const at = this.#now();
    this.#known = await this.#store.transact(async (db) => {
      await note(db, at);
      return db.selectFrom('outage').selectAll().orderBy('began').execute();
    });
    this.#beaten = at;
  }
}

/** Of several processes that are there again, the one that moves the beat on notes the outage. */
async function note(db: Kysely<Database>, at: number): Promise<void> {
  const last = (await db.selectFrom('beat').select('at').where('id', '=', BEAT).executeTakeFirst())?.at;
  if (last === undefined) {
    await db
      .insertInto('beat')
      .values({ id: BEAT, at })
      .onConflict((same) => same.doNothing())
      .execute();
    return;
  }
  if (at <= last) return;
  const moved = await db
    .updateTable('beat')
    .set({ at })
    .where('id', '=', BEAT)
    .where('at', '=', last)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 1n && at - last > AWAY)
    await db.insertInto('outage').values({ began: last, ended: at }).execute();
}
