import {
  type Act,
  type Actor,
  act,
  type Dealer,
  defaultNames,
  type Game,
  type GameRecord,
  type Outcome,
  play,
  type Refusal,
  recordOf,
  replay,
  type Seat,
  Sfc32,
  seeded,
  type Types,
  writeText,
} from '@bastide/contract';
import type { SeatSetup } from '../people/seats.ts';
import type { Agreement } from './setup.ts';

/** A game for points, taken in turns. */
export interface Turns extends Types {
  View: { readonly seat: Seat; readonly seats: readonly { readonly points: number }[] };
}

/** What a table needs to know of its game. */
export interface Kit<T extends Turns, Line, Setup extends Agreement> {
  readonly game: Game<T>;
  /** Options of the engine for what was agreed. */
  optionsOf(setup: Setup): T['Options'];
  /** What was agreed, for such options. */
  setupOf(options: T['Options'], seats: readonly SeatSetup[]): Setup;
  /** The chronicle after one more action; `after`: how many have been taken. */
  note(log: readonly Line[], events: readonly T['Event'][], after: number): readonly Line[];
  /** Whether the curve of points goes on to the right with these events. */
  isStep(events: readonly T['Event'][]): boolean;
  /** How long a moment is shown at least before a bot acts, in milliseconds at usual speed. */
  pause(moment: Moment<T, Line>): number;
  /** Whether a seat may take such an action back, as long as nothing else has followed it. */
  isRevocable(action: T['Action']): boolean;
}

/** Everything the page shows of a game, at one moment; never changed, only replaced. */
export interface Moment<T extends Turns, Line> {
  /** How many actions have been taken, those of chance included. */
  readonly count: number;
  readonly state: T['State'];
  /** As the seat that decides sees it; where seats have secrets, as an onlooker does. */
  readonly view: T['View'];
  /** Whom the game waits for: chance only before it has dealt, nobody when the game is over. */
  readonly actors: readonly Actor[];
  /** The first of them. */
  readonly actor: Actor | undefined;
  readonly outcome: Outcome | undefined;
  readonly log: readonly Line[];
  /** What the latest decision of a seat led to, the draw after it included; nothing after it was taken back. */
  readonly latest: readonly T['Event'][];
  /** Points by seat after each step, the start included. */
  readonly curve: readonly (readonly number[])[];
}

/** A game at this table: its record grows by the actions of seats and of chance. */
export class Session<T extends Turns, Line, Setup extends Agreement> {
  readonly setup: Setup;
  readonly kit: Kit<T, Line, Setup>;
  readonly #options: T['Options'];
  readonly #acts: Act<T['Action']>[] = [];
  readonly #dealer: Dealer;
  readonly #listeners = new Set<() => void>();
  /** The moments before each of the latest actions that may be taken back; all of them by the same seat. */
  #back: readonly Moment<T, Line>[] = [];
  #moment: Moment<T, Line>;
  /** What seats may know of this moment, as far as somebody asked; `undefined` is an onlooker. */
  #views = new Map<Seat | undefined, T['View']>();

  constructor(
    kit: Kit<T, Line, Setup>,
    setup: Setup,
    acts: readonly Act<T['Action']>[] = [],
    dealer: Dealer = seeded(new Sfc32(freshSeed())),
  ) {
    this.kit = kit;
    this.setup = setup;
    this.#dealer = dealer;
    this.#options = kit.optionsOf(setup);
    this.#moment = this.#start();
    for (const { by, ...action } of acts) this.#take(by, action as T['Action'], []);
    this.#deal([]);
  }

  readonly moment = (): Moment<T, Line> => this.#moment;

  /** What that seat, or without one any onlooker, may know now. */
  readonly viewOf = (seat: Seat | undefined): T['View'] => {
    const known = this.#views.get(seat) ?? this.kit.game.view(this.#moment.state, seat);
    this.#views.set(seat, known);
    return known;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Why that seat may not do this now; undefined if it may. */
  refusal(seat: Seat, action: T['Action']): Refusal | undefined {
    return this.kit.game.refusal(this.#moment.state, seat, action);
  }

  /**
   * Actions of one seat, one after the other, and then what chance answers. Throws if one is refused: the page offers
   * only what is allowed.
   */
  act(seat: Seat, actions: readonly T['Action'][]): void {
    const events: T['Event'][] = [];
    for (const action of actions) this.#take(seat, action, events);
    this.#deal(events);
    this.#tell();
  }

  /** Whether the latest action was that seat's, and nothing came of it that cannot be taken back. */
  canUndo(seat: Seat): boolean {
    return this.#back.length > 0 && this.#acts.at(-1)?.by === seat;
  }

  /** Takes the latest action back, as if it had never been. */
  undo(): void {
    const before = this.#back.at(-1);
    if (!before) throw new Error('nothing can be taken back');
    this.#acts.pop();
    this.#back = this.#back.slice(0, -1);
    this.#set({ ...before, latest: [] });
    this.#tell();
  }

  record(): GameRecord<T['Options'], T['Action']> {
    const { outcome } = this.#moment;
    const { seats } = this.setup;
    const names = seats.map(({ name }, seat) => name || defaultNames(seats.length)[seat]!);
    const meta = {
      table: seats.map(({ name, colour, player }) => (name ? { colour, player } : { name, colour, player })),
    };
    const more = outcome ? { result: outcome, meta } : { meta };
    return recordOf(this.kit.game, this.#options, names, [...this.#acts], more);
  }

  /** The record in its readable form. */
  text(): string {
    return writeText(this.kit.game, this.record());
  }

  /** Another game, as this one was agreed. */
  again(): Session<T, Line, Setup> {
    return new Session(this.kit, this.setup);
  }

  /** The position after so many actions, as that seat or an onlooker knew it. */
  viewAt(count: number, seat?: Seat): T['View'] {
    const { game } = this.kit;
    const replayed = replay(game, { ...this.record(), result: undefined }, count);
    if (!replayed.ok) throw new Error(`our own record is refused at ${replayed.at}: ${replayed.because}`);
    return game.view(replayed.state, seat);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Chance acts by itself until a seat decides or the game is over. */
  #deal(events: T['Event'][]): void {
    while (this.#moment.actor === 'chance') {
      const dealt = this.#dealer(this.kit.game, this.#moment.state);
      if (dealt === undefined) return;
      this.#take('chance', dealt, events);
    }
  }

  #take(by: Actor, action: T['Action'], events: T['Event'][]): void {
    const before = this.#moment;
    const played = play(this.kit.game, before.state, by, action);
    if (!played.ok) throw new Error(`${by} may not ${JSON.stringify(action)}: ${played.because}`);
    const earlier = this.#acts.at(-1)?.by === by ? this.#back : [];
    this.#acts.push(act(by, action));
    events.push(...played.events);
    this.#set(this.#next(played.state, played.events, events));
    const stays = !this.kit.isRevocable(action) || this.#moment.outcome !== undefined;
    this.#back = stays ? [] : [...earlier, before];
  }

  #set(moment: Moment<T, Line>): void {
    this.#moment = moment;
    this.#views = new Map();
  }

  #start(): Moment<T, Line> {
    const state = this.kit.game.setup(this.#options);
    const shown = this.#shown(state);
    const curve = [shown.view.seats.map((seat) => seat.points)];
    return { ...shown, count: 0, outcome: undefined, log: [], latest: [], curve };
  }

  #next(state: T['State'], events: readonly T['Event'][], latest: readonly T['Event'][]): Moment<T, Line> {
    const before = this.#moment;
    const count = before.count + 1;
    const shown = this.#shown(state);
    const outcome = this.kit.game.outcome(state);
    const points = outcome?.points ?? shown.view.seats.map((seat) => seat.points);
    const curve = [...(this.kit.isStep(events) ? before.curve : before.curve.slice(0, -1)), points];
    const log = this.kit.note(before.log, events, count);
    return { ...shown, count, outcome, log, latest: [...latest], curve };
  }

  #shown(state: T['State']): Pick<Moment<T, Line>, 'state' | 'view' | 'actors' | 'actor'> {
    const { game } = this.kit;
    const actors = game.actors(state);
    const [actor] = actors;
    const eyes = typeof actor === 'number' && !game.secrets ? actor : undefined;
    return { state, view: game.view(state, eyes), actors, actor };
  }
}

const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};
