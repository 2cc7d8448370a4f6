import type { GameResult, Plan } from '@bastide/arena';
import { isObject, FORMAT as RECORDED } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';
import { fileLabel } from '../shell/files.ts';
import { Log } from './log.ts';
import type { ArenaGameResult, Take } from './task.ts';

const FORMAT = 'bastide-arena/1';
/** How the line of a record begins. */
const RECORD = `{"format":"${RECORDED}"`;

/** Where games are kept as they are played. */
export interface ResultFiles {
  /** A file of results, with which an arena goes on after it was ended. */
  readonly results?: string | undefined;
  /** A file of records. */
  readonly record?: string | undefined;
}

/** The games of a plan that were played, each counted once, here and in files. */
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
   * A record is written before its result: one without is that of a game that a kill has cut off, and is played again. Without a file
   * of results there is nothing to go on with, so a file of records must be new. Whatever else the file holds is left alone.
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

  /** A game that is here already is not counted again. */
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

/** What claims to be a game of this plan, from a file or another machine; undefined if it is none. */
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

/** Whether this can be where the line of a record was cut off. */
const isTornRecord = (text: string): boolean =>
  parsed(text) === undefined && (text.startsWith(RECORD) || RECORD.startsWith(text));

/** The number of the game that a record is of, as `playGame` writes it at its end; undefined if it is not of that seed. */
function numberOf(record: string, seed: number): number | undefined {
  const [, of, n] = /"meta":\{"seed":(-?\d+),"game":(\d+),"deal":\d+\}\}$/.exec(record.slice(-200)) ?? [];
  return n !== undefined && Number(of) === seed ? Number(n) : undefined;
}
