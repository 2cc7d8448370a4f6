import type { Seat } from '@bastide/contract';
import type { Kit, Turns } from './session.ts';
import type { Agreement } from './setup.ts';

interface Read<Line> {
  /** How many actions its lines tell of. */
  readonly count: number;
  readonly lines: readonly Line[];
}

/** What happened, action by action; read by each pair of eyes as they witnessed it. */
export class Chronicle<T extends Turns, Line, Setup extends Agreement> {
  readonly #kit: Kit<T, Line, Setup>;
  readonly #events: (readonly T['Event'][])[] = [];
  /** What was read so far; `undefined` is an onlooker, and everybody where nothing is secret. */
  readonly #read = new Map<Seat | undefined, Read<Line>>();

  constructor(kit: Kit<T, Line, Setup>) {
    this.#kit = kit;
  }

  add(events: readonly T['Event'][]): void {
    this.#events.push(events);
  }

  /** Takes the events of the latest action out again. */
  takeBack(): void {
    this.#events.pop();
    this.#read.clear();
  }

  witnessed(events: readonly T['Event'][], seat: Seat | undefined): readonly T['Event'][] {
    const { game } = this.#kit;
    return game.secrets ? events.map((event) => game.witness(event, seat)) : events;
  }

  linesOf(seat: Seat | undefined): readonly Line[] {
    const eyes = this.#kit.game.secrets ? seat : undefined;
    const read = this.#read.get(eyes) ?? { count: 0, lines: [] };
    if (read.count === this.#events.length) return read.lines;
    const lines = [...read.lines];
    for (let count = read.count; count < this.#events.length; count++)
      this.#kit.note(lines, this.witnessed(this.#events[count]!, eyes), count + 1);
    this.#read.set(eyes, { count: this.#events.length, lines });
    return lines;
  }
}
