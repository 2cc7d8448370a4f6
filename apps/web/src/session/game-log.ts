import type { Game, Seat } from '@bastide/contract';
import type { GameAdapter, GameSetup, TableGameTypes } from './session.ts';

/** Returns the events of an action as that seat may see them; without a seat, as a spectator may. */
export type EventsBySeat<T extends TableGameTypes> = (seat?: Seat) => readonly T['Event'][];

/** Redacts the full events of an action for each seat. */
export const eventsBySeat =
  <T extends TableGameTypes>(game: Game<T>, events: readonly T['Event'][]): EventsBySeat<T> =>
  (seat) =>
    game.secrets ? events.map((event) => game.redactEvent(event, seat)) : events;

interface LogRead<Line> {
  /** Number of actions in its lines. */
  readonly count: number;
  readonly lines: readonly Line[];
}

/** The game's events, action by action, redacted for each seat that reads them. */
export class GameLog<T extends TableGameTypes, Line, Setup extends GameSetup> {
  readonly #kit: GameAdapter<T, Line, Setup>;
  readonly #told: EventsBySeat<T>[] = [];
  /** Lines made so far, by reader. `undefined` is a spectator, and in games without secrets everybody. */
  readonly #read = new Map<Seat | undefined, LogRead<Line>>();

  constructor(kit: GameAdapter<T, Line, Setup>) {
    this.#kit = kit;
  }

  add(told: EventsBySeat<T>): void {
    this.#told.push(told);
  }

  /** Drops all but the first `count` actions. */
  truncate(count: number): void {
    this.#told.length = count;
    this.#read.clear();
  }

  /** Returns the events from that action on. */
  eventsSince(from: number, seat: Seat | undefined): readonly T['Event'][] {
    return this.#told.slice(from).flatMap((told) => told(seat));
  }

  linesOf(seat: Seat | undefined): readonly Line[] {
    const eyes = this.#kit.game.secrets ? seat : undefined;
    const read = this.#read.get(eyes) ?? { count: 0, lines: [] };
    if (read.count === this.#told.length) return read.lines;
    const lines = [...read.lines];
    for (const [i, told] of this.#told.slice(read.count).entries())
      this.#kit.appendLog(lines, told(eyes), read.count + i + 1);
    this.#read.set(eyes, { count: this.#told.length, lines });
    return lines;
  }
}
