import type { PersonId, PersonSeen } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Somebody whose account was erased. */
const GONE: PersonSeen = { name: '' };
/** For so long a name is not looked up again, in milliseconds. */
const FRESH = 30_000;
const KEPT = 50_000;

interface Known {
  readonly seen: PersonSeen;
  readonly at: number;
}

/** What people are called. Logs hold ids only, so that a name that is changed or erased is so everywhere. */
export class Names {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #known = new Map<PersonId, Known>();

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async of(ids: Iterable<PersonId>): Promise<Readonly<Record<PersonId, PersonSeen>>> {
    const all = [...new Set(ids)];
    const old = this.#old(all);
    if (old.length > 0) await this.#look(old);
    return this.#seen(all);
  }

  /** The same at once; undefined where somebody has to be looked up. Each of `ids` stands there once. */
  known(ids: readonly PersonId[]): Readonly<Record<PersonId, PersonSeen>> | undefined {
    return this.#old(ids).length > 0 ? undefined : this.#seen(ids);
  }

  /** They were changed here: what is known of them is looked up again. */
  forget(ids: Iterable<PersonId>): void {
    for (const id of ids) this.#known.delete(id);
  }

  #old(ids: readonly PersonId[]): readonly PersonId[] {
    const old = this.#now() - FRESH;
    return ids.filter((id) => (this.#known.get(id)?.at ?? Number.NEGATIVE_INFINITY) <= old);
  }

  #seen(ids: readonly PersonId[]): Readonly<Record<PersonId, PersonSeen>> {
    return Object.fromEntries(ids.map((id) => [id, this.#known.get(id)?.seen ?? GONE]));
  }

  async #look(ids: readonly PersonId[]): Promise<void> {
    const rows = await this.#db
      .selectFrom('person')
      .select(['id', 'name', 'is_bot'])
      .where('id', 'in', ids)
      .execute();
    if (this.#known.size > KEPT) this.#known.clear();
    const at = this.#now();
    for (const id of ids) this.#known.set(id, { seen: GONE, at });
    for (const { id, name, is_bot } of rows)
      this.#known.set(id, { seen: is_bot ? { name, isBot: true } : { name }, at });
  }
}
