import type { Rooms } from '../rooms/rooms.ts';
import { isLive } from '../store/live.ts';
import type { Store } from '../store/store.ts';
import { CLOCK_TOLERANCE } from '../table/staging.ts';

/** Milliseconds between two looks at the clock of the machine: no more than what is tolerated. */
const EVERY = CLOCK_TOLERANCE;

export interface ClockGuardParts {
  readonly store: Pick<Store, 'db'>;
  readonly rooms: Pick<Rooms, 'room'>;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly every?: number;
}

/**
 * Looks for tables whose log ends later than the clock of this machine says, at its start and whenever that clock was put back: without a
 * correction neither bots nor clocks of seats would go on there before that time has come.
 */
export class ClockGuard {
  readonly #parts: ClockGuardParts;
  readonly #timer: NodeJS.Timeout;
  #looked: number;
  #correcting: Promise<void>;
  #isOver = false;

  constructor(parts: ClockGuardParts) {
    this.#parts = parts;
    this.#looked = parts.now();
    this.#correcting = this.#correct();
    this.#timer = setInterval(() => this.#look(), parts.every ?? EVERY).unref();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.#correcting;
  }

  #look(): void {
    const before = this.#looked;
    this.#looked = this.#parts.now();
    if (this.#looked < before) this.#correcting = this.#correcting.then(() => this.#correct());
  }

  async #correct(): Promise<void> {
    const { store, rooms, now, failed } = this.#parts;
    try {
      const late = await store.db
        .selectFrom('game')
        .select('id')
        .where(isLive)
        .where('changed', '>', now() + CLOCK_TOLERANCE)
        .execute();
      for (const { id } of late) {
        if (this.#isOver) return;
        // Whatever is done at a table corrects it first.
        await rooms
          .room(id)
          .then((room) => room?.change(now, () => undefined))
          .catch(failed);
      }
    } catch (error) {
      failed(error);
    }
  }
}
