import type { Outcome, Seat } from '@bastide/contract';
import type { Seen, ToldEvent } from '@bastide/protocol';
import type { Told } from '../session/chronicle.ts';
import { type Course, lead } from '../session/curve.ts';
import { played } from '../session/local-position.ts';
import type { Kit, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import type { Act, Curve, Sight } from './sight.ts';

/** Where views come from. */
export interface Views {
  /** How the game stands now. */
  now(): readonly Seen[] | undefined;
  /** The view after so many actions, when it has come; fails where it does not come now. */
  past(count: number, seat: Seat | undefined): Promise<object>;
}

interface Step {
  readonly isStep: boolean;
  readonly points: readonly number[];
}

/** A game with secrets, or by rules that are only at the server: what this reader may know of it comes as views and events. */
export class ToldSight<T extends Turns, Line, Setup extends Agreement> implements Sight<T> {
  readonly #kit: Kit<T, Line, Setup>;
  readonly #views: Views;
  readonly #start: Curve;
  readonly #steps: Step[] = [];
  /** Views of the past by moment and seat; undefined: it is on its way. */
  readonly #past = new Map<string, T['View'] | undefined>();
  readonly #come: () => void;

  /** `come`: told whenever a view of the past has come. */
  constructor(kit: Kit<T, Line, Setup>, options: T['Options'], views: Views, come: () => void) {
    this.#kit = kit;
    this.#views = views;
    this.#come = come;
    this.#start = played(kit, options, []).position;
  }

  take(acts: readonly Act[]): readonly Told<T>[] {
    return acts.map(({ events = [], as, points = [] }) => {
      const asKnown = (told: readonly ToldEvent[]) => told as readonly T['Event'][];
      this.#steps.push({ isStep: this.#kit.isStep(asKnown(events)), points });
      return (seat) => asKnown((seat === undefined ? undefined : as?.[seat]?.events) ?? events);
    });
  }

  backTo(count: number): void {
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

  curve(outcome: Outcome | undefined): Curve {
    const course: Course = { curve: [...this.#start.curve], curveAt: [...this.#start.curveAt] };
    for (const [i, { isStep, points }] of this.#steps.entries())
      lead(course, isStep, (i === this.#steps.length - 1 && outcome?.points) || points, i + 1);
    return course;
  }

  async #fetch(name: string, count: number, seat: Seat | undefined): Promise<void> {
    this.#past.set(name, undefined);
    try {
      const view = await this.#views.past(count, seat);
      // Meanwhile it may have been taken back.
      if (!this.#past.has(name)) return;
      this.#past.set(name, view);
      this.#come();
    } catch {
      // Whoever looks at it again asks again.
      this.#past.delete(name);
    }
  }
}
