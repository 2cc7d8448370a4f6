/** Milliseconds between two looks at the clock of the database. */
const POLL_MS = 10_000;

/**
 * The clock of the database. All nodes share it: their own clocks may differ, and jump. Between two looks time goes on by the monotonic
 * clock of this process, also while the database is down.
 */
export class DatabaseClock {
  readonly #ask: () => Promise<number>;
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Milliseconds from the beginning of the monotonic clock back to 1970. */
  #offset: number;

  private constructor(ask: () => Promise<number>, interval: number, offset: number) {
    this.#ask = ask;
    this.#interval = interval;
    this.#offset = offset;
    this.#schedule();
  }

  /** `ask`: asks the database for its time, in milliseconds since 1970. */
  static async open(ask: () => Promise<number>, interval = POLL_MS): Promise<DatabaseClock> {
    const { least, most } = await offsetBounds(ask);
    return new DatabaseClock(ask, interval, (least + most) / 2);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Math.floor(performance.now() + this.#offset);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      // A database that is down is asked again later.
      void this.#poll()
        .catch(() => {})
        .then(() => this.#schedule());
    }, this.#interval).unref();
  }

  async #poll(): Promise<void> {
    const { least, most } = await offsetBounds(this.#ask);
    // An answer that took long says little: time is set only where it cannot be right.
    if (this.#offset < least || this.#offset > most) this.#offset = (least + most) / 2;
  }
}

/** The database read its clock after it was asked and before it answered. */
async function offsetBounds(
  ask: () => Promise<number>,
): Promise<{ readonly least: number; readonly most: number }> {
  const asked = performance.now();
  const time = await ask();
  return { least: time - performance.now(), most: time - asked };
}
