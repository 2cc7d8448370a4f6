import { type Outcome, recordedAction, type Seat } from '@bastide/contract';
import type { ActionEntry, EntryEvent, SeatPosition } from '@bastide/protocol';
import { extendCurve, type GrowingCurve } from '../session/curve.ts';
import { type EventsBySeat, eventsBySeat } from '../session/game-log.ts';
import { applyAct, type LocalPosition, replayActs } from '../session/local-position.ts';
import { PastViews } from '../session/past-views.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from '../session/session.ts';

/** An action of the log, with its time in milliseconds since 1970. */
export type LoggedAct = ActionEntry & { readonly at: number };

/**
 * This reader's view of a table's game. It is replayed here if the game has no secrets and this page has its rules;
 * otherwise the server sends views.
 */
export interface Projection<T extends TableGameTypes> {
  /** Adds actions. Returns the events of each. */
  apply(acts: readonly LoggedAct[]): readonly EventsBySeat<T>[];
  /** Takes back all but that many actions. */
  rewindTo(count: number): void;
  /** Returns the view now. */
  view(seat?: Seat): T['View'];
  /** Returns the view after that many actions; undefined until it has come. */
  viewAt(count: number, seat?: Seat): T['View'] | undefined;
  /** Returns the curve of points, with the final ones if they have come. */
  curve(outcome: Outcome | undefined): CurveData;
}

interface CurveData {
  readonly curve: readonly (readonly number[])[];
  readonly curveAt: readonly number[];
}

/** Source of the views. */
export interface ViewSource {
  /** Returns the views of the present moment, by seat. */
  now(): readonly SeatPosition[] | undefined;
  /** Loads the view after that many actions; fails if it is not available now. */
  past(count: number, seat: Seat | undefined): Promise<object>;
}

interface CurveStep {
  readonly isStep: boolean;
  readonly points: readonly number[];
}

/** A game with secrets, or with rules that only the server has: its views and events come from the server. */
export class ServerProjection<T extends TableGameTypes, Line, Setup extends GameSetup>
  implements Projection<T>
{
  readonly #kit: GameAdapter<T, Line, Setup>;
  readonly #views: ViewSource;
  readonly #start: CurveData;
  readonly #steps: CurveStep[] = [];
  /** Views of the past by moment and seat; undefined: still loading. */
  readonly #past = new Map<string, T['View'] | undefined>();
  readonly #come: () => void;

  /** `come`: called whenever a view of the past has come. */
  constructor(kit: GameAdapter<T, Line, Setup>, options: T['Options'], views: ViewSource, come: () => void) {
    this.#kit = kit;
    this.#views = views;
    this.#come = come;
    this.#start = replayActs(kit, options, []).position;
  }

  apply(acts: readonly LoggedAct[]): readonly EventsBySeat<T>[] {
    return acts.map(({ events = [], as, points = [] }) => {
      const asKnown = (told: readonly EntryEvent[]) => told as readonly T['Event'][];
      this.#steps.push({ isStep: this.#kit.isStep(asKnown(events)), points });
      return (seat) => asKnown((seat === undefined ? undefined : as?.[seat]?.events) ?? events);
    });
  }

  rewindTo(count: number): void {
    this.#steps.length = count;
    this.#past.clear();
  }

  view(seat?: Seat): T['View'] {
    const seen = this.#views.now() ?? [];
    const own = seen.find((one) => one.seat === seat) ?? seen[0];
    if (!own) throw new Error('the game has not begun');
    return own.view;
  }

  viewAt(count: number, seat?: Seat): T['View'] | undefined {
    if (count === this.#steps.length) return this.view(seat);
    const name = `${count} ${seat}`;
    if (!this.#past.has(name)) void this.#fetch(name, count, seat);
    return this.#past.get(name);
  }

  curve(outcome: Outcome | undefined): CurveData {
    const course: GrowingCurve = { curve: [...this.#start.curve], curveAt: [...this.#start.curveAt] };
    for (const [i, { isStep, points }] of this.#steps.entries())
      extendCurve(course, isStep, (i === this.#steps.length - 1 && outcome?.points) || points, i + 1);
    return course;
  }

  async #fetch(name: string, count: number, seat: Seat | undefined): Promise<void> {
    this.#past.set(name, undefined);
    try {
      const view = await this.#views.past(count, seat);
      // It may have been taken back in the meantime.
      if (!this.#past.has(name)) return;
      this.#past.set(name, view);
      this.#come();
    } catch {
      // The next look at it asks again.
      this.#past.delete(name);
    }
  }
}

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
