import type { PersonId } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import { Gathering } from './gathering.ts';
import type { Hint } from './hint.ts';
import { Presence } from './presence.ts';

/** Changes of who is about, and where, are gathered for so long, in milliseconds. */
export const GATHER = 250;

export interface WhereaboutsParts {
  readonly bus: Bus<Hint>;
  readonly node: string;
  readonly now: () => number;
  /** Milliseconds for which the seat of somebody who has gone is kept for them. */
  readonly patience: number;
  /** Milliseconds for which it is remembered when somebody went: no less than `patience`, which is usual. */
  readonly memory?: number;
  /** Whether somebody looks at any page of the server by way of this process. */
  readonly looks: (person: PersonId) => boolean;
  /** These people came, or went. */
  readonly changed: (people: ReadonlySet<PersonId>) => void;
}

/** Who looks at any page of the server, at whatever table or at none, here and by way of other processes; and who has just gone. */
export class Whereabouts {
  readonly #parts: WhereaboutsParts;
  /** By way of this process, as other processes know it. */
  readonly #here = new Set<PersonId>();
  readonly #abroad: Presence;
  readonly #gone = new Map<PersonId, number>();
  readonly #noted = new Gathering<PersonId>(GATHER, (noted) => this.#gather([...noted]));
  #since: number;

  constructor(parts: WhereaboutsParts) {
    this.#parts = parts;
    this.#abroad = new Presence(parts.now);
    this.#since = parts.now();
  }

  isAbout(person: PersonId): boolean {
    return this.#here.has(person) || this.#abroad.at(person).length > 0;
  }

  /**
   * Until when the seats of somebody who is not about are kept for them; undefined: they are not any more. Who went before this process
   * began may have gone just then.
   */
  keptUntil(person: PersonId): number | undefined {
    const until = this.goneSince(person) + this.#parts.patience;
    return until > this.#parts.now() ? until : undefined;
  }

  /** Time since which somebody who is not about has been gone, or longer; before this process began nobody went. */
  goneSince(person: PersonId): number {
    return this.#gone.get(person) ?? this.#since;
  }

  /** Somebody opened or closed a page here. */
  note(person: PersonId): void {
    this.#noted.add(person);
  }

  /** Somebody has just gone, from a table or from all. */
  went(person: PersonId): void {
    this.#gone.set(person, this.#parts.now());
  }

  /** What another process tells. */
  hear({ node, people, gone }: Extract<Hint, { kind: 'about' }>): void {
    if (node === this.#parts.node) return;
    this.#change([...people, ...gone], () => {
      for (const person of people) this.#abroad.set(person, node, [person]);
      for (const person of gone) this.#abroad.set(person, node, []);
    });
  }

  /** Says once more that these people are about: other processes forget what they do not hear again. */
  beat(people: readonly PersonId[]): void {
    const still = people.filter((person) => this.#here.has(person));
    if (still.length > 0) this.#tell(still, []);
  }

  /** What is out of date leaves the memory. */
  forget(): void {
    // What is out of date counts for nothing already.
    this.#tellOf(this.#abroad.forget().filter((person) => !this.isAbout(person)));
    const { patience, memory = patience } = this.#parts;
    const now = this.#parts.now();
    // After the clock was put back nobody went in the future.
    this.#since = Math.min(this.#since, now);
    for (const [person, went] of this.#gone)
      if (went > now) this.#gone.set(person, now);
      else if (went + Math.max(patience, memory) <= now) this.#gone.delete(person);
  }

  close(): void {
    this.#noted.close();
  }

  #gather(noted: readonly PersonId[]): void {
    const looking = noted.filter(this.#parts.looks);
    const came = looking.filter((person) => !this.#here.has(person));
    const left = noted.filter((person) => this.#here.has(person) && !looking.includes(person));
    if (came.length + left.length === 0) return;
    this.#change([...came, ...left], () => {
      for (const person of came) this.#here.add(person);
      for (const person of left) this.#here.delete(person);
    });
    this.#tell(came, left);
  }

  /** Who is about by way of two processes stays when one of them knows nothing of them any more. */
  #change(people: readonly PersonId[], change: () => void): void {
    const before = new Set(people.filter((person) => this.isAbout(person)));
    change();
    this.#tellOf(people.filter((person) => this.isAbout(person) !== before.has(person)));
  }

  #tellOf(people: readonly PersonId[]): void {
    if (people.length === 0) return;
    for (const person of people) if (!this.isAbout(person)) this.went(person);
    this.#parts.changed(new Set(people));
  }

  #tell(people: readonly PersonId[], gone: readonly PersonId[]): void {
    this.#parts.bus.publish({ kind: 'about', node: this.#parts.node, people, gone });
  }
}
