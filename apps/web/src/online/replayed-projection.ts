import { recordedAction, type Seat } from '@bastide/contract';
import { type EventsBySeat, eventsBySeat } from '../session/game-log.ts';
import { applyAct, type LocalPosition, replayActs } from '../session/local-position.ts';
import { PastViews } from '../session/past-views.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from '../session/session.ts';
import type { CurveData, LoggedAct, Projection } from './projection.ts';

/** Larger groups of actions are replayed in one go, because nobody looks at the positions between. */
const STEPWISE_LIMIT = 6;

/** A game without secrets, replayed here from the log, by the version of the rules that its table has. */
export class ReplayedProjection<T extends TableGameTypes, Line, Setup extends GameSetup>
  implements Projection<T>
{
  readonly #kit: GameAdapter<T, Line, Setup>;
  readonly #options: T['Options'];
  #acts: readonly LoggedAct[] = [];
  #position: LocalPosition<T>;
  readonly #past = new PastViews<T['View']>();

  constructor(kit: GameAdapter<T, Line, Setup>, options: T['Options']) {
    this.#kit = kit;
    this.#options = options;
    this.#position = this.#playedTo(0).position;
  }

  apply(acts: readonly LoggedAct[]): readonly EventsBySeat<T>[] {
    const before = this.#acts.length;
    this.#acts = [...this.#acts, ...acts];
    if (acts.length <= STEPWISE_LIMIT) return acts.map((one) => this.#step(one));
    const { position, events } = this.#playedTo(this.#acts.length);
    this.#position = position;
    return events.slice(before).map((told) => eventsBySeat(this.#kit.game, told));
  }

  rewindTo(count: number): void {
    this.#acts = this.#acts.slice(0, count);
    this.#position = this.#playedTo(count).position;
    this.#past.clear();
  }

  view(seat?: Seat): T['View'] {
    const { state, view } = this.#position;
    return seat === undefined ? view : this.#kit.game.view(state, seat);
  }

  viewAt(count: number, seat?: Seat): T['View'] {
    return this.#past.get(count, seat, () => {
      const { state } = this.#playedTo(count).position;
      return this.#kit.game.view(state, seat);
    });
  }

  curve(): CurveData {
    const { curve, curveAt } = this.#position;
    return { curve, curveAt };
  }

  #playedTo(count: number) {
    const acts = this.#acts
      .slice(0, count)
      .map(({ by, action }) => recordedAction(by, action as T['Action']));
    return replayActs(this.#kit, this.#options, acts);
  }

  #step({ by, action }: LoggedAct): EventsBySeat<T> {
    const step = applyAct(this.#kit, this.#position, by, action as T['Action']);
    if (!step.ok) throw new Error(`${by} may not ${JSON.stringify(action)}: ${step.because}`);
    this.#position = step.position;
    return eventsBySeat(this.#kit.game, step.events);
  }
}
