import type { Game, Seat } from '@bastide/contract';
import type { GameAdapter, GameSetup, TableGameTypes } from './session.ts';

/** What an action told, as that seat witnessed it, or without one any onlooker. */
export type EventsBySeat<T extends TableGameTypes> = (seat?: Seat) => readonly T['Event'][];

/** Of somebody who knows all that happened. */
export const eventsBySeat =
  <T extends TableGameTypes>(game: Game<T>, events: readonly T['Event'][]): EventsBySeat<T> =>
  (seat) =>
    game.secrets ? events.map((event) => game.redactEvent(event, seat)) : events;

interface LogRead<Line> {
  /** How many actions its lines tell of. */
  readonly count: number;
  readonly lines: readonly Line[];
}

/** What happened, action by action; read by each pair of eyes as they witnessed it. */
export class GameLog<T extends TableGameTypes, Line, Setup extends GameSetup> {
  readonly #kit: GameAdapter<T, Line, Setup>;
  readonly #told: EventsBySeat<T>[] = [];
  /** What was read so far; `undefined` is an onlooker, and everybody where nothing is secret. */
  readonly #read = new Map<Seat | undefined, LogRead<Line>>();

  constructor(kit: GameAdapter<T, Line, Setup>) {
    this.#kit = kit;
  }

  add(told: EventsBySeat<T>): void {
    this.#told.push(told);
  }

  /** Forgets all but the first so many actions. */
  truncate(count: number): void {
    this.#told.length = count;
    this.#read.clear();
  }

  /** What the actions from that number on told. */
  eventsSince(from: number, seat: Seat | undefined): readonly T['Event'][] {
    return this.#told.slice(from).flatMap((told) => told(seat));
  }

  linesOf(seat: Seat | undefined): readonly Line[] {
    const eyes = this.#kit.game.secrets ? seat : undefined;
    const read = this.#read.get(eyes) ?? { count: 0, lines: [] };
    if (read.count === this.#told.length) return read.lines;
    const lines = [...read.lines];
    for (let count = read.count; count < this.#told.length; count++)
      this.#kit.appendLog(lines, this.#told[count]!(eyes), count + 1);
    this.#read.set(eyes, { count: this.#told.length, lines });
    return lines;
  }
}
