import { randomUUID } from 'node:crypto';
import type { PersonId } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Hint } from './hint.ts';
import { Presence } from './presence.ts';
import type { Reader } from './reader.ts';

/** Changes of who is where are gathered for so long. */
const GATHER = 250;

export interface AttendanceParts {
  readonly bus: Bus<Hint>;
  readonly now: () => number;
  /** Readers of this process that may look at a table: whoever may not is not there, and is not told who is. */
  readonly watchersOf: (table: string) => readonly Reader[];
  /** Whether somebody looks at the page that reads. */
  readonly looks: (reader: Reader) => boolean;
  /** Milliseconds after which it is looked for what is out of date. */
  readonly round: number;
}

/** Who has which table open, here and by way of other processes, and who of them looks at it. */
export class Attendance {
  readonly #parts: AttendanceParts;
  readonly #node = randomUUID();
  readonly #presence: Presence;
  readonly #looking: Presence;
  /** Tables at which somebody came or went, until it is told. */
  readonly #coming = new Set<string>();
  #gathering: NodeJS.Timeout | undefined;
  readonly #forgetting: NodeJS.Timeout;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
    this.#presence = new Presence(parts.now);
    this.#looking = new Presence(parts.now);
    // A process that has died says of nobody that they went.
    this.#forgetting = setInterval(() => {
      this.#looking.forget();
      for (const table of this.#presence.forget()) this.#send(table);
    }, parts.round).unref();
  }

  here(table: string): readonly PersonId[] {
    return this.#presence.at(table);
  }

  /** Not who has it open behind something else. */
  looking(table: string): readonly PersonId[] {
    return this.#looking.at(table);
  }

  /** Somebody came or went here. */
  note(table: string): void {
    this.#coming.add(table);
    this.#gathering ??= setTimeout(() => this.#tell(), GATHER).unref();
  }

  /** Tells somebody who has just come, and is one of them. */
  greet(reader: Reader, table: string): void {
    if (!reader.watches(table)) return;
    const here = new Set([...this.#presence.at(table), ...this.#at(table).here]);
    reader.sendPresence(table, [...here].sort());
  }

  /** What another process tells. */
  hear({ node, table, here, looking = here }: Extract<Hint, { kind: 'here' }>): void {
    if (node === this.#node) return;
    this.#looking.set(table, node, looking);
    if (this.#presence.set(table, node, here)) this.#send(table);
  }

  /** Says once more who is at these tables: other processes forget what they do not hear again. */
  beat(tables: readonly string[]): void {
    for (const table of tables) {
      const { here, looking } = this.#at(table);
      this.#presence.set(table, this.#node, here);
      this.#looking.set(table, this.#node, looking);
      this.#publish(table, here, looking);
    }
  }

  close(): void {
    clearInterval(this.#forgetting);
    clearTimeout(this.#gathering);
  }

  /** Who has a table open: told to those who have, and to other processes. Who of them looks is nobody else's business. */
  #tell(): void {
    this.#gathering = undefined;
    for (const table of this.#coming) {
      const { here, looking } = this.#at(table);
      const isOther = this.#looking.set(table, this.#node, looking);
      const hasCome = this.#presence.set(table, this.#node, here);
      if (isOther || hasCome) this.#publish(table, here, looking);
      if (hasCome) this.#send(table);
    }
    this.#coming.clear();
  }

  #publish(table: string, here: readonly PersonId[], looking: readonly PersonId[]): void {
    const some = looking !== here && { looking };
    this.#parts.bus.publish({ kind: 'here', node: this.#node, table, here, ...some });
  }

  #send(table: string): void {
    const here = this.#presence.at(table);
    for (const reader of this.#parts.watchersOf(table)) reader.sendPresence(table, here);
  }

  /** By way of this process. */
  #at(table: string): { readonly here: readonly PersonId[]; readonly looking: readonly PersonId[] } {
    const watchers = this.#parts.watchersOf(table);
    const here = peopleOf(watchers);
    const looking = watchers.filter(this.#parts.looks);
    return { here, looking: looking.length === watchers.length ? here : peopleOf(looking) };
  }
}

const peopleOf = (readers: readonly Reader[]): readonly PersonId[] =>
  [...new Set(readers.flatMap(({ person }) => person ?? []))].sort();
