import type { Actor, Game, Outcome, Refusal, Result, Seat, Types } from './game.ts';
import { isName, NAME_AT_MOST } from './names.ts';
import { sanitize } from './sanitize.ts';

export const FORMAT = 'bastide/1';

/** An action and who took it: the lines of a record. */
export type RecordedAction<Action = { readonly type: string }> = { readonly by: Actor } & Action;

/** The whole truth of a game. Cut short anywhere it is a game in progress. Described in `docs/record.md`. */
export interface GameRecord<Options = { readonly seats: number }, Action = { readonly type: string }> {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly { readonly name: string }[];
  readonly actions: readonly RecordedAction<Action>[];
  /** Points and winners of a finished game; checked when read. */
  readonly result?: Outcome;
  /** When each action was taken, in milliseconds since the start. */
  readonly at?: readonly number[];
  /** Commitment, nonces and secret of a fair dealer. */
  readonly fairness?: unknown;
  /** Anything; never read by rules. */
  readonly meta?: unknown;
}

/** The index of the first bad action (absent when the fault lies outside the actions), the rule and the reason. */
export type RecordFault = { readonly ok: false; readonly at?: number } & Refusal;

export type ReplayOutcome<T extends Types> =
  | {
      readonly ok: true;
      readonly state: T['State'];
      readonly record: GameRecord<T['Options'], T['Action']>;
    }
  | RecordFault;

const MEMBERS = ['format', 'game', 'options', 'seats', 'actions', 'result', 'at', 'fairness', 'meta'];
/** Longer than any game, and short enough to be read at once. */
export const ACTIONS_AT_MOST = 100_000;

/**
 * The ways in which something can fail to be a record: `facts.fault` names one, and `facts.what` the line, member, number
 * or game that it is about. A refusal by `RECORD` without it is about the form of an action.
 */
export const FORM_FAULTS = [
  'line',
  'json',
  'form',
  'format',
  'game',
  'member',
  'deep',
  'seats',
  'name',
  'actions',
  'many',
  'times',
  'early',
  'result',
  'by',
] as const;
export type FormFault = (typeof FORM_FAULTS)[number];

/** Not for other packages: they get it from `replay` and `parseRecord`. */
export const formFault = (fault: FormFault, because: string, what?: string | number): RecordFault => ({
  ok: false,
  rule: 'RECORD',
  because,
  facts: what === undefined ? { fault } : { fault, what },
});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const QUOTE_AT_MOST = 80;

/** Anything as JSON for a message, cut short; never throws. */
export function quote(value: unknown): string {
  try {
    const isNumber = typeof value === 'number'; // JSON has no words for some
    return sanitize((isNumber ? undefined : JSON.stringify(value)) ?? String(value), QUOTE_AT_MOST);
  } catch {
    return typeof value;
  }
}

/** No member is nested deeper: more could not be written back. */
const DEPTH_AT_MOST = 100;

const isShallow = (value: unknown, depthAtMost = DEPTH_AT_MOST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depthAtMost > 0 && Object.values(value).every((one) => isShallow(one, depthAtMost - 1)));

/** The game that a parsed record names; only its head is looked at. */
export function gameNameOf(input: unknown): Result<string> {
  if (!isObject(input)) return formFault('form', 'a record is a JSON object');
  if (input.format !== FORMAT)
    return formFault('format', `the format is ${quote(input.format)}, not "${FORMAT}"`);
  if (typeof input.game !== 'string') return formFault('format', 'the member "game" names no game');
  return { ok: true, value: input.game };
}

/**
 * Reads anything that claims to be a record of `game` and plays it, up to `until` actions if given. `onStep` sees the
 * state before an action is taken and the events after it.
 */
export function replay<T extends Types>(
  game: Game<T>,
  input: unknown,
  until = Number.POSITIVE_INFINITY,
  onStep?: ReplayObserver<T>,
): ReplayOutcome<T> {
  return drain(replaySteps(game, input, until, onStep));
}

/** Runs work that yields between its pieces to its end and returns its result. */
export function drain<Result>(pieces: Iterator<undefined, Result>): Result {
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}

/** The same action by action, for programs that have other things to do meanwhile. */
export function* replaySteps<T extends Types>(
  game: Game<T>,
  input: unknown,
  until = Number.POSITIVE_INFINITY,
  onStep?: ReplayObserver<T>,
): Generator<undefined, ReplayOutcome<T>> {
  const name = gameNameOf(input);
  if (!name.ok) return name;
  if (name.value !== game.name)
    return formFault(
      'game',
      `this is a record of ${sanitize(name.value, 40)}, not of ${game.name}`,
      sanitize(name.value, 40),
    );
  const claimed = input as Record<string, unknown>;
  const stranger = Object.keys(claimed).find((member) => !MEMBERS.includes(member));
  if (stranger !== undefined)
    return formFault('member', `a record has no member ${quote(stranger)}`, quote(stranger));
  const deep = ['seats', 'fairness', 'meta'].find((member) => !isShallow(claimed[member]));
  if (deep !== undefined) return formFault('deep', `the member "${deep}" is nested too deeply`, deep);
  const options = game.readOptions(claimed.options, 'record');
  if (!options.ok) return options;
  const seats = readSeats(claimed.seats, options.value.seats);
  if (!seats.ok) return seats;
  const acts = claimed.actions;
  if (!Array.isArray(acts)) return formFault('actions', 'the member "actions" is no list');
  if (acts.length > ACTIONS_AT_MOST)
    return formFault('many', `more than ${ACTIONS_AT_MOST} actions`, ACTIONS_AT_MOST);
  const times = claimed.at;
  if (times !== undefined && !(Array.isArray(times) && times.length === acts.length && times.every(isTime)))
    return formFault('times', 'the member "at" needs one time in milliseconds for each action');

  const state = game.setup(options.value);
  const count = Math.min(acts.length, until);
  for (let at = 0; at < count; at++) {
    const act: unknown = acts[at];
    if (!isObject(act)) return { ok: false, at, rule: 'RECORD', because: 'an action is a JSON object' };
    const { by, ...action } = act;
    if (
      by !== 'chance' &&
      !(Number.isInteger(by) && (by as number) >= 0 && (by as number) < options.value.seats)
    )
      return { ...formFault('by', `nobody is called ${quote(by)}: "by" is a seat or "chance"`), at };
    const actor = by as Actor;
    const refusal = game.refusal(state, actor, action);
    if (refusal) return { ok: false, at, ...refusal };
    onStep?.before?.(state, actor, action as T['Action'], at);
    const events = game.apply(state, actor, action as T['Action']);
    onStep?.after?.(state, actor, action as T['Action'], at, events);
    yield;
  }
  if (claimed.result !== undefined && count === acts.length) {
    const wrong = resultFault(claimed.result, game.outcome(state));
    if (wrong) return wrong;
  }
  return {
    ok: true,
    state,
    record: { ...(claimed as object), options: options.value } as GameRecord<T['Options'], T['Action']>,
  };
}

/** Callbacks of `replay`; states are only lent. */
export interface ReplayObserver<T extends Types> {
  before?(state: T['State'], actor: Actor, action: T['Action'], at: number): void;
  after?(
    state: T['State'],
    actor: Actor,
    action: T['Action'],
    at: number,
    events: readonly T['Event'][],
  ): void;
}

const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function readSeats(input: unknown, count: number): Result<readonly { name: string }[]> {
  if (!Array.isArray(input) || input.length !== count)
    return formFault('seats', `the member "seats" needs ${count} entries, one for each seat`, count);
  const seats = input as unknown[];
  if (!seats.every((seat) => isObject(seat) && isName(seat.name)))
    return formFault(
      'name',
      `each seat needs a "name" of at most ${NAME_AT_MOST} characters, none of them invisible`,
    );
  return { ok: true, value: seats as { name: string }[] };
}

function resultFault(claimed: unknown, outcome: Outcome | undefined): RecordFault | undefined {
  if (!outcome) return formFault('early', 'a result is given, but the game is not over');
  if (
    !isObject(claimed) ||
    !sameNumbers(claimed.points, outcome.points) ||
    !sameNumbers(claimed.winners, outcome.winners)
  )
    return formFault(
      'result',
      `the result given is not the result of the actions: points ${outcome.points.join(', ')}`,
    );
  return undefined;
}

const sameNumbers = (claimed: unknown, due: readonly number[]) =>
  Array.isArray(claimed) && claimed.length === due.length && claimed.every((value, i) => value === due[i]);

/** A record to write: every option in force is named. */
export function recordOf<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  names: readonly string[],
  actions: readonly RecordedAction<T['Action']>[],
  more: { readonly result?: Outcome; readonly meta?: unknown } = {},
): GameRecord<T['Options'], T['Action']> {
  return {
    format: FORMAT,
    game: game.name,
    options,
    seats: names.map((name) => ({ name })),
    actions,
    ...more,
  };
}

/** The act of `by`, as a line of a record. */
export function recordedAction<Action extends { readonly type: string }>(
  by: Actor,
  action: Action,
): RecordedAction<Action> {
  return { by, ...action };
}

/** Seats by default are told apart by number, from 1 as people count. */
export const defaultNames = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat: Seat) => `Seat ${seat + 1}`);
