import { type Plan, type Played, placeOf } from '@bastide/arena';
import { BadInput } from '../shell/bad-input.ts';
import { named } from '../shell/files.ts';
import { Log } from './log.ts';
import type { Done, Take } from './task.ts';

export const FORMAT = 'bastide-arena/1';

/** Where games are kept as they are played. */
export interface Keeping {
  /** A file of results, with which an arena goes on after it was ended. */
  readonly results?: string | undefined;
  /** A file of records. */
  readonly record?: string | undefined;
}

/** The games of a plan that were played, each counted once, here and in files. */
export class Results {
  readonly #games = new Map<number, Played>();
  readonly #results: Log | undefined;
  readonly #records: Log | undefined;

  constructor(plan: Plan, { results, record }: Keeping) {
    const head = JSON.stringify({ format: FORMAT, plan });
    this.#results = results === undefined ? undefined : new Log(results);
    if (this.#results) {
      const [first, ...lines] = this.#results.lines;
      if (first === undefined) this.#results.add(head);
      else if (first !== head) throw new BadInput('arena.otherResults', { file: named(results!) });
      lines.forEach((line, i) => {
        const played = readPlayed(line, plan);
        if (!played) throw new BadInput('arena.noResult', { file: named(results!), line: i + 2 });
        if (!this.#games.has(played.n)) this.#games.set(played.n, played);
      });
    }
    this.#records = record === undefined ? undefined : this.#openRecords(record);
  }

  /**
   * A record is written before its result: one without is that of a game that a kill has cut off, and is played again. Without a file
   * of results there is nothing to go on with, so a file of records must be new.
   */
  #openRecords(name: string): Log {
    const log = new Log(name);
    const due = this.#games.size;
    if (log.lines.length < due || log.lines.length > due + 1)
      throw new BadInput('arena.otherRecords', { file: named(name) });
    if (log.lines.length > due) log.cut(due);
    return log;
  }

  /** A game that is here already is not counted again. */
  readonly take: Take = ({ played, record }: Done): void => {
    if (this.#games.has(played.n)) return;
    if (this.#records && record !== undefined) this.#records.add(record);
    this.#results?.add(JSON.stringify(played));
    this.#games.set(played.n, played);
  };

  has(n: number): boolean {
    return this.#games.has(n);
  }

  get games(): readonly Played[] {
    return [...this.#games.values()];
  }

  close(): void {
    this.#results?.close();
    this.#records?.close();
  }
}

/** A line of a file of results; undefined if it is none. */
export function readPlayed(line: string, plan: Plan): Played | undefined {
  try {
    const played = JSON.parse(line) as Played;
    const { seats } = plan.options;
    const isBySeat = (list: unknown) => Array.isArray(list) && list.length === seats;
    const { n, points, winners, sources, spent } = played;
    if (!Number.isSafeInteger(n) || n < 0 || placeOf(plan, n).order.length !== seats) return undefined;
    return isBySeat(points) && isBySeat(sources) && isBySeat(spent) && Array.isArray(winners)
      ? played
      : undefined;
  } catch {
    return undefined;
  }
}
