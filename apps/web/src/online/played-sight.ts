import { act, type Seat } from '@bastide/contract';
import { type Told, toldBy } from '../session/chronicle.ts';
import { type Position, played, positionAfter } from '../session/local-position.ts';
import type { Kit, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import type { Act, Curve, Sight } from './sight.ts';

/** More than so many actions at once are played in one go: nobody looks at what lies between. */
const FEW = 6;

/** A game without secrets, played here as the log tells it, by the rules that are pinned to its table. */
export class PlayedSight<T extends Turns, Line, Setup extends Agreement> implements Sight<T> {
  readonly #kit: Kit<T, Line, Setup>;
  readonly #options: T['Options'];
  #acts: readonly Act[] = [];
  #position: Position<T>;
  /** The view of the past that was asked for last. */
  #past: { readonly count: number; readonly seat: Seat | undefined; readonly view: T['View'] } | undefined;

  constructor(kit: Kit<T, Line, Setup>, options: T['Options']) {
    this.#kit = kit;
    this.#options = options;
    this.#position = this.#playedTo(0).position;
  }

  take(acts: readonly Act[]): readonly Told<T>[] {
    const before = this.#acts.length;
    this.#acts = [...this.#acts, ...acts];
    if (acts.length <= FEW) return acts.map((one) => this.#step(one));
    const { position, events } = this.#playedTo(this.#acts.length);
    this.#position = position;
    return events.slice(before).map((told) => toldBy(this.#kit.game, told));
  }

  backTo(count: number): void {
    this.#acts = this.#acts.slice(0, count);
    this.#position = this.#playedTo(count).position;
    this.#past = undefined;
  }

  view(seat?: Seat): T['View'] {
    const { state, view } = this.#position;
    return seat === undefined ? view : this.#kit.game.view(state, seat);
  }

  viewAt(count: number, seat?: Seat): T['View'] {
    if (this.#past?.count !== count || this.#past.seat !== seat) {
      const { state } = this.#playedTo(count).position;
      this.#past = { count, seat, view: this.#kit.game.view(state, seat) };
    }
    return this.#past.view;
  }

  curve(): Curve {
    const { curve, curveAt } = this.#position;
    return { curve, curveAt };
  }

  #playedTo(count: number) {
    const acts = this.#acts.slice(0, count).map(({ by, action }) => act(by, action as T['Action']));
    return played(this.#kit, this.#options, acts);
  }

  #step({ by, action }: Act): Told<T> {
    const step = positionAfter(this.#kit, this.#position, by, action as T['Action']);
    if (!step.ok) throw new Error(`${by} may not ${JSON.stringify(action)}: ${step.because}`);
    this.#position = step.position;
    return toldBy(this.#kit.game, step.events);
  }
}
