import { decisionOf, isPerson, type PersonId } from '@bastide/protocol';
import webPush from 'web-push';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { isLanguage, say } from '../words/index.ts';
import { https, type Transport } from './egress.ts';
import { dropPlace, type Place, placesOf, pushKeys } from './places.ts';

/** A push service keeps it for so many seconds at most. */
const KEPT = 86_400;
/** Persons to be told that wait; more are not told. */
const QUEUE = 1_000;
/** Told at the same time. */
const AT_ONCE = 4;
/** Decisions that are remembered as told. */
const REMEMBERED = 10_000;

export interface NotifierParts {
  readonly store: Pick<Store, 'db'>;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Who has a table open just now. */
  readonly here: (table: string) => readonly PersonId[];
  /** How push services reach whoever keeps this server: `https:` or `mailto:`. */
  readonly subject: string;
  readonly transport?: Transport;
  readonly failed: (error: unknown) => void;
}

interface Turn {
  readonly table: string;
  readonly person: PersonId;
}

/** Tells people by Web Push that a table waits for them which they do not look at. Nothing waits for it. */
export class Notifier {
  readonly #parts: NotifierParts;
  readonly #told = new Set<string>();
  readonly #waiting: Turn[] = [];
  readonly #working = new Set<Promise<void>>();
  readonly #leave: () => void;
  #isOver = false;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#leave = parts.rooms.subscribe((room, isOwn) => {
      // Whoever wrote it tells of it: once, however many processes there are.
      if (isOwn) this.#look(room);
    });
  }

  /** Resolves when nobody is left to be told. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#waiting.length = 0;
    this.#leave();
    await this.settled();
  }

  #look(room: Room): void {
    const { table } = room.standing;
    if (table.state !== 'running' || table.paused !== null) return;
    const here = this.#parts.here(room.id);
    for (const seat of newlyAwaited(room)) {
      const { person } = table.seats[seat]!;
      const name = `${room.id} ${decisionOf(table, seat)}`;
      if (person === null || here.includes(person) || this.#told.has(name)) continue;
      this.#remember(name);
      if (this.#waiting.length < QUEUE) this.#waiting.push({ table: room.id, person });
    }
    while (this.#working.size < AT_ONCE && this.#waiting.length > 0) this.#work();
  }

  #remember(name: string): void {
    this.#told.add(name);
    if (this.#told.size > REMEMBERED) this.#told.delete(this.#told.values().next().value!);
  }

  #work(): void {
    const work = async () => {
      for (let turn = this.#waiting.shift(); turn && !this.#isOver; turn = this.#waiting.shift())
        await this.#tell(turn).catch(this.#parts.failed);
    };
    const done = work().finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  async #tell({ table, person }: Turn): Promise<void> {
    const { store, now } = this.#parts;
    for (const place of await placesOf(store.db, person, now())) {
      const status = await this.#send(place, table).catch((error: unknown) => {
        this.#parts.failed(error);
        return 0;
      });
      // The browser is not there any more, or does not want to be told.
      if (status === 404 || status === 410) await dropPlace(store.db, place.session);
    }
  }

  /** It says whose turn it is and at which table: no more leaves this server. */
  async #send({ place: { endpoint, keys }, language }: Place, table: string): Promise<number> {
    const { store, subject, transport = https } = this.#parts;
    const spoken = language !== null && isLanguage(language) ? language : 'en';
    const payload = JSON.stringify({ title: 'Bastide', body: say(spoken, 'push.turn'), table });
    const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject, ...(await pushKeys(store.db)) },
      TTL: KEPT,
      urgency: 'high',
      // A later turn at the same table takes the place of an earlier one that was not shown yet.
      topic: table,
      contentEncoding: 'aes128gcm',
    });
    return transport(details);
  }
}

/** Seats of people whose decision has just begun, and not by what they did themselves. */
function newlyAwaited({ standing: { table, lines } }: Room) {
  const acted = lines.findLast(({ entry }) => entry.kind === 'act' && entry.by !== 'chance')?.entry;
  return table.awaits.filter((seat) => {
    const one = table.seats[seat]!;
    const isNew = one.decision !== null && lines[one.decision]!.entry.at === table.at;
    return isNew && isPerson(one) && !(acted?.kind === 'act' && acted.by === seat);
  });
}
