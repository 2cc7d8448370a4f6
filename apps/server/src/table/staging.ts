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
import { outcomeOf } from './outcome.ts';
import type { Played } from './played.ts';
import type { Spares } from './spares.ts';
import type { Line, Standing } from './standing.ts';

/**
 * Milliseconds by which a log may end later than the clock says; more of them is a clock that was ahead. Servers whose clocks differ by
 * less do not correct each other.
 */
export const CLOCK_TOLERANCE = 10_000;

/** Something that is being done at a table: tried on a copy, and written down as what happened. */
export class Staging {
  readonly before: Standing;
  readonly lines: Line[] = [];
  /** Milliseconds since 1970; a log never goes back in time. */
  readonly at: number;
  table: Table;
  played: Played | undefined;
  readonly #spares: Spares | undefined;
  #isCopy = false;

  constructor(before: Standing, now: number, spares?: Spares) {
    this.before = before;
    this.#spares = spares;
    this.table = before.table;
    this.played = before.played;
    const at = now + this.table.ahead;
    this.at = Math.max(at, this.table.at);
    if (this.at - at > CLOCK_TOLERANCE && this.table.state !== 'over')
      this.add({ kind: 'clock-corrected', ms: this.at - at });
  }

  get hosted() {
    return this.before.hosted;
  }

  /** The same by the clock, as clocks of seats are counted. */
  get now(): number {
    return this.at - this.table.ahead;
  }

  /** The table as it stands once this is written. */
  after(): Standing {
    const { table, played } = this;
    return { ...this.before, table, played, lines: [...this.before.lines, ...this.lines] };
  }

  add(happening: EntryData, act?: Line['act']): void {
    const entry = { seq: this.table.version, at: this.at, ...happening } as Entry;
    this.lines.push(act ? { entry, act } : { entry });
    this.table = fold(this.table, entry);
  }

  begin(game: Played): void {
    this.played = game;
    this.#isCopy = true;
    this.add({ kind: 'begun', ...this.#awaits() });
    this.#deal();
  }

  /** An action of a seat that the rules allow, and what chance answers. `bot`: who decided in place of its holder. */
  act(seat: Seat, action: Types['Action'], bot?: string): void {
    this.#take(seat, action, bot);
    this.#deal();
  }

  /** Back to so many actions; what chance did is never taken back. */
  undo(seat: Seat, to: number): void {
    this.played = this.#game.back(to);
    this.#isCopy = true;
    this.add({ kind: 'undone', seat, to, ...this.#awaits() });
  }

  /** The end of the table; the dealer opens its secret. `isDeserted`: nobody was there any more. */
  end(why: TableOverEntry['why'], isDeserted = false): void {
    const outcome = outcomeOf(this.table, this.played, why);
    this.add({
      ...{ kind: 'over', why, outcome, secret: this.before.secret },
      ...(isDeserted && { isDeserted }),
    });
  }

  /** What the game has told since a reader had seen so many entries of the log. */
  eventsSince(seen: number): readonly Types['Event'][] {
    return this.before.lines.slice(seen).flatMap(({ act }) => act?.events ?? []);
  }

  get #game(): Played {
    if (!this.played) throw new Error(`table ${this.before.id} has not begun`);
    return this.played;
  }

  #take(by: Actor, action: Types['Action'], bot?: string): void {
    if (!this.#isCopy) this.played = this.#game.copy(this.#spares?.take(this.#game));
    this.#isCopy = true;
    const act = this.#game.take(by, action);
    this.add({ kind: 'act', by, action, ...(bot !== undefined && { bot }), ...this.#awaits() }, act);
    if (this.#game.outcome) this.end('played');
  }

  /** Chance answers until a seat is to decide or the game is over. */
  #deal(): void {
    let dealt: number | undefined;
    while (this.table.state === 'running' && this.#game.actors[0] === 'chance') {
      const { hosted, state, acts } = this.#game;
      dealt ??= acts.filter(({ by }) => by === 'chance').length;
      this.#take('chance', dealFairly(hosted.game, state, this.#key(), dealt++));
    }
  }

  #key(): Uint8Array {
    const nonces = this.table.seats.map(({ nonce }) => nonce);
    this.#game.dealingKey ??= dealingKey({ game: this.before.id, secret: this.before.secret, nonces });
    return this.#game.dealingKey;
  }

  #awaits(): Awaiting {
    const { actors, hosted, state } = this.#game;
    const turn = hosted.turnOf(state);
    return {
      ...(actors[0] !== 'chance' && { awaits: actors.filter((actor) => actor !== 'chance') }),
      ...(turn !== undefined && turn !== this.table.turn?.seat && { turn }),
    };
  }
}
