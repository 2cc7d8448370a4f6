import type { Outcome, Seat } from '@bastide/contract';
import type { EntryEvent, SeatPosition } from '@bastide/protocol';
import { extendCurve, type GrowingCurve } from '../session/curve.ts';
import type { EventsBySeat } from '../session/game-log.ts';
import { replayActs } from '../session/local-position.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from '../session/session.ts';
import type { CurveData, LoggedAct, Projection } from './projection.ts';

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
