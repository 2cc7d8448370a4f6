import type { PersonId } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import { DebouncedSet } from './debounced-set.ts';
import type { Hint } from './hint.ts';
import { NodePresence } from './node-presence.ts';

/** Changes of who is about, and where, are gathered for so long, in milliseconds. */
export const FLUSH_MS = 250;

export interface PagePresenceOptions {
  readonly bus: Bus<Hint>;
  readonly nodeId: string;
  readonly now: () => number;
  /** Milliseconds for which the seat of somebody who has gone is kept for them. */
  readonly seatKeptMs: number;
  /** Milliseconds for which it is remembered when somebody went: no less than `seatKeptMs`, which is usual. */
  readonly memoryMs?: number;
  /** Tells whether somebody looks at any page of the server by way of this process. */
  readonly isVisible: (person: PersonId) => boolean;
  /** These people came, or went. */
  readonly onChange: (people: ReadonlySet<PersonId>) => void;
}

/** People who look at any page of the server, here and by way of other processes, and those who have just gone. */
export class PagePresence {
  readonly #options: PagePresenceOptions;
  /** By way of this process, as other processes know it. */
  readonly #local = new Set<PersonId>();
  readonly #remote: NodePresence;
  readonly #leftAt = new Map<PersonId, number>();
  readonly #changes = new DebouncedSet<PersonId>(FLUSH_MS, (noted) => this.#flush([...noted]));
  #startedAt: number;

  constructor(parts: PagePresenceOptions) {
    this.#options = parts;
    this.#remote = new NodePresence(parts.now);
    this.#startedAt = parts.now();
  }

  isOnline(person: PersonId): boolean {
    return this.#local.has(person) || this.#remote.peopleAt(person).length > 0;
  }

  /**
   * Until when the seats of somebody who is not about are kept for them; undefined: they are not any more. Who went before this process
   * began may have gone just then.
   */
  keptUntil(person: PersonId): number | undefined {
    const until = this.offlineSince(person) + this.#options.seatKeptMs;
    return until > this.#options.now() ? until : undefined;
  }

  /** Time since which somebody who is not about has been gone, or longer; before this process began nobody went. */
  offlineSince(person: PersonId): number {
    return this.#leftAt.get(person) ?? this.#startedAt;
  }

  /** Somebody opened or closed a page here. */
  touch(person: PersonId): void {
    this.#changes.add(person);
  }

  /** Somebody has just gone, from a table or from all. */
  markLeft(person: PersonId): void {
    this.#leftAt.set(person, this.#options.now());
  }

  /** Receives a hint of another process. */
  receive({ node, people, gone }: Extract<Hint, { kind: 'about' }>): void {
    if (node === this.#options.nodeId) return;
    this.#change([...people, ...gone], () => {
      for (const person of people) this.#remote.set(person, node, [person]);
      for (const person of gone) this.#remote.set(person, node, []);
    });
  }

  /** Says once more that these people are about: other processes forget what they do not hear again. */
  repeat(people: readonly PersonId[]): void {
    const still = people.filter((person) => this.#local.has(person));
    if (still.length > 0) this.#publish(still, []);
  }

  /** Drops what is out of date. */
  dropStale(): void {
    // What is out of date counts for nothing already.
    this.#reportChanged(this.#remote.dropStale().filter((person) => !this.isOnline(person)));
    const { seatKeptMs, memoryMs = seatKeptMs } = this.#options;
    const now = this.#options.now();
    // After the clock was put back nobody went in the future.
    this.#startedAt = Math.min(this.#startedAt, now);
    for (const [person, went] of this.#leftAt)
      if (went > now) this.#leftAt.set(person, now);
      else if (went + Math.max(seatKeptMs, memoryMs) <= now) this.#leftAt.delete(person);
  }

  close(): void {
    this.#changes.close();
  }

  #flush(noted: readonly PersonId[]): void {
    const looking = noted.filter(this.#options.isVisible);
    const came = looking.filter((person) => !this.#local.has(person));
    const left = noted.filter((person) => this.#local.has(person) && !looking.includes(person));
    if (came.length + left.length === 0) return;
    this.#change([...came, ...left], () => {
      for (const person of came) this.#local.add(person);
      for (const person of left) this.#local.delete(person);
    });
    this.#publish(came, left);
  }

  /** Reports changes. People at two processes stay when one of them loses them. */
  #change(people: readonly PersonId[], change: () => void): void {
    const before = new Set(people.filter((person) => this.isOnline(person)));
    change();
    this.#reportChanged(people.filter((person) => this.isOnline(person) !== before.has(person)));
  }

  #reportChanged(people: readonly PersonId[]): void {
    if (people.length === 0) return;
    for (const person of people) if (!this.isOnline(person)) this.markLeft(person);
    this.#options.onChange(new Set(people));
  }

  #publish(people: readonly PersonId[], gone: readonly PersonId[]): void {
    this.#options.bus.publish({ kind: 'about', node: this.#options.nodeId, people, gone });
  }
}
