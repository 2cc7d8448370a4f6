import type { LiveTables } from '../live/live-tables.ts';
import { isNotOver } from '../store/not-over.ts';
import type { Store } from '../store/store.ts';
import { CLOCK_TOLERANCE_MS } from '../table/table-draft.ts';

/** Milliseconds between two looks at the clock of the machine: no more than what is tolerated. */
const CHECK_INTERVAL_MS = CLOCK_TOLERANCE_MS;

export interface ClockGuardOptions {
  readonly store: Pick<Store, 'db'>;
  readonly liveTables: Pick<LiveTables, 'get'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  readonly intervalMs?: number;
}

/**
 * Looks for tables whose log ends later than the clock of this machine says, at its start and whenever that clock was put back: without a
 * correction neither bots nor clocks of seats would go on there before that time has come.
 */
export class ClockGuard {
  readonly #options: ClockGuardOptions;
  readonly #timer: NodeJS.Timeout;
  #checkedAt: number;
  #correcting: Promise<void>;
  #isClosed = false;

  constructor(parts: ClockGuardOptions) {
    this.#options = parts;
    this.#checkedAt = parts.now();
    this.#correcting = this.#correct();
    this.#timer = setInterval(() => this.#check(), parts.intervalMs ?? CHECK_INTERVAL_MS).unref();
  }

  /** Resolves when the correction that has begun is done. */
  settled(): Promise<void> {
    return this.#correcting;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#correcting;
  }

  #check(): void {
    const before = this.#checkedAt;
    this.#checkedAt = this.#options.now();
    if (this.#checkedAt < before) this.#correcting = this.#correcting.then(() => this.#correct());
  }

  async #correct(): Promise<void> {
    const { store, liveTables, now, onError } = this.#options;
    try {
      const late = await store.db
        .selectFrom('game')
        .select('id')
        .where(isNotOver)
        .where('changed', '>', now() + CLOCK_TOLERANCE_MS)
        .execute();
      for (const { id } of late) {
        if (this.#isClosed) return;
        // Whatever is done at a table corrects it first.
        await liveTables
          .get(id)
          .then((liveTable) => liveTable?.update(now, () => undefined))
          .catch(onError);
      }
    } catch (error) {
      onError(error);
    }
  }
}
