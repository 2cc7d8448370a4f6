import { type Actor, type GameRecord, recordedAction, type Seat } from '@bastide/contract';
import {
  type CommandInput,
  decisionOf,
  type Entry,
  type PersonId,
  type PublicPerson,
  seatsOf,
  type Table,
} from '@bastide/protocol';
import { itemAt } from '../must.ts';
import { seatNames } from '../people/people.ts';
import { BOT_NAMES, FALLBACK_BOT, nextSeat, type SeatPlayer, type SeatSetup } from '../people/seats.ts';
import { GameLog } from '../session/game-log.ts';
import type {
  ActResult,
  GameAdapter,
  GameMoment,
  GameSession,
  GameSetup,
  TableGameTypes,
} from '../session/session.ts';
import { sessionRecord } from '../session/session-record.ts';
import { randomId } from '../storage/random-id.ts';
import type { OnlineTable } from './online-table.ts';
import { ProblemError, UnreachableError } from './problem.ts';
import { type LoggedAct, type Projection, ReplayedProjection, ServerProjection } from './projection.ts';
import type { TableConnection } from './table-connection.ts';

/** A command that may have to be sent once more. */
interface PendingCommand {
  readonly command: CommandInput;
  readonly key: string;
}

/** A game on the server: the owners of its seats play it here, everybody else watches. */
export class RemoteSession<T extends TableGameTypes, Line, Setup extends GameSetup>
  implements GameSession<T, Line, Setup>
{
  readonly setup: Setup;
  readonly adapter: GameAdapter<T, Line, Setup>;
  readonly people: readonly Seat[];
  /** Bots of this game think on the server. */
  readonly bots: readonly Seat[] = [];
  readonly #table: OnlineTable;
  readonly #listeners = new Set<() => void>();
  readonly #options: T['Options'];
  #acts: LoggedAct[] = [];
  #sight: Projection<T>;
  #log: GameLog<T, Line, Setup>;
  /** Number of actions before the latest decision. */
  #latestFrom = 0;
  /** Number of log entries read. */
  #read = 0;
  #entries: readonly Entry[] = [];
  /** The present moment by the seat that asked for it; `undefined` is a spectator. */
  #moments = new Map<Seat | undefined, GameMoment<T, Line>>();
  /** Commands sent and not answered, by their list of actions: a repetition uses the same key. */
  readonly #sent = new WeakMap<readonly T['Action'][], PendingCommand>();
  readonly #undoing = new Map<Seat, PendingCommand & { readonly count: number }>();
  /** The server's record, once the game is over. */
  #record: GameRecord<T['Options'], T['Action']> | 'asked' | undefined;

  readonly #noAnswer: () => string;

  /** `table`: its game has begun. `noAnswer`: returns the sentence for an unreachable server. */
  constructor(kit: GameAdapter<T, Line, Setup>, table: OnlineTable, noAnswer = () => 'no answer') {
    const { table: at, people } = table.known;
    this.adapter = kit;
    this.#table = table;
    this.#noAnswer = noAnswer;
    this.#options = at.options as T['Options'];
    this.setup = kit.setupOf(this.#options, seatSetups(at, people));
    this.people = seatsOf(at, table.me);
    this.#log = new GameLog(kit);
    this.#sight = this.#look();
    this.#readOn();
    table.subscribe(() => {
      if (this.#readOn()) this.#tell();
    });
  }

  /** The table with everything beside its game: clocks, people, chat. */
  get online(): TableConnection {
    return this.#table;
  }

  readonly moment = (seat?: Seat): GameMoment<T, Line> => {
    const eyes = seat !== undefined && this.people.includes(seat) ? seat : undefined;
    const known = this.#moments.get(eyes) ?? this.#momentOf(eyes);
    this.#moments.set(eyes, known);
    return known;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async act(seat: Seat, actions: readonly T['Action'][]): Promise<ActResult> {
    const { table } = this.#table.known;
    const before = this.#sent.get(actions);
    const sent = before ?? {
      key: randomId(),
      command: {
        type: 'act',
        seat,
        decision: decisionOf(table, seat) ?? '',
        seen: table.version,
        actions: actions as readonly { readonly type: string }[] as { type: string }[],
      },
    };
    this.#sent.set(actions, sent);
    const answer = await this.#send(sent);
    this.#sent.delete(actions);
    return answer;
  }

  canUndo(seat: Seat): boolean {
    const { table } = this.#table.known;
    const last = this.#acts.at(-1);
    return (
      table.state === 'running' &&
      table.paused === null &&
      this.people.includes(seat) &&
      last?.by === seat &&
      this.adapter.isUndoable(last.action as T['Action'])
    );
  }

  async undo(seat: Seat): Promise<ActResult> {
    const count = this.#acts.length;
    const before = this.#undoing.get(seat);
    // The undo succeeded, but its answer was lost: a repetition would take back another action.
    if (before && count < before.count) {
      this.#undoing.delete(seat);
      return { ok: true };
    }
    const sent =
      before?.count === count ? before : { key: randomId(), count, command: { type: 'undo', seat } as const };
    this.#undoing.set(seat, sent);
    const answer = await this.#send(sent);
    this.#undoing.delete(seat);
    return answer;
  }

  viewAt(count: number, seat?: Seat): T['View'] | undefined {
    return this.#sight.viewAt(count, seat !== undefined && this.people.includes(seat) ? seat : undefined);
  }

  /** Returns the record; while a game has secrets, or rules unknown to this page, undefined until it is over. */
  record(): GameRecord<T['Options'], T['Action']> | undefined {
    if (this.#record !== undefined && this.#record !== 'asked') return this.#record;
    const { table } = this.#table.known;
    if (table.over && this.#record === undefined) void this.#fetchRecord();
    if (this.#isTold) return undefined;
    const acts = this.#acts.map(({ by, action }) => recordedAction(by, action as T['Action']));
    return sessionRecord(this.adapter, this.setup, this.#options, acts, this.#outcome());
  }

  async #fetchRecord(): Promise<void> {
    this.#record = 'asked';
    try {
      this.#record = await this.#table.ask('record');
      // New moments make the table render again.
      this.#moments = new Map();
      this.#tell();
    } catch {
      this.#record = undefined;
    }
  }

  async #send({ command, key }: PendingCommand): Promise<ActResult> {
    try {
      await this.#table.do(command, key);
      return { ok: true };
    } catch (error) {
      if (error instanceof UnreachableError) throw new UnreachableError(this.#noAnswer(), { cause: error });
      if (!(error instanceof ProblemError)) throw error;
      const { rule = '', because, message, facts } = error;
      return { ok: false, rule, because: because ?? message, ...(facts && { facts }) };
    }
  }

  /** True if the game cannot be replayed here. */
  get #isTold(): boolean {
    return this.adapter.game.secrets || this.#table.needsViews();
  }

  #look(): Projection<T> {
    if (!this.#isTold) return new ReplayedProjection(this.adapter, this.#options);
    const views = {
      now: () => this.#table.known.now,
      past: (count: number, seat: Seat | undefined) =>
        this.#table.ask<object>(`views/${count}${seat === undefined ? '' : `?seat=${seat}`}`),
    };
    return new ServerProjection(this.adapter, this.#options, views, () => this.#tell());
  }

  /** Reads new entries of the log. Returns true if any of them concerns the game. */
  #readOn(): boolean {
    const { entries } = this.#table.known;
    // The server has sent the log again: another person may be signed in now.
    const isAll = this.#read > 0 && entries[0] !== this.#entries[0];
    if (isAll) this.#forget();
    const more = entries.slice(this.#read);
    this.#read = entries.length;
    this.#entries = entries;
    let run: LoggedAct[] = [];
    const take = () => {
      for (const told of this.#sight.apply(run)) this.#log.add(told);
      this.#acts.push(...run);
      run = [];
    };
    for (const entry of more)
      if (entry.kind === 'act') run.push(entry);
      else if (entry.kind === 'undone') {
        take();
        this.#backTo(entry.to);
      }
    take();
    const isGame = isAll || more.some(({ kind }) => GAME_KINDS.has(kind));
    if (isGame) {
      if (more.findLast(({ kind }) => kind === 'act' || kind === 'undone')?.kind === 'act')
        this.#latestFrom = latestFrom(this.#acts);
      this.#moments = new Map();
    }
    return isGame;
  }

  #forget(): void {
    this.#read = 0;
    this.#acts = [];
    this.#latestFrom = 0;
    this.#log = new GameLog(this.adapter);
    this.#sight = this.#look();
  }

  #backTo(count: number): void {
    this.#acts.length = count;
    this.#log.truncate(count);
    this.#sight.rewindTo(count);
    this.#latestFrom = count;
  }

  #outcome() {
    return this.#table.known.table.over?.outcome ?? undefined;
  }

  #momentOf(seat: Seat | undefined): GameMoment<T, Line> {
    const outcome = this.#outcome();
    const actors = actorsOf(this.#table.known.table);
    const resting = restingOf(this.#table.known.table, this.people);
    return {
      count: this.#acts.length,
      view: this.#sight.view(seat),
      actors,
      ...(resting.length > 0 && { resting }),
      actor: actors[0],
      outcome,
      log: this.#log.linesOf(seat),
      latest: this.#log.eventsSince(this.#latestFrom, seat),
      ...this.#sight.curve(outcome),
    };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Entries that change the game or the seats that must act. */
const GAME_KINDS: ReadonlySet<Entry['kind']> = new Set([
  ...(['begun', 'act', 'undone', 'over'] as const),
  ...(['delegated', 'claimed', 'paused', 'resumed', 'resigned'] as const),
]);

/** Returns those of the seats that need not act now: a bot plays for them, or the table is paused. */
const restingOf = ({ seats, paused }: Table, people: readonly Seat[]): readonly Seat[] =>
  people.filter((seat) => paused !== null || itemAt(seats, seat).delegate !== null);

const actorsOf = ({ state, moved, awaits }: Table): readonly Actor[] =>
  state === 'running' && moved !== null ? ['chance'] : awaits;

/**
 * Returns the index at which the latest decision begins: actions of one seat at the same time, and the draws after
 * them.
 */
function latestFrom(acts: readonly LoggedAct[]): number {
  const last = acts.findLast(({ by }) => by !== 'chance');
  if (!last) return 0;
  const before = acts.findLastIndex(({ by, at }) => by !== 'chance' && (by !== last.by || at !== last.at));
  return acts.findIndex(({ by }, i) => i > before && by !== 'chance');
}

/** Returns the players of a table as seats, with colours in the order in which seats take them. */
export function seatSetups(
  { seats }: Table,
  people: Readonly<Record<PersonId, PublicPerson>>,
): readonly SeatSetup[] {
  const names = seatNames(seats, (person) => people[person]?.name || ERASED_NAME);
  const taken: SeatSetup[] = [];
  for (const [seat, { person, bot }] of seats.entries()) {
    const player = playerOf(person, bot);
    taken.push({ ...nextSeat(taken, ERASED_NAME, player), name: names[seat] || ERASED_NAME });
  }
  return taken;
}

/** Name of a person whose account was erased. It must not be empty: the page calls a player without a name "You". */
const ERASED_NAME = '—';

const playerOf = (person: PersonId | null, bot: string | null): SeatPlayer =>
  person !== null || bot === null ? 'person' : (BOT_NAMES.find((name) => name === bot) ?? FALLBACK_BOT);
