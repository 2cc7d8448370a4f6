import type { Actor, Seat, Types } from '@bastide/contract';
import { dealFairly, dealingKey } from '@bastide/fair';
import {
  type Awaiting,
  type Entry,
  type EntryData,
  fold,
  type Table,
  type TableOverEntry,
} from '@bastide/protocol';
import type { Match } from './match.ts';
import { outcomeOf } from './outcome.ts';
import type { StatePool } from './state-pool.ts';
import type { LogItem, TableSnapshot } from './table-snapshot.ts';

/**
 * Milliseconds by which a log may end later than the clock says; more of them is a clock that was ahead. Servers whose clocks differ by
 * less do not correct each other.
 */
export const CLOCK_TOLERANCE_MS = 10_000;

/** Something that is being done at a table: tried on a copy, and written down as what happened. */
export class TableDraft {
  readonly before: TableSnapshot;
  readonly newItems: LogItem[] = [];
  /** Milliseconds since 1970; a log never goes back in time. */
  readonly at: number;
  table: Table;
  match: Match | undefined;
  readonly #statePool: StatePool | undefined;
  #isCopy = false;

  constructor(before: TableSnapshot, now: number, statePool?: StatePool) {
    this.before = before;
    this.#statePool = statePool;
    this.table = before.table;
    this.match = before.match;
    const at = now + this.table.ahead;
    this.at = Math.max(at, this.table.at);
    if (this.at - at > CLOCK_TOLERANCE_MS && this.table.state !== 'over')
      this.append({ kind: 'clock-corrected', ms: this.at - at });
  }

  get facts() {
    return this.before.facts;
  }

  /** The same by the clock, as clocks of seats are counted. */
  get now(): number {
    return this.at - this.table.ahead;
  }

  /** The table as it stands once this is written. */
  toSnapshot(): TableSnapshot {
    const { table, match } = this;
    return { ...this.before, table, match, log: [...this.before.log, ...this.newItems] };
  }

  append(happening: EntryData, applied?: LogItem['applied']): void {
    const entry = { seq: this.table.version, at: this.at, ...happening } as Entry;
    this.newItems.push(applied ? { entry, applied } : { entry });
    this.table = fold(this.table, entry);
  }

  begin(game: Match): void {
    this.match = game;
    this.#isCopy = true;
    this.append({ kind: 'begun', ...this.#awaiting() });
    this.#dealChance();
  }

  /** An action of a seat that the rules allow, and what chance answers. `bot`: who decided in place of its holder. */
  act(seat: Seat, action: Types['Action'], bot?: string): void {
    this.#apply(seat, action, bot);
    this.#dealChance();
  }

  /** Back to so many actions. A draw among them comes again with the number that it had. */
  undo(seat: Seat, to: number): void {
    this.match = this.#currentMatch.rewind(to);
    this.#isCopy = true;
    this.append({ kind: 'undone', seat, to, ...this.#awaiting() });
  }

  /** The end of the table; the dealer opens its secret. `isDeserted`: nobody was there any more. */
  end(why: TableOverEntry['why'], isDeserted = false): void {
    const outcome = outcomeOf(this.table, this.match, why);
    this.append({
      ...{ kind: 'over', why, outcome, secret: this.before.secret },
      ...(isDeserted && { isDeserted }),
    });
  }

  /** Returns the events of the game since a reader had seen so many entries of the log. */
  eventsSince(seen: number): readonly Types['Event'][] {
    return this.before.log.slice(seen).flatMap(({ applied }) => applied?.events ?? []);
  }

  get #currentMatch(): Match {
    if (!this.match) throw new Error(`table ${this.before.id} has not begun`);
    return this.match;
  }

  #apply(by: Actor, action: Types['Action'], bot?: string): void {
    if (!this.#isCopy) this.match = this.#currentMatch.copy(this.#statePool?.acquire(this.#currentMatch));
    this.#isCopy = true;
    const act = this.#currentMatch.apply(by, action);
    this.append({ kind: 'act', by, action, ...(bot !== undefined && { bot }), ...this.#awaiting() }, act);
    if (this.#currentMatch.outcome) this.end('played');
  }

  /** Chance answers until a seat is to decide or the game is over. */
  #dealChance(): void {
    let dealt: number | undefined;
    while (this.table.state === 'running' && this.#currentMatch.actors[0] === 'chance') {
      const { facts, state, history } = this.#currentMatch;
      dealt ??= history.filter(({ by }) => by === 'chance').length;
      this.#apply('chance', dealFairly(facts.game, state, this.#dealingKey(), dealt++));
    }
  }

  #dealingKey(): Uint8Array {
    const nonces = this.table.seats.map(({ nonce }) => nonce);
    this.#currentMatch.dealingKey ??= dealingKey({
      game: this.before.id,
      secret: this.before.secret,
      nonces,
    });
    return this.#currentMatch.dealingKey;
  }

  #awaiting(): Awaiting {
    const { actors, facts, state } = this.#currentMatch;
    const turn = facts.turnOf(state);
    return {
      ...(actors[0] !== 'chance' && { awaits: actors.filter((actor) => actor !== 'chance') }),
      ...(turn !== undefined && turn !== this.table.turn?.seat && { turn }),
    };
  }
}
