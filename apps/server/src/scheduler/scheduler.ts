import type { BotRunner } from '../bots/bot-runner.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { Store } from '../store/store.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { type DueEvent, dueEvents } from '../table/due-events.ts';
import { applyTimeout } from './apply-timeout.ts';
import { type DecideContext, decideByBot } from './bot-decision.ts';
import type { Timers } from './timers.ts';
import { withdrawOffer } from './withdraw-offer.ts';

/** Shortest time before a bot acts, in milliseconds. */
export const BOT_PAUSE_MS = 700;
/** A process lets the one that changed a table last do what is due there, and does it itself after so long. */
const TAKEOVER_DELAY_MS = { least: 3_000, most: 5_000 };
/** The store is asked so often what is due. */
const SWEEP_INTERVAL_MS = 1_000;
/** Tables looked after in one sweep. */
const SWEEP_SIZE = 200;
/** Horizon of timers: later events are found by a sweep. */
const HORIZON_MS = 600_000;
/** After a failure a table is left alone for so long, at first and at most; where the store was not to be had, at most for less. */
const BACKOFF_MS = { first: 1_000, most: 60_000, unavailable: 4_000 };

export interface SchedulerOptions {
  readonly liveTables: LiveTables;
  readonly store: Pick<Store, 'due'>;
  readonly botRunner: BotRunner;
  readonly now: () => number;
  readonly timers: Timers;
  /** Milliseconds before a bot acts. */
  readonly pauseMs: number;
  /** Is told what went wrong; the ticker goes on. */
  readonly onError: (error: unknown) => void;
}

/** Work at a table in this process. */
interface TableWork {
  /** By kind, seat and decision. */
  readonly running: Set<string>;
  cancel: (() => void) | undefined;
}

/**
 * Does what happens at tables by itself: bots decide, times run out. Any number of processes may: what is written first
 * stands, and the others find nothing left to do. Whoever changed a table last goes first.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #decideContext: DecideContext;
  readonly #takeoverDelay = Math.round(
    TAKEOVER_DELAY_MS.least + Math.random() * (TAKEOVER_DELAY_MS.most - TAKEOVER_DELAY_MS.least),
  );
  readonly #tables = new Map<string, TableWork>();
  /** Tables at which something failed: until when they are left alone, and how long that was. */
  readonly #backoffs = new Map<string, { readonly until: number; readonly pause: number }>();
  readonly #tasks = new Set<Promise<void>>();
  readonly #unsubscribe: () => void;
  #cancel: (() => void) | undefined;
  #isClosed = false;

  constructor(parts: SchedulerOptions) {
    this.#options = parts;
    const { botRunner, now, onError } = parts;
    this.#decideContext = { botRunner, now, onError, isOver: () => this.#isClosed };
    this.#unsubscribe = parts.liveTables.subscribe((liveTable, isOwn) => this.#inspect(liveTable, isOwn));
  }

  /** From now on tables that others have left are looked after, too. */
  start(): void {
    this.#cancel = this.#options.timers.after(0, () => this.#track(this.#sweep()));
  }

  /** Resolves when all that was begun is done. */
  async settled(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  /** Does nothing more; resolves when what is being written is written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#cancel?.();
    for (const { cancel } of this.#tables.values()) cancel?.();
    await this.settled();
  }

  async #sweep(): Promise<void> {
    const { store, now, timers, onError } = this.#options;
    try {
      for (const { game } of await store.due(now() - this.#takeoverDelay, SWEEP_SIZE + this.#backoffs.size)) {
        if (this.#isClosed) return;
        if (!this.#isBackedOff(game) && !this.#tables.get(game)?.running.size) await this.#visit(game);
      }
    } catch (error) {
      onError(error);
    }
    if (!this.#isClosed) this.#cancel = timers.after(SWEEP_INTERVAL_MS, () => this.#track(this.#sweep()));
  }

  #isBackedOff(table: string): boolean {
    const backoff = this.#backoffs.get(table);
    if (!backoff) return false;
    const left = backoff.until - this.#options.now();
    // More than the pause itself is left only after the clock was put back.
    return left > 0 && left <= backoff.pause;
  }

  /** Looks at a table whatever is known of it here. */
  async #visit(table: string): Promise<void> {
    try {
      const liveTable = await this.#options.liveTables.get(table);
      await liveTable?.refresh();
      if (liveTable) this.#inspect(liveTable, true);
    } catch (error) {
      this.#backOff(table, error);
    }
  }

  /** Begins what is due and waits for what will be. `isFirst`: this process goes first here. */
  #inspect(liveTable: LiveTable, isFirst: boolean): void {
    if (this.#isClosed) return;
    const { now, pauseMs } = this.#options;
    const work = this.#tables.get(liveTable.id) ?? { running: new Set(), cancel: undefined };
    work.cancel?.();
    work.cancel = undefined;
    let next = Number.POSITIVE_INFINITY;
    for (const due of dueEvents(liveTable.snapshot)) {
      if (work.running.has(dueKey(due))) continue;
      const at = due.at + (due.kind === 'bot' ? pauseMs : 0) + (isFirst ? 0 : this.#takeoverDelay);
      if (at > now()) next = Math.min(next, at);
      else this.#start(liveTable, due, work);
    }
    const wait = next - now();
    if (wait <= HORIZON_MS)
      work.cancel = this.#options.timers.after(wait, () => this.#track(this.#visit(liveTable.id)));
    if (work.cancel || work.running.size > 0) this.#tables.set(liveTable.id, work);
    else this.#tables.delete(liveTable.id);
  }

  #start(liveTable: LiveTable, due: DueEvent, { running }: TableWork): void {
    const name = dueKey(due);
    running.add(name);
    const work = async () => {
      try {
        await this.#run(liveTable, due);
        this.#backoffs.delete(liveTable.id);
        running.delete(name);
        this.#inspect(liveTable, true);
      } catch (error) {
        running.delete(name);
        this.#backOff(liveTable.id, error);
      }
    };
    this.#track(work());
  }

  #run(liveTable: LiveTable, due: DueEvent): Promise<void> {
    switch (due.kind) {
      case 'bot':
        return decideByBot(liveTable, due, this.#decideContext);
      case 'late':
        return applyTimeout(liveTable, due, this.#options.now);
      case 'lapse':
        return withdrawOffer(liveTable, due, this.#options.now);
    }
  }

  /** The table is left alone for a while; then a sweep comes by. */
  #backOff(table: string, error: unknown): void {
    if (this.#isClosed) return;
    const most = isUnavailable(error) ? BACKOFF_MS.unavailable : BACKOFF_MS.most;
    const pause = Math.min(most, 2 * (this.#backoffs.get(table)?.pause ?? BACKOFF_MS.first / 2));
    this.#backoffs.set(table, { until: this.#options.now() + pause, pause });
    this.#options.onError(error);
  }

  #track(work: Promise<void>): void {
    this.#tasks.add(work);
    void work.finally(() => this.#tasks.delete(work));
  }
}

const dueKey = (due: DueEvent): string => `${due.kind} ${due.kind === 'lapse' ? due.seat : due.decision}`;
