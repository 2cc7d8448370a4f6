import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { recordFrom } from '../table/record.ts';
import type { Standing } from '../table/standing.ts';
import { drawsOf, type TableDraws } from './draws.ts';
import { finishOf } from './finish.ts';
import { countedMonth } from './month.ts';
import { writeFinish } from './write.ts';

/** So often tables are looked for that were over while nobody listened, in milliseconds; for the first time soon. */
const SWEEP = 600_000;
const FIRST_SWEEP = 5_000;
/** Tables that are looked at in one piece of a sweep. */
const PAGE = 500;

export interface AnnalsParts {
  readonly store: Pick<Store, 'db' | 'transact'>;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Months into which tables were counted before; they count into the same ones again. */
  readonly months?: ReadonlyMap<string, string>;
  /** Is told what went wrong; the next sweep tries again. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Counts in every table that is over: ratings, results, what came by chance. All of it is a projection: it follows from the
 * logs, is written after them, and can be written anew (`rebuildAnnals`).
 */
export class Annals {
  readonly #parts: AnnalsParts;
  readonly #leave: () => void;
  readonly #noted = new Set<string>();
  #line: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(parts: AnnalsParts) {
    this.#parts = parts;
    this.#leave = parts.rooms.subscribe((room, isOwn) => {
      // Whoever writes the end of a table counts it in; if they die before that, a sweep does.
      if (isOwn && room.standing.table.over) this.#queue(() => this.note(room));
    });
    this.#later(FIRST_SWEEP);
  }

  /** Counts a table in, if it is over and was not counted in before. */
  async note({ id, standing }: Pick<Room, 'id' | 'standing'>): Promise<void> {
    if (this.#noted.has(id)) return;
    const finish = finishOf(standing);
    if (!finish) return;
    const { store, now, months } = this.#parts;
    const month = months?.get(id) ?? countedMonth(finish, now());
    await writeFinish(store, finish, await drawsAt(standing), month);
    if (this.#noted.size >= PAGE) this.#noted.clear();
    this.#noted.add(id);
  }

  /** Counts in whatever was over and is not counted in yet. */
  async sweep(): Promise<void> {
    let after = { opened: -1, id: '' };
    while (!this.#isOver) {
      const page = await this.#missing(after);
      for (const { id } of page.rows) {
        if (this.#isOver) return;
        await this.#noteById(id);
      }
      if (!page.next) return;
      after = page.next;
    }
  }

  /** Resolves when all that was over by now is counted in. */
  settled(): Promise<void> {
    return this.#line;
  }

  /** Counts no more; resolves when what was begun is written. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#leave();
    clearTimeout(this.#timer);
    await this.#line;
  }

  async #noteById(id: string): Promise<void> {
    try {
      // A table whose rules nobody knows any more stays where it is, and holds up nobody.
      const room = await this.#parts.rooms.room(id);
      if (room) await this.note(room);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Tables that are over, of a page in the order in which they were opened, as far as they are not counted in. */
  async #missing(after: { readonly opened: number; readonly id: string }) {
    const over = await this.#parts.store.db
      .selectFrom('game')
      .leftJoin('finished', 'finished.game', 'game.id')
      .select(['game.id', 'game.opened', 'finished.at'])
      .where('state', '=', 'over')
      .where(({ eb, and, or }) =>
        or([
          eb('opened', '>', after.opened),
          and([eb('opened', '=', after.opened), eb('game.id', '>', after.id)]),
        ]),
      )
      .orderBy('opened')
      .orderBy('game.id')
      .limit(PAGE)
      .execute();
    return { rows: over.filter(({ at }) => at === null), next: over.length < PAGE ? undefined : over.at(-1) };
  }

  #queue(work: () => Promise<void>): void {
    this.#line = this.#line.then(work).catch((error: unknown) => this.#failed(error));
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#queue(() => this.sweep());
      if (!this.#isOver) this.#later(SWEEP);
    }, ms).unref();
  }

  #failed(error: unknown): void {
    this.#parts.failed?.(error);
  }
}

async function drawsAt(standing: Standing): Promise<TableDraws> {
  const record = recordFrom(standing, {});
  return record ? drawsOf(standing.hosted, record) : { isFair: null, counts: [] };
}
