import type { Chance } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { GameRegistry } from '../game-registry.ts';
import type { Database } from '../store/schema.ts';
import { chanceStats, countTableGroups, monthsIn, visibleGroups } from './chance-stats.ts';

/** Everybody is given the same answer for so long, in milliseconds. */
const CACHE_MS = 20_000;
/** Months of which answers stay in memory. */
const MONTHS_CACHED = 50;

/** One moment's counts, and the answers made from them. */
interface CachedCounts {
  readonly countedAt: number;
  readonly visibleGroups: Promise<ReturnType<typeof visibleGroups>>;
  /** By month, empty for all; the longest unused first. */
  readonly statsByMonth: Map<string, Promise<Chance>>;
}

/** Answers to how chance fell, by month. Tables are counted once in a while, whichever months are asked for and however often. */
export class ChanceCache {
  readonly #db: Kysely<Database>;
  readonly #games: GameRegistry;
  readonly #now: () => number;
  #cached: CachedCounts | undefined;

  constructor(db: Kysely<Database>, games: GameRegistry, now: () => number) {
    this.#db = db;
    this.#games = games;
    this.#now = now;
  }

  /** Returns the answer for a month; undefined: for all. Months of which nothing is shown cost no question to the store. */
  async statsFor(month: string | undefined): Promise<Chance> {
    const { visibleGroups, statsByMonth } = this.#currentCounts();
    const groups = await visibleGroups;
    if (month !== undefined && !monthsIn(groups).includes(month))
      return chanceStats(this.#db, this.#games, groups, month);
    const key = month ?? '';
    const answer = statsByMonth.get(key) ?? chanceStats(this.#db, this.#games, groups, month);
    // A map keeps the order in which its keys came.
    statsByMonth.delete(key);
    statsByMonth.set(key, answer);
    if (statsByMonth.size > MONTHS_CACHED) statsByMonth.delete(statsByMonth.keys().next().value!);
    answer.catch(() => statsByMonth.delete(key));
    return answer;
  }

  #currentCounts(): CachedCounts {
    const now = this.#now();
    const cached = this.#cached;
    if (cached && Math.abs(now - cached.countedAt) < CACHE_MS) return cached;
    const groups = countTableGroups(this.#db).then((all) => visibleGroups(all, now));
    const counts: CachedCounts = { countedAt: now, visibleGroups: groups, statsByMonth: new Map() };
    this.#cached = counts;
    groups.catch(() => {
      if (this.#cached === counts) this.#cached = undefined;
    });
    return counts;
  }
}
