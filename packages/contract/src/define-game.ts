import { type ActionShapes, shapeFault, textOf } from './action-shapes.ts';
import { deriveFast } from './derive-fast.ts';
import { type Field, type Fields, fieldFault } from './fields.ts';
import type {
  ActionText,
  Actor,
  FastGame,
  Game,
  Outcome,
  RedactedAction,
  Refusal,
  Result,
  Seat,
  Types,
} from './game.ts';
import type { Random } from './random.ts';
import { isObject, quote } from './record.ts';
import { refuse } from './refusal.ts';
import { sanitize } from './sanitize.ts';
import { sorted } from './sorted.ts';

/**
 * The rules of a game that everybody sees whole. Without a `view` of its own its state is plain JSON, which is the view.
 * Members with a question mark may be left out.
 */
export interface GameDefinition<T extends Types> {
  /** Name of the game: one word of small letters, as records and programs write it. */
  readonly name: string;
  /** Fewest and most seats at a table. */
  readonly seats: { readonly min: number; readonly max: number };
  /** All options but `seats`, checked and filled in by their fields; or a reader of its own. */
  readonly options: Fields<Omit<T['Options'], 'seats'>> | Game<T>['readOptions'];
  /**
   * Members of each type of action: what is malformed is refused, and the text form follows. A game that leaves them out has its own
   * `text`, and its `refusal` accepts anything.
   */
  readonly shapes?: ActionShapes<T['Action']>;
  /**
   * The start of a game, with its options in `state.options`.
   * @calledBy whoever begins a game, the derived `fast.reset`
   * @cost Any: once a game; in a search without its own `fast.reset` once a playout.
   * @throws Never: the options have been checked.
   */
  setup(options: T['Options']): T['State'];
  /**
   * The actors that the game waits for; nobody exactly when `outcome` gives one.
   * @calledBy everybody after each action, the derived fast lane several times for each
   * @cost Low: it decides how fast the derived fast lane is.
   * @throws Never.
   */
  actors(state: T['State']): readonly Actor[];
  /**
   * The actions open to an actor, in a fixed order; none for an actor that the game does not wait for.
   * @calledBy everybody before each action, the derived `refusal` and fast lane
   * @cost Low: it decides how fast the derived fast lane is.
   * @throws Never.
   */
  actions(state: T['State'], actor: Actor): readonly T['Action'][];
  /**
   * Returns the reason against an action; with `shapes` it is only asked of well-formed actions that are not listed. If it gives
   * none, actions that `unlisted` names are allowed, and others are refused because they cannot be done now.
   * @calledBy the derived `refusal`; without `shapes` everybody before each action
   * @cost Any: only actions that are refused or unlisted reach it.
   * @throws Never.
   */
  refusal?(state: T['State'], actor: Actor, action: T['Action']): Refusal | undefined;
  /**
   * Performs an allowed action in place and returns its events, in order.
   * @calledBy everybody for each action, the derived `fast.play`
   * @cost Low: it decides how fast the derived fast lane is.
   * @throws Never: the action has been allowed.
   */
  apply(state: T['State'], actor: Actor, action: T['Action']): readonly T['Event'][];
  /**
   * Another state equal to it. Given `into`, that becomes equal to `state` and is returned. A game without it has plain JSON as its state.
   * @calledBy `play`, server, bots, the derived `fast.copy`
   * @cost Low: searches copy before each line they try.
   * @throws Never.
   */
  clone?(state: T['State'], into?: T['State']): T['State'];
  /**
   * Points by seat and the winners; undefined while the game goes on.
   * @calledBy everybody after each action
   * @cost Low while the game goes on.
   * @throws Never.
   */
  outcome(state: T['State']): Outcome | undefined;
  /**
   * All that a seat, or without one an onlooker, may know, as plain JSON. Goes with `determinize`.
   * @calledBy server, page and program for each reader
   * @cost An object for each thing on the table.
   * @throws Never.
   */
  view?(state: T['State'], seat?: Seat): T['View'];
  /**
   * A full state that gives exactly this view. Goes with `view`.
   * @calledBy bots, coach and page, which hold a view only
   * @cost As `setup`.
   * @throws On a view that no state could give.
   */
  determinize?(view: T['View'], random: Random): T['State'];
  /**
   * Points so far by seat, for searches; those of the outcome unless given.
   * @calledBy the derived `fast.points`
   * @cost Low: searches ask at the end of each line they try.
   * @throws Never.
   */
  points?(state: T['State']): readonly number[];
  /**
   * Weights of the actions of chance, in the order of their list; all alike unless given.
   * @calledBy server and coach, the derived `fast.sampleChance` and `fast.chanceOutcomes`
   * @cost A number for each action of chance.
   * @throws Never.
   */
  weights?(state: T['State']): readonly number[];
  /**
   * Types of actions that are allowed without being listed; none unless given.
   * @calledBy the derived `refusal`, arena, conformance
   * @cost A short list.
   * @throws Never.
   */
  unlisted?(state: T['State'], actor: Actor): readonly T['Action']['type'][];
  /** Most actions that a state lists; 256 unless given. */
  readonly actionsAtMost?: number;
}

/** The rules of a game in which seats know less than the whole state: also says who knows what. */
export interface SecretGameDefinition<T extends Types> extends GameDefinition<T> {
  readonly secrets: true;
  readonly view: Game<T>['view'];
  readonly redactEvent: Game<T>['redactEvent'];
  readonly redactAction: Game<T>['redactAction'];
  readonly revealsHidden: Game<T>['revealsHidden'];
  readonly determinize: Game<T>['determinize'];
}

/** Parts of a game that it does itself, faster or in its own form, in the place of what would be derived. */
export type OwnParts<T extends Types> = Partial<Pick<Game<T>, 'refusal' | 'options'>> & {
  readonly text?: Partial<ActionText<T['Action']>>;
  readonly fast?: Partial<FastGame<T>>;
};

type Definition<T extends Types> =
  | (GameDefinition<T> & { readonly secrets?: false })
  | SecretGameDefinition<T>;

const MOST_ACTIONS = 256;

/**
 * Makes a game of the contract from its rules: options, refusals, text form, copies, sampling and the whole fast lane are derived.
 * `own` replaces any of them.
 */
export function defineGame<T extends Types & { State: { readonly options: T['Options'] } }>(
  rules: Definition<T>,
  own: OwnParts<T> = {},
): Game<T> {
  const { name, seats, options, setup, actors, actions, apply, outcome, shapes } = rules;
  const { unlisted = () => [], clone = cloneJson } = rules;
  if (!rules.view !== !rules.determinize) throw new Error(`${name}: view and determinize go together`);
  const slow: Omit<Game<T>, 'text' | 'fast'> = {
    name,
    seats,
    secrets: rules.secrets === true,
    readOptions: typeof options === 'function' ? options : (input) => readOptions<T>(seats, options, input),
    setup,
    options: (state) => state.options,
    actors,
    actions,
    unlisted,
    weights: rules.weights ?? ((state) => actions(state, 'chance').map(() => 1)),
    refusal: shapes ? refusalBy(rules, shapes, unlisted) : (rules.refusal as Game<T>['refusal']),
    apply,
    clone,
    outcome,
    view: rules.view ?? ((state) => copyOf(state)),
    redactEvent: (event) => event,
    redactAction: (_state, _actor, action) => action as RedactedAction<T['Action']>,
    revealsHidden: () => false,
    // Without a view of its own the state is the view.
    determinize: rules.determinize ?? ((shown) => copyOf<unknown>(shown) as T['State']),
    ...(rules.secrets && secretsOf(rules)),
    ...partsOf(own),
  };
  const text = { ...(shapes && textOf<T['Action']>(shapes)), ...own.text } as ActionText<T['Action']>;
  if (!slow.refusal || !text.read)
    throw new Error(`${name} has no shapes, and no refusal and text of its own`);
  const { actionsAtMost = MOST_ACTIONS } = rules;
  const points = rules.points ?? ((state) => outcome(state)?.points ?? Array(state.options.seats).fill(0));
  return { ...slow, text, fast: { ...deriveFast<T>({ ...slow, actionsAtMost, points }), ...own.fast } };
}

/** The refusal of a game with shapes: all that is listed is allowed, so that a game says it once. */
function refusalBy<T extends Types>(
  rules: GameDefinition<T>,
  shapes: ActionShapes<T['Action']>,
  unlisted: Game<T>['unlisted'],
): Game<T>['refusal'] {
  return (state, actor, action) => {
    const malformed = shapeFault(shapes, actor, action);
    if (malformed) return malformed;
    const known = action as T['Action'];
    // Members may come in any order from outside.
    const text = sorted(known);
    if (rules.actions(state, actor).some((one) => sorted(one) === text)) return undefined;
    const reason = rules.refusal?.(state, actor, known);
    if (reason || unlisted(state, actor).includes(known.type)) return reason;
    if (!rules.actors(state).includes(actor))
      return refuse('TURN', `it is not the turn of ${actor === 'chance' ? actor : `seat ${actor}`}`);
    return refuse('NOW', `${known.type} cannot be done now`);
  };
}

const partsOf = <T extends Types>({ text: _, fast: __, ...parts }: OwnParts<T>) => parts;

const secretsOf = <T extends Types>({
  redactEvent,
  redactAction,
  revealsHidden,
}: SecretGameDefinition<T>) => ({ redactEvent, redactAction, revealsHidden });

const cloneJson = <State>(state: State, into?: State): State =>
  into ? replace(into as object, copyOf(state)) : copyOf(state);

/** Plain JSON once more, sharing nothing. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)])) as Value;
}

/** Gives `into` the members of another object, and no others. */
function replace<State>(into: object, from: State): State {
  for (const name of Object.keys(into)) delete (into as Record<string, unknown>)[name];
  return Object.assign(into, from) as State;
}

function readOptions<T extends Types>(
  seats: Game<T>['seats'],
  options: object,
  input: unknown,
): Result<T['Options']> {
  const refuseOption = (option: string, because: string): Result<T['Options']> => ({
    ok: false,
    ...refuse('OPTIONS', because, { option: sanitize(option, 40) }),
  });
  if (!isObject(input)) return refuseOption('options', 'options are a JSON object');
  const fields = options as Readonly<Record<string, Field<unknown>>>;
  const { seats: count = seats.min, ...others } = input;
  if (!Number.isInteger(count) || (count as number) < seats.min || (count as number) > seats.max)
    return refuseOption(
      'seats',
      `seats is a whole number from ${seats.min} to ${seats.max}, not ${quote(count)}`,
    );
  const fault = fieldFault(fields as never, others, { isPartial: true });
  if (fault) return refuseOption(fault.name, fault.because);
  const presets = Object.fromEntries(Object.entries(fields).map(([name, { preset }]) => [name, preset]));
  return { ok: true, value: { seats: count, ...presets, ...others } as unknown as T['Options'] };
}
