import type { Thinker } from '../bots/thinker.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { type Due, dues } from '../table/due.ts';
import { type DecidePorts, decideByBot } from './decide.ts';
import { lapse } from './lapse.ts';
import { runOut } from './late.ts';
import type { Timers } from './timers.ts';

/** How long something is shown at least before a bot acts, in milliseconds. */
export const BOT_PAUSE = 700;
/** A process lets the one that changed a table last do what is due there, and does it itself after so long. */
const PATIENCE = { least: 3_000, most: 5_000 };
/** The store is asked so often what is due. */
const SWEEP = 1_000;
/** Tables looked after in one sweep. */
const SWEPT = 200;
/** What is due later than this is found by a sweep. */
const HORIZON = 600_000;
/** After a failure a table is left alone for so long, at first and at most; where the store was not to be had, at most for less. */
const AGAIN = { first: 1_000, most: 60_000, unavailable: 4_000 };

export interface TickerParts {
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'due'>;
  readonly thinker: Thinker;
  readonly now: () => number;
  readonly timers: Timers;
  /** Milliseconds before a bot acts. */
  readonly pause: number;
  /** Is told what went wrong; the ticker goes on. */
  readonly failed: (error: unknown) => void;
}

/** What is being done at a table here. */
interface Tending {
  /** By kind, seat and decision. */
  readonly underway: Set<string>;
  unset: (() => void) | undefined;
}

/**
 * Does what happens at tables by itself: bots decide, times run out. Any number of processes may: what is written first
 * stands, and the others find nothing left to do. Whoever changed a table last goes first.
 */
export class Ticker {
  readonly #parts: TickerParts;
  readonly #ports: DecidePorts;
  readonly #patience = Math.round(PATIENCE.least + Math.random() * (PATIENCE.most - PATIENCE.least));
  readonly #tables = new Map<string, Tending>();
  /** Tables at which something failed: until when they are left alone, and how long that was. */
  readonly #aside = new Map<string, { readonly until: number; readonly pause: number }>();
  readonly #working = new Set<Promise<void>>();
  readonly #leave: () => void;
  #unset: (() => void) | undefined;
  #isOver = false;

  constructor(parts: TickerParts) {
    this.#parts = parts;
    const { thinker, now, failed } = parts;
    this.#ports = { thinker, now, failed, isOver: () => this.#isOver };
    this.#leave = parts.rooms.subscribe((room, isOwn) => this.#look(room, isOwn));
  }

  /** From now on tables that others have left are looked after, too. */
  start(): void {
    this.#unset = this.#parts.timers.after(0, () => this.#work(this.#sweep()));
  }

  /** Resolves when all that was begun is done. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  /** Does nothing more; resolves when what is being written is written. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#leave();
    this.#unset?.();
    for (const { unset } of this.#tables.values()) unset?.();
    await this.settled();
  }

  async #sweep(): Promise<void> {
    const { store, now, timers, failed } = this.#parts;
    try {
      for (const { game } of await store.due(now() - this.#patience, SWEPT + this.#aside.size)) {
        if (this.#isOver) return;
        if (!this.#isLeftAlone(game) && !this.#tables.get(game)?.underway.size) await this.#visit(game);
      }
    } catch (error) {
      failed(error);
    }
    if (!this.#isOver) this.#unset = timers.after(SWEEP, () => this.#work(this.#sweep()));
  }

  #isLeftAlone(table: string): boolean {
    const aside = this.#aside.get(table);
    if (!aside) return false;
    const left = aside.until - this.#parts.now();
    // More than the pause itself is left only after the clock was put back.
    return left > 0 && left <= aside.pause;
  }

  /** Looks at a table whatever is known of it here. */
  async #visit(table: string): Promise<void> {
    try {
      const room = await this.#parts.rooms.room(table);
      await room?.catchUp();
      if (room) this.#look(room, true);
    } catch (error) {
      this.#failedAt(table, error);
    }
  }

  /** Begins what is due and waits for what will be. `isFirst`: this process goes first here. */
  #look(room: Room, isFirst: boolean): void {
    if (this.#isOver) return;
    const { now, pause } = this.#parts;
    const tending = this.#tables.get(room.id) ?? { underway: new Set(), unset: undefined };
    tending.unset?.();
    tending.unset = undefined;
    let next = Number.POSITIVE_INFINITY;
    for (const due of dues(room.standing)) {
      if (tending.underway.has(nameOf(due))) continue;
      const at = due.at + (due.kind === 'bot' ? pause : 0) + (isFirst ? 0 : this.#patience);
      if (at > now()) next = Math.min(next, at);
      else this.#begin(room, due, tending);
    }
    const wait = next - now();
    if (wait <= HORIZON)
      tending.unset = this.#parts.timers.after(wait, () => this.#work(this.#visit(room.id)));
    if (tending.unset || tending.underway.size > 0) this.#tables.set(room.id, tending);
    else this.#tables.delete(room.id);
  }

  #begin(room: Room, due: Due, { underway }: Tending): void {
    const name = nameOf(due);
    underway.add(name);
    const work = async () => {
      try {
        await this.#do(room, due);
        this.#aside.delete(room.id);
        underway.delete(name);
        this.#look(room, true);
      } catch (error) {
        underway.delete(name);
        this.#failedAt(room.id, error);
      }
    };
    this.#work(work());
  }

  #do(room: Room, due: Due): Promise<void> {
    switch (due.kind) {
      case 'bot':
        return decideByBot(room, due, this.#ports);
      case 'late':
        return runOut(room, due, this.#parts.now);
      case 'lapse':
        return lapse(room, due, this.#parts.now);
    }
  }

  /** The table is left alone for a while; then a sweep comes by. */
  #failedAt(table: string, error: unknown): void {
    if (this.#isOver) return;
    const most = isUnavailable(error) ? AGAIN.unavailable : AGAIN.most;
    const pause = Math.min(most, 2 * (this.#aside.get(table)?.pause ?? AGAIN.first / 2));
    this.#aside.set(table, { until: this.#parts.now() + pause, pause });
    this.#parts.failed(error);
  }

  #work(work: Promise<void>): void {
    this.#working.add(work);
    void work.finally(() => this.#working.delete(work));
  }
}

const nameOf = (due: Due): string => `${due.kind} ${due.kind === 'lapse' ? due.seat : due.decision}`;
