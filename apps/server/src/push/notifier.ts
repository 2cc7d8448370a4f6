import type { PersonId } from '@bastide/protocol';
import type { Names } from '../rooms/names.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Timers } from '../ticking/timers.ts';
import { https, type Transport } from './egress.ts';
import { pushKeys } from './keys.ts';
import { messageTo } from './message.ts';
import { dropPlace, type Place, placesOf } from './places.ts';
import { isOpen, type Turn, turnsOf } from './turn.ts';

/** What is to be told and waits; more is not told. */
const QUEUE = 1_000;
/** Told at the same time. */
const AT_ONCE = 4;
/** Decisions that are remembered as told. */
const REMEMBERED = 10_000;
/** What did not get through is tried again after so many milliseconds each, if the table still waits then. */
const AGAIN = [10_000, 60_000, 600_000];

/** What became of a message: the device is gone, the push service does not want it, or could not be reached in time. */
export type Pushed = 'sent' | 'gone' | 'refused' | 'failed';

export interface NotifierParts {
  readonly store: Pick<Store, 'db'>;
  readonly rooms: Rooms;
  readonly names: Pick<Names, 'of'>;
  readonly now: () => number;
  readonly timers: Timers;
  /** Who looks at a table just now. */
  readonly looking: (table: string) => readonly PersonId[];
  /** How push services reach whoever keeps this server: `https:` or `mailto:`. */
  readonly subject: string;
  readonly transport?: Transport | undefined;
  /** Is told what became of each message. */
  readonly pushed?: (how: Pushed) => void;
  readonly failed: (error: unknown) => void;
}

interface Task {
  readonly turn: Turn;
  /** Where it did not get through before; absent: wherever its person wants to be told. */
  readonly place?: Place;
  readonly tries: number;
}

/** Tells people by Web Push that a table waits for them which they do not look at. Nothing waits for it. */
export class Notifier {
  readonly #parts: NotifierParts;
  readonly #told = new Set<string>();
  readonly #waiting: Task[] = [];
  readonly #working = new Set<Promise<void>>();
  /** Ways to call off what is tried again later. */
  readonly #later = new Set<() => void>();
  readonly #leave: () => void;
  #isOver = false;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#leave = parts.rooms.subscribe((room, isOwn) => {
      // Whoever wrote it tells of it: once, however many processes there are.
      if (isOwn) this.#look(room);
    });
  }

  /** Resolves when nobody is left to be told now. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#waiting.length = 0;
    for (const callOff of this.#later) callOff();
    this.#leave();
    await this.settled();
  }

  #look(room: Room): void {
    const looking = this.#parts.looking(room.id);
    for (const turn of turnsOf(room)) {
      const name = `${room.id} ${turn.seat} ${turn.began}`;
      if (looking.includes(turn.person) || this.#told.has(name)) continue;
      this.#remember(name);
      this.#enqueue({ turn, tries: 0 });
    }
  }

  #remember(name: string): void {
    this.#told.add(name);
    if (this.#told.size > REMEMBERED) this.#told.delete(this.#told.values().next().value!);
  }

  #enqueue(task: Task): void {
    if (this.#isOver || this.#waiting.length >= QUEUE) return;
    this.#waiting.push(task);
    if (this.#working.size < AT_ONCE) this.#work();
  }

  #work(): void {
    const work = async () => {
      for (let task = this.#waiting.shift(); task && !this.#isOver; task = this.#waiting.shift())
        await this.#tell(task).catch(this.#parts.failed);
    };
    const done = work().finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  async #tell(task: Task): Promise<void> {
    const { store, now, pushed } = this.#parts;
    const { turn, place, tries } = task;
    if (tries > 0 && !(await this.#isStillDue(turn))) return;
    const places = place ? [place] : await placesOf(store.db, turn.person, now());
    for (const one of places) {
      const how = await this.#send(one, turn);
      pushed?.(how);
      // The browser is not there any more, or does not want to be told.
      if (how === 'gone') await dropPlace(store.db, one.session, one.place.endpoint);
      if (how === 'failed') this.#tryAgain({ turn, place: one, tries: tries + 1 });
    }
  }

  async #isStillDue(turn: Turn): Promise<boolean> {
    const { rooms, looking } = this.#parts;
    const room = await rooms.room(turn.table);
    await room?.catchUp();
    return room !== undefined && isOpen(room, turn) && !looking(turn.table).includes(turn.person);
  }

  #tryAgain(task: Task): void {
    const after = AGAIN[task.tries - 1];
    if (after === undefined || this.#isOver || this.#later.size >= QUEUE) return;
    const callOff = this.#parts.timers.after(after, () => {
      this.#later.delete(callOff);
      this.#enqueue(task);
    });
    this.#later.add(callOff);
  }

  async #send(place: Place, turn: Turn): Promise<Pushed> {
    const { store, names, subject, now, transport = https, failed } = this.#parts;
    try {
      const { language } = place;
      const known = await names.of(turn.others);
      const others = turn.others.flatMap((id) => known[id]?.name || []);
      const sender = { subject, keys: await pushKeys(store.db), now: now() };
      const status = await transport(messageTo(place, turn, { language: language ?? 'en', others }, sender));
      const how = pushedBy(status);
      // Where it goes is a secret of the browser, but for whose service it is.
      if (how === 'refused' || how === 'failed')
        failed(new Error(`${new URL(place.place.endpoint).host} answered ${status}`));
      return how;
    } catch (error) {
      failed(error);
      return 'failed';
    }
  }
}

/** What the status says with which a push service answered (RFC 8030). */
function pushedBy(status: number): Pushed {
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return 'failed';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}
