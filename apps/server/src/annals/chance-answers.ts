import type { Chance } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Games } from '../game-list.ts';
import type { Database } from '../store/schema.ts';
import { chanceOf, countParts, monthsOf, shownParts } from './chance.ts';

/** Everybody is given the same answer for so long, in milliseconds. */
const FRESH = 20_000;
/** Months of which answers stay in memory. */
const KEPT = 50;

/** One moment's counts, and the answers made from them. */
interface Counted {
  readonly at: number;
  readonly shown: Promise<ReturnType<typeof shownParts>>;
  /** By month, empty for all; the longest unused first. */
  readonly answers: Map<string, Promise<Chance>>;
}

/** Answers to how chance fell, by month. Tables are counted once in a while, whichever months are asked for and however often. */
export class ChanceAnswers {
  readonly #db: Kysely<Database>;
  readonly #games: Games;
  readonly #now: () => number;
  #counted: Counted | undefined;

  constructor(db: Kysely<Database>, games: Games, now: () => number) {
    this.#db = db;
    this.#games = games;
    this.#now = now;
  }

  /** Returns the answer for a month; undefined: for all. Months of which nothing is shown cost no question to the store. */
  async of(month: string | undefined): Promise<Chance> {
    const { shown, answers } = this.#counts();
    const parts = await shown;
    if (month !== undefined && !monthsOf(parts).includes(month))
      return chanceOf(this.#db, this.#games, parts, month);
    const key = month ?? '';
    const answer = answers.get(key) ?? chanceOf(this.#db, this.#games, parts, month);
    // A map keeps the order in which its keys came.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > KEPT) answers.delete(answers.keys().next().value!);
    answer.catch(() => answers.delete(key));
    return answer;
  }

  #counts(): Counted {
    const now = this.#now();
    const before = this.#counted;
    if (before && Math.abs(now - before.at) < FRESH) return before;
    const shown = countParts(this.#db).then((parts) => shownParts(parts, now));
    const counted = { at: now, shown, answers: new Map() };
    this.#counted = counted;
    shown.catch(() => {
      if (this.#counted === counted) this.#counted = undefined;
    });
    return counted;
  }
}
