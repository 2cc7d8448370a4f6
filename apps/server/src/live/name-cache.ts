import { NAME_AT_MOST, truncateName } from '@bastide/contract';
import type { PersonId, PublicPerson } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { confusableKey } from '../text/confusable.ts';

/** Somebody whose account was erased. */
const ERASED: PublicPerson = { name: '' };
/** For so long a name is not looked up again, in milliseconds. */
const CACHE_MS = 30_000;
/** Names that stay in memory. */
const CACHE_SIZE = 50_000;

interface CachedName {
  readonly id: PersonId;
  readonly seen: PublicPerson;
  /** Key that names share if they look alike (`confusableKey`); empty: erased. */
  readonly skeleton: string;
  /** When the account was made. */
  readonly created: number;
  /** When it was looked up. */
  readonly at: number;
}

type People = Readonly<Record<PersonId, PublicPerson>>;

/** Names of people who look like others at the same table, by id: each with the names of the whole group. */
type LookAlikes = ReadonlyMap<PersonId, People>;

/** Names of people. Logs hold ids only, so that a changed or erased name is so everywhere. */
export class NameCache {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #size: number;
  /** The longest ago looked up first. */
  readonly #cache = new Map<PersonId, CachedName>();
  /** Grows with every change of what is known. */
  #version = 0;
  /** Groups by the list of people they were made of: all readers of one moment of a table bring the same list. */
  readonly #alike = new WeakMap<
    readonly PersonId[],
    { readonly version: number; readonly alike: LookAlikes }
  >();

  /** `size`: names that stay in memory; more only while they are fresh. */
  constructor(db: Kysely<Database>, now: () => number, size = CACHE_SIZE) {
    this.#db = db;
    this.#now = now;
    this.#size = size;
  }

  /** Number of names in memory. */
  get size(): number {
    return this.#cache.size;
  }

  /**
   * Returns the names of `ids`, told apart from those of `among` (all who are named at that table): where names look alike, all but the
   * oldest account have a number. The answer holds the whole group, so that a reader never has half of it.
   */
  async of(ids: Iterable<PersonId>, among?: readonly PersonId[]): Promise<People> {
    const all = [...new Set(ids)];
    const compared = among ?? all;
    const stale = this.#stale(compared);
    if (stale.length > 0) await this.#load(stale);
    return this.#namesOf(all, compared);
  }

  /** The same at once; undefined where somebody has to be looked up. Each of `ids` stands there once. */
  cached(ids: readonly PersonId[], among = ids): People | undefined {
    return this.#stale(among).length > 0 ? undefined : this.#namesOf(ids, among);
  }

  /** They were changed here: what is known of them is looked up again. */
  invalidate(ids: Iterable<PersonId>): void {
    for (const id of ids) this.#cache.delete(id);
    this.#version++;
  }

  #stale(ids: readonly PersonId[]): readonly PersonId[] {
    const stale = this.#now() - CACHE_MS;
    return ids.filter((id) => (this.#cache.get(id)?.at ?? Number.NEGATIVE_INFINITY) <= stale);
  }

  #namesOf(ids: readonly PersonId[], among: readonly PersonId[]): People {
    const alike = this.#alikeAmong(among);
    const people = Object.fromEntries(ids.map((id) => [id, this.#cache.get(id)?.seen ?? ERASED]));
    for (const id of alike.size > 0 ? ids : []) Object.assign(people, alike.get(id));
    return people;
  }

  #alikeAmong(among: readonly PersonId[]): LookAlikes {
    const before = this.#alike.get(among);
    if (before?.version === this.#version) return before.alike;
    const alike = groupAlike(among.flatMap((id) => this.#cache.get(id) ?? []));
    this.#alike.set(among, { version: this.#version, alike });
    return alike;
  }

  async #load(ids: readonly PersonId[]): Promise<void> {
    const rows = await this.#db
      .selectFrom('person')
      .select(['id', 'name', 'is_bot', 'created'])
      .where('id', 'in', ids)
      .execute();
    const at = this.#now();
    for (const id of ids) {
      // A map keeps the order in which its keys came.
      this.#cache.delete(id);
      this.#cache.set(id, { id, seen: ERASED, skeleton: '', created: at, at });
    }
    for (const { id, name, is_bot, created } of rows) {
      const seen: PublicPerson = is_bot ? { name, isBot: true } : { name };
      this.#cache.set(id, { id, seen, skeleton: confusableKey(name), created, at });
    }
    this.#evict(at);
    this.#version++;
  }

  /** Removes the oldest names above the limit. A name that was fresh when a call under way began is needed by it, and stays. */
  #evict(now: number): void {
    for (const [id, { at }] of this.#cache) {
      if (this.#cache.size <= this.#size || Math.abs(now - at) < 2 * CACHE_MS) return;
      this.#cache.delete(id);
    }
  }
}

function groupAlike(people: readonly CachedName[]): LookAlikes {
  const bySkeleton = new Map<string, CachedName[]>();
  for (const one of people) {
    const alike = bySkeleton.get(one.skeleton);
    if (alike) alike.push(one);
    else bySkeleton.set(one.skeleton, [one]);
  }
  // Nobody is like others who were erased.
  bySkeleton.delete('');
  const groups = new Map<PersonId, People>();
  const taken = new Set(bySkeleton.keys());
  for (const alike of bySkeleton.values()) {
    if (alike.length === 1) continue;
    const named = numbered(alike, taken);
    for (const { id } of alike) groups.set(id, named);
  }
  return groups;
}

/** Numbers people whose names look alike. `taken`: looks that a name with a number must not have. */
function numbered(alike: CachedName[], taken: Set<string>): People {
  const [oldest, ...others] = alike.sort(
    (one, other) => one.created - other.created || (one.id < other.id ? -1 : 1),
  );
  const people = { [oldest!.id]: oldest!.seen };
  let number = 2;
  for (const { id, seen } of others) {
    while (taken.has(confusableKey(withNumber(seen.name, number)))) number++;
    const name = withNumber(seen.name, number);
    taken.add(confusableKey(name));
    people[id] = { ...seen, name };
  }
  return people;
}

/** `Anna (2)`, cut so that a record may have it. */
function withNumber(name: string, number: number): string {
  const mark = ` (${number})`;
  let base = name;
  for (let most = name.length; [...base, ...mark].length > NAME_AT_MOST; most--)
    base = truncateName(name, most);
  return base + mark;
}
