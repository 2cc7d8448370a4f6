import {
  type Action,
  type Carcassonne,
  carcassonne,
  type Event,
  type State,
  type View,
} from '@bastide/carcassonne';
import {
  type Act,
  type Actor,
  act,
  type Dealer,
  defaultNames,
  type GameRecord,
  type Outcome,
  play,
  Random,
  recordOf,
  replay,
  seeded,
} from '@bastide/contract';
import { type LogLine, logAfter } from './log.ts';
import type { Setup } from './setup.ts';

export type TableRecord = GameRecord<Carcassonne['Options'], Action>;

/** Everything the page shows of a game, at one moment; never changed, only replaced. */
export interface Moment {
  /** How many actions have been taken, those of chance included. */
  readonly count: number;
  readonly state: State;
  readonly view: View;
  /** Who decides now; undefined when the game is over. */
  readonly actor: Actor | undefined;
  readonly outcome: Outcome | undefined;
  readonly log: readonly LogLine[];
  /** What the latest decision of a seat led to, the draw after it included. */
  readonly latest: readonly Event[];
  /** Points by seat after each tile, the start included. */
  readonly curve: readonly (readonly number[])[];
}

/** The seat that decides: not always the one whose turn it is. CAR-TB-PIG-25 */
export const deciderOf = ({ actor, view }: Pick<Moment, 'actor' | 'view'>): number =>
  typeof actor === 'number' ? actor : view.seat;

/** A game at this table: its record grows by the actions of seats and of chance. */
export class Session {
  readonly setup: Setup;
  readonly #acts: Act<Action>[];
  readonly #dealer: Dealer;
  readonly #listeners = new Set<() => void>();
  #moment: Moment;

  constructor(
    setup: Setup,
    acts: readonly Act<Action>[] = [],
    dealer: Dealer = seeded(new Random(freshSeed())),
  ) {
    this.setup = setup;
    this.#dealer = dealer;
    this.#acts = [];
    this.#moment = start(optionsOf(setup));
    for (const { by, ...action } of acts) this.#take(by, action as Action, []);
    this.#deal([]);
  }

  readonly moment = (): Moment => this.#moment;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Actions of the seat that decides, one after the other. Throws if one is refused: the page offers only what is allowed. */
  act(actions: readonly Action[]): void {
    const events: Event[] = [];
    for (const action of actions) {
      const { actor } = this.#moment;
      if (actor === undefined || actor === 'chance') throw new Error(`nobody may ${action.type}`);
      this.#take(actor, action, events);
    }
    this.#deal(events);
    for (const listener of this.#listeners) listener();
  }

  record(): TableRecord {
    const { outcome } = this.#moment;
    const { seats } = this.setup;
    const names = seats.map(({ name }, seat) => name || defaultNames(seats.length)[seat]!);
    const meta = {
      table: seats.map(({ name, colour, player }) => (name ? { colour, player } : { name, colour, player })),
    };
    const more = outcome ? { result: outcome, meta } : { meta };
    return recordOf(carcassonne, optionsOf(this.setup), names, [...this.#acts], more);
  }

  /** The position after so many actions. */
  viewAt(count: number): View {
    const replayed = replay(carcassonne, { ...this.record(), result: undefined }, count);
    if (!replayed.ok) throw new Error(`our own record is refused at ${replayed.at}: ${replayed.because}`);
    return carcassonne.view(replayed.state);
  }

  /** Chance acts by itself until a seat decides or the game is over. */
  #deal(events: Event[]): void {
    while (this.#moment.actor === 'chance') {
      const dealt = this.#dealer(carcassonne, this.#moment.state);
      if (dealt === undefined) return;
      this.#take('chance', dealt, events);
    }
  }

  #take(by: Actor, action: Action, events: Event[]): void {
    const played = play(carcassonne, this.#moment.state, by, action);
    if (!played.ok) throw new Error(`${by} may not ${JSON.stringify(action)}: ${played.because}`);
    this.#acts.push(act(by, action));
    events.push(...played.events);
    this.#moment = next(this.#moment, played.state, played.events, events);
  }
}

/** Options of the engine for what was agreed. */
export function optionsOf(setup: Setup): Carcassonne['Options'] {
  const { edition, sets, seats, house } = setup;
  const read = carcassonne.readOptions({ edition, sets, seats: seats.length, ...house });
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

function start(options: Carcassonne['Options']): Moment {
  const state = carcassonne.setup(options);
  return {
    count: 0,
    state,
    view: carcassonne.view(state),
    actor: carcassonne.actors(state)[0],
    outcome: undefined,
    log: [],
    latest: [],
    curve: [Array.from({ length: options.seats }, () => 0)],
  };
}

function next(before: Moment, state: State, events: readonly Event[], latest: readonly Event[]): Moment {
  const actor = carcassonne.actors(state)[0];
  const count = before.count + 1;
  const view = carcassonne.view(state, typeof actor === 'number' ? actor : undefined);
  const points = view.seats.map((seat) => seat.points);
  const laid = events.some((event) => event.type === 'placed');
  const curve = laid ? [...before.curve, points] : [...before.curve.slice(0, -1), points];
  const log = logAfter(before.log, events, count);
  return { count, state, view, actor, outcome: carcassonne.outcome(state), log, latest: [...latest], curve };
}

const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};
