import {
  type Actor,
  type Dealer,
  type GameRecord,
  type RecordedAction,
  recordedAction,
  type Seat,
  Sfc32,
  seededDealer,
} from '@bastide/contract';
import { itemAt } from '../must.ts';
import { eventsBySeat, GameLog } from './game-log.ts';
import { applyAct, type LocalPosition, replayActs } from './local-position.ts';
import { PastViews } from './past-views.ts';
import type {
  ActResult,
  GameAdapter,
  GameMoment,
  GameSession,
  GameSetup,
  TableGameTypes,
} from './session.ts';
import { sessionRecord } from './session-record.ts';

/**
 * Saves a position before the page shows it. If it fails, the action is not taken. If the browser cannot store the
 * position, but the game may go on, it does not fail.
 */
export type SavePosition<T extends TableGameTypes> = (
  record: GameRecord<T['Options'], T['Action']>,
  position: LocalPosition<T>,
) => Promise<void>;

interface AppliedAct<T extends TableGameTypes> {
  readonly act: RecordedAction<T['Action']>;
  readonly position: LocalPosition<T>;
  readonly events: readonly T['Event'][];
}

/** A game that this page itself stores and deals: people share the screen, and bots think in workers of the page. */
export class LocalSession<T extends TableGameTypes, Line, Setup extends GameSetup>
  implements GameSession<T, Line, Setup>
{
  readonly setup: Setup;
  readonly adapter: GameAdapter<T, Line, Setup>;
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
  readonly #options: T['Options'];
  readonly #acts: RecordedAction<T['Action']>[];
  readonly #dealer: Dealer;
  readonly #listeners = new Set<() => void>();
  readonly #log: GameLog<T, Line, Setup>;
  /** Positions before each of the latest actions that can be undone; all by the same seat. */
  #back: readonly LocalPosition<T>[] = [];
  #position: LocalPosition<T>;
  /** Number of actions before the latest decision; later ones are its results. */
  #latestFrom = 0;
  /** The present moment by the seat that asked for it; `undefined` is a spectator. */
  #moments = new Map<Seat | undefined, GameMoment<T, Line>>();
  #keep: SavePosition<T> | undefined;
  /** The save in progress. */
  #keeping: Promise<void> | undefined;
  readonly #past = new PastViews<T['View']>();

  constructor(
    kit: GameAdapter<T, Line, Setup>,
    setup: Setup,
    /** Actions taken before; known to be valid. */
    acts: readonly RecordedAction<T['Action']>[] = [],
    dealer: Dealer = seededDealer(new Sfc32(freshSeed())),
  ) {
    this.adapter = kit;
    this.setup = setup;
    const isPerson = (seat: Seat) => itemAt(setup.seats, seat).player === 'person';
    const seats = [...setup.seats.keys()];
    this.people = seats.filter(isPerson);
    this.bots = seats.filter((seat) => !isPerson(seat));
    this.#dealer = dealer;
    this.#options = kit.optionsOf(setup);
    this.#log = new GameLog(kit);
    const last = acts.at(-1);
    const open = acts.findLastIndex((one) => one.by !== last?.by || !kit.isUndoable(one)) + 1;
    this.#acts = acts.slice(0, open);
    const { position, events } = replayActs(kit, this.#options, this.#acts);
    for (const told of events) this.#log.add(eventsBySeat(kit.game, told));
    this.#latestFrom = Math.max(0, this.#acts.length - 1);
    this.#position = position;
    // Positions that can be restored by an undo.
    for (const { by, ...action } of acts.slice(open)) {
      this.#latestFrom = this.#acts.length;
      this.#add(this.#taken(by, action as T['Action'], this.#position));
    }
    for (const dealt of this.#dealtAfter(this.#position)) this.#add(dealt);
  }

  /** From now on, shows only positions that are saved. */
  saveWith(keep: SavePosition<T>): void {
    this.#keep = keep;
  }

  readonly moment = (seat?: Seat): GameMoment<T, Line> => {
    const known = this.#moments.get(seat) ?? this.#momentOf(seat);
    this.#moments.set(seat, known);
    return known;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes actions and the draws after them; shows them when they are saved, at once in a game that is not saved. */
  async act(seat: Seat, actions: readonly T['Action'][]): Promise<ActResult> {
    while (this.#keeping) await this.#keeping.catch(() => {});
    const taken: AppliedAct<T>[] = [];
    let position = this.#position;
    for (const action of actions) {
      const step = applyAct(this.adapter, position, seat, action);
      if (!step.ok) return step;
      taken.push({ act: recordedAction(seat, action), ...step });
      position = step.position;
    }
    const all = [...taken, ...this.#dealtAfter(position)];
    const acts = [...this.#acts, ...all.map((one) => one.act)];
    await this.#onceKept(acts, all.at(-1)?.position ?? position, () => {
      this.#latestFrom = this.#acts.length;
      for (const step of all) this.#add(step);
    });
    return { ok: true };
  }

  canUndo(seat: Seat): boolean {
    return this.#back.length > 0 && this.#acts.at(-1)?.by === seat;
  }

  async undo(seat: Seat): Promise<ActResult> {
    while (this.#keeping) await this.#keeping.catch(() => {});
    const before = this.#back.at(-1);
    if (!before || !this.canUndo(seat)) throw new Error('nothing can be taken back');
    await this.#onceKept(this.#acts.slice(0, -1), before, () => {
      this.#acts.pop();
      this.#log.truncate(this.#acts.length);
      this.#back = this.#back.slice(0, -1);
      this.#latestFrom = this.#acts.length;
      this.#past.clear();
      this.#set(before);
    });
    return { ok: true };
  }

  record(): GameRecord<T['Options'], T['Action']> {
    return this.#recordOf([...this.#acts], this.#position);
  }

  #recordOf(acts: readonly RecordedAction<T['Action']>[], { outcome }: LocalPosition<T>) {
    return sessionRecord(this.adapter, this.setup, this.#options, acts, outcome);
  }

  viewAt(count: number, seat?: Seat): T['View'] {
    return this.#past.get(count, seat, () => this.#viewAfter(count, seat));
  }

  #viewAfter(count: number, seat: Seat | undefined): T['View'] {
    const { state } = replayActs(this.adapter, this.#options, this.#acts.slice(0, count)).position;
    return this.adapter.game.view(state, seat);
  }

  #momentOf(seat: Seat | undefined): GameMoment<T, Line> {
    const { count, state, actors, outcome, curve, curveAt } = this.#position;
    return {
      count,
      view: seat === undefined ? this.#position.view : this.adapter.game.view(state, seat),
      actors,
      actor: actors[0],
      outcome,
      log: this.#log.linesOf(seat),
      latest: this.#log.eventsSince(this.#latestFrom, seat),
      curve,
      curveAt,
    };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Saves a position, then applies it and notifies listeners; at once in a game that is not saved. */
  async #onceKept(
    acts: readonly RecordedAction<T['Action']>[],
    position: LocalPosition<T>,
    done: () => void,
  ): Promise<void> {
    this.#keeping = this.#keep?.(this.#recordOf(acts, position), position);
    if (this.#keeping)
      try {
        await this.#keeping;
      } finally {
        this.#keeping = undefined;
      }
    done();
    this.#tell();
  }

  /** Returns the draws from a position on, until a seat is to decide or the game is over. */
  #dealtAfter(first: LocalPosition<T>): readonly AppliedAct<T>[] {
    const all: AppliedAct<T>[] = [];
    for (let position = first; position.actors[0] === 'chance'; position = itemAt(all, -1).position) {
      const dealt = this.#dealer(this.adapter.game, position.state);
      if (dealt === undefined) break;
      all.push(this.#taken('chance', dealt, position));
    }
    return all;
  }

  #taken(by: Actor, action: T['Action'], before: LocalPosition<T>): AppliedAct<T> {
    const step = applyAct(this.adapter, before, by, action);
    if (!step.ok) throw new Error(`${by} may not ${JSON.stringify(action)}: ${step.because}`);
    return { act: recordedAction(by, action), ...step };
  }

  #add({ act: taken, position, events }: AppliedAct<T>): void {
    const earlier = this.#acts.at(-1)?.by === taken.by ? this.#back : [];
    const stays = !this.adapter.isUndoable(taken) || position.outcome !== undefined;
    this.#back = stays ? [] : [...earlier, this.#position];
    this.#acts.push(taken);
    this.#log.add(eventsBySeat(this.adapter.game, events));
    this.#set(position);
  }

  #set(position: LocalPosition<T>): void {
    this.#position = position;
    this.#moments = new Map();
  }
}

const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};

/** A session of any game. */
export type AnySession = GameSession<TableGameTypes, unknown, GameSetup>;

/** A session of any game that this page itself deals. */
export type AnyLocalSession = LocalSession<TableGameTypes, unknown, GameSetup>;
