import type { PersonId, PresenceUpdate, Table } from '@bastide/protocol';
import type { Bus } from '../bus/bus.ts';
import { Gathering } from './gathering.ts';
import type { Hint } from './hint.ts';
import { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import { GATHER, type Whereabouts } from './whereabouts.ts';

export interface AttendanceParts {
  readonly bus: Bus<Hint>;
  readonly node: string;
  readonly now: () => number;
  readonly whereabouts: Whereabouts;
  /** A table that is watched here. */
  readonly tableAt: (table: string) => Table | undefined;
  /** Milliseconds after which nobody has to wait for a host who is away. */
  readonly hostPatience: number;
  /** Milliseconds after which nobody has to wait for a seat that is silent, where no clock runs. */
  readonly silence: number;
  /** Earliest time at which a seat counts as silent. */
  readonly silentFrom: number;
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
  readonly #presence: Presence;
  readonly #looking: Presence;
  /** Tables at which somebody came or went, until it is told. */
  readonly #coming = new Gathering<string>(GATHER, (tables) => this.#gather(tables));
  readonly #forgetting: NodeJS.Timeout;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
    this.#presence = new Presence(parts.now);
    this.#looking = new Presence(parts.now);
    // A process that has died says of nobody that they went.
    this.#forgetting = setInterval(() => {
      this.#looking.forget();
      for (const table of this.#presence.forget()) this.tell(table);
      parts.whereabouts.forget();
    }, parts.round).unref();
  }

  here(table: string): readonly PersonId[] {
    return this.#presence.at(table);
  }

  /** Not who has it open behind something else. */
  looking(table: string): readonly PersonId[] {
    return this.#looking.at(table);
  }

  /**
   * Tells whether somebody who does not have that table open is waited for no longer: they are nowhere, and not only for a moment.
   * Gaps of the bus count for nothing here: the holder claims a lent seat back at any time.
   */
  isAway(table: string, person: PersonId): boolean {
    return !this.#isThere(table, person) && this.#parts.whereabouts.keptUntil(person) === undefined;
  }

  /** Tells whether somebody is nowhere, and has been for so many milliseconds. */
  isGoneFor(table: string, person: PersonId, milliseconds: number): boolean {
    return !this.#isThere(table, person) && this.#goneSince(person) + milliseconds <= this.#parts.now();
  }

  /** Somebody came or went here. */
  note(table: string): void {
    this.#coming.add(table);
  }

  /** Tells somebody who has just come, and is one of them. */
  greet(reader: Reader, table: string): void {
    if (reader.watches(table)) reader.sendPresence(this.#news(table));
  }

  /** What another process tells. */
  hear({ node, table, here, looking = here }: Extract<Hint, { kind: 'here' }>): void {
    if (node === this.#parts.node) return;
    this.#looking.set(table, node, looking);
    if (this.#set(table, node, here)) this.tell(table);
  }

  /** Says once more who is at these tables: other processes forget what they do not hear again. */
  beat(tables: readonly string[]): void {
    for (const table of tables) {
      const { here, looking } = this.#at(table);
      this.#set(table, this.#parts.node, here);
      this.#looking.set(table, this.#parts.node, looking);
      this.#publish(table, here, looking);
    }
  }

  /** Tells those who watch a table who is there. */
  tell(table: string): void {
    const news = this.#news(table);
    for (const reader of this.#parts.watchersOf(table)) reader.sendPresence(news);
  }

  close(): void {
    clearInterval(this.#forgetting);
    this.#coming.close();
  }

  /** Who has a table open: told to those who have, and to other processes. Who of them looks is nobody else's business. */
  #gather(tables: ReadonlySet<string>): void {
    for (const table of tables) {
      const { here, looking } = this.#at(table);
      const isOther = this.#looking.set(table, this.#parts.node, looking);
      const hasCome = this.#set(table, this.#parts.node, here);
      if (isOther || hasCome) this.#publish(table, here, looking);
      if (hasCome) this.tell(table);
    }
  }

  #publish(table: string, here: readonly PersonId[], looking: readonly PersonId[]): void {
    const some = looking !== here && { looking };
    this.#parts.bus.publish({ kind: 'here', node: this.#parts.node, table, here, ...some });
  }

  /** Whoever is not there any more has gone just now. */
  #set(table: string, node: string, here: readonly PersonId[]): boolean {
    const before = this.#presence.at(table);
    const isOther = this.#presence.set(table, node, here);
    if (isOther) {
      const after = this.#presence.at(table);
      for (const person of before) if (!after.includes(person)) this.#parts.whereabouts.went(person);
    }
    return isOther;
  }

  /** Tells whether somebody has that table open, or looks at another page. */
  #isThere(table: string, person: PersonId): boolean {
    return this.here(table).includes(person) || this.#parts.whereabouts.isAbout(person);
  }

  /** Latest time at which somebody may have gone; while the bus was cut they may have been at another process. */
  #goneSince(person: PersonId): number {
    const { bus, now, whereabouts } = this.#parts;
    return Math.max(whereabouts.goneSince(person), now() - bus.sinceGap());
  }

  /** Time until which people at an open table wait for its host, if they are away; 0: no longer, and since when is not told. */
  #hostKeptUntil({ state, host, hostSince }: Table, here: readonly PersonId[]): number | undefined {
    const { whereabouts, hostPatience, now } = this.#parts;
    if (state !== 'open' || here.includes(host) || whereabouts.isAbout(host)) return undefined;
    const until = Math.max(hostSince, this.#goneSince(host)) + hostPatience;
    return until > now() ? until : 0;
  }

  /** Whoever has just come here is there, though that is not gathered yet. */
  #news(table: string): PresenceUpdate {
    const { whereabouts, tableAt, silence, silentFrom } = this.#parts;
    const known = tableAt(table);
    const here = [...new Set([...this.#presence.at(table), ...this.#at(table).here])].sort();
    const missing = seatedAt(known).filter((person) => !here.includes(person));
    const elsewhere = missing.filter((person) => whereabouts.isAbout(person));
    const kept = missing.flatMap((person) => {
      const until = elsewhere.includes(person) ? undefined : whereabouts.keptUntil(person);
      return until === undefined ? [] : [[person, until]];
    });
    const hostKeptUntil = known && this.#hostKeptUntil(known, here);
    return {
      ...{ table, here },
      ...(elsewhere.length > 0 && { elsewhere }),
      ...(kept.length > 0 && { keptUntil: Object.fromEntries(kept) }),
      ...(hostKeptUntil !== undefined && { hostKeptUntil }),
      ...(known?.settings.clock.kind === 'none' && { silence, silentFrom }),
    };
  }

  /** By way of this process. */
  #at(table: string): { readonly here: readonly PersonId[]; readonly looking: readonly PersonId[] } {
    const watchers = this.#parts.watchersOf(table);
    const here = peopleOf(watchers);
    const looking = watchers.filter(this.#parts.looks);
    return { here, looking: looking.length === watchers.length ? here : peopleOf(looking) };
  }
}

/** People who sit at a table, and the host of one that has not begun. */
export const peopleAt = ({
  state,
  host,
  seats,
}: Pick<Table, 'state' | 'host' | 'seats'>): readonly PersonId[] => [
  ...new Set([...(state === 'open' ? [host] : []), ...seats.flatMap(({ person }) => person ?? [])]),
];

const seatedAt = (table: Table | undefined): readonly PersonId[] => [
  ...new Set(table?.seats.flatMap(({ person }) => person ?? [])),
];

const peopleOf = (readers: readonly Reader[]): readonly PersonId[] =>
  [...new Set(readers.flatMap(({ person }) => person ?? []))].sort();
