import type { GameResult, Plan } from '@bastide/arena';
import { isObject, FORMAT as RECORDED } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';
import { fileLabel } from '../shell/files.ts';
import { Log } from './log.ts';
import type { ArenaGameResult, Take } from './task.ts';

const FORMAT = 'bastide-arena/1';
/** Beginning of a record's line. */
const RECORD = `{"format":"${RECORDED}"`;

/** Files that store games as they are played. */
export interface ResultFiles {
  /** File of results, with which an interrupted arena continues. */
  readonly results?: string | undefined;
  /** File of records. */
  readonly record?: string | undefined;
}

/** The games of a plan that have been played, each counted once, here and in files. */
export class Results {
  readonly #games = new Map<number, GameResult>();
  readonly #results: Log<GameResult | string> | undefined;
  readonly #records: Log<number | undefined> | undefined;

  constructor(plan: Plan, { results, record }: ResultFiles) {
    const head = JSON.stringify({ format: FORMAT, plan });
    this.#results =
      results === undefined ? undefined : new Log(results, (line) => gameResults(parsed(line), plan) ?? line);
    if (this.#results) {
      const [first, ...lines] = this.#results.lines;
      if (first === undefined ? !head.startsWith(this.#results.torn) : first !== head)
        throw new BadInput('arena.otherResults', { file: fileLabel(results!) });
      if (first === undefined) this.#results.add(head);
      lines.forEach((played, i) => {
        if (typeof played === 'string')
          throw new BadInput('arena.noResult', { file: fileLabel(results!), line: i + 2 });
        if (!this.#games.has(played.n)) this.#games.set(played.n, played);
      });
    }
    this.#records = record === undefined ? undefined : this.#openRecords(record, plan.seed);
  }

  /**
   * Opens the file of records. A record is written before its result; a record without a result is of a game that was
   * interrupted, and is played again. Without a file of results nothing can be continued, so the file of records must
   * be new. Other contents of the file are not changed.
   */
  #openRecords(name: string, seed: number): Log<number | undefined> {
    const log = new Log(name, (line) => numberOf(line, seed));
    const numbers = log.lines;
    const last = numbers.at(-1);
    const due = last !== undefined && !this.#games.has(last) ? numbers.slice(0, -1) : numbers;
    const isBegun = this.#results !== undefined && this.#results.lines.length > 0;
    const isOurs =
      numbers.every((n) => n !== undefined) &&
      due.every((n) => this.#games.has(n!)) &&
      new Set(due).size === this.#games.size &&
      due.length === this.#games.size &&
      (log.torn === '' || log.lines.length > 0 || (isBegun && isTornRecord(log.torn)));
    if (!isOurs) throw new BadInput('arena.otherRecords', { file: fileLabel(name) });
    log.cut(due.length);
    return log;
  }

  /** Counts a game; ignores one that is here already. */
  readonly take: Take = ({ played, record }: ArenaGameResult): void => {
    if (this.#games.has(played.n)) return;
    if (this.#records && record !== undefined) this.#records.add(record);
    this.#results?.add(JSON.stringify(played));
    this.#games.set(played.n, played);
  };

  has(n: number): boolean {
    return this.#games.has(n);
  }

  get games(): readonly GameResult[] {
    return [...this.#games.values()];
  }

  close(): void {
    this.#results?.close();
    this.#records?.close();
  }
}

/** Reads a claimed result of this plan, from a file or another machine; undefined if it is invalid. */
export function gameResults(claimed: unknown, plan: Plan): GameResult | undefined {
  if (!isObject(claimed)) return undefined;
  const { seats } = plan.options;
  const isBySeat = (list: unknown) => Array.isArray(list) && list.length === seats;
  const { n, points, winners, sources, spent } = claimed as unknown as GameResult;
  if (!Number.isSafeInteger(n) || n < 0) return undefined;
  return isBySeat(points) && isBySeat(sources) && isBySeat(spent) && Array.isArray(winners)
    ? (claimed as unknown as GameResult)
    : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** True if this can be the incomplete line of a record. */
const isTornRecord = (text: string): boolean =>
  parsed(text) === undefined && (text.startsWith(RECORD) || RECORD.startsWith(text));

/**
 * Returns the number of a record's game, which `playGame` writes at the end of the record; undefined if the seed
 * differs.
 */
function numberOf(record: string, seed: number): number | undefined {
  const [, of, n] = /"meta":\{"seed":(-?\d+),"game":(\d+),"deal":\d+\}\}$/.exec(record.slice(-200)) ?? [];
  return n !== undefined && Number(of) === seed ? Number(n) : undefined;
}
