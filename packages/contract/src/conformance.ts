import { previewFault } from './conformance/preview.ts';
import { searchFault } from './conformance/search.ts';
import { leakIn } from './conformance/secrets.ts';
import { type Actor, CHANCE, type Game, OVER, type Seat, type Types } from './game.ts';
import { play } from './play.ts';
import { type Random, weightedIndex } from './random.ts';
import {
  defaultNames,
  type GameRecord,
  type RecordedAction,
  recordedAction,
  recordOf,
  replay,
} from './record.ts';
import { Sfc32 } from './sfc32.ts';
import { sorted } from './sorted.ts';
import { readText, writeText } from './text.ts';

/** Guarantees that every game must keep. */
export const GUARANTEES = [
  'options', // good options read back as themselves, junk is refused
  'actors', // actors have actions, others have none
  'listed', // listed actions are accepted
  'refused', // anything else is refused, without an exception and without a change
  'untouched', // `play` leaves its input alone
  'replay', // options and actions rebuild the state
  'lanes', // both lanes agree move by move
  'copies', // copies are independent
  'search', // what a search does in the fast lane is what may be done
  'weights', // chance: positive whole weights, and `sampleChance` follows them
  'secrets', // views, events and acts tell a seat nothing that it may not know, and are plain JSON
  'preview', // from a state determinized from its view a seat may do the same, and sees the same come of it
  'ends', // the game ends, and has an outcome exactly then
  'record', // records survive JSON and text
] as const;
export type GuaranteeName = (typeof GUARANTEES)[number];

/** A guarantee that a game breaks. */
export interface Violation {
  readonly guarantee: GuaranteeName;
  /** Position of the violation: the game of the series and the number of actions before it. */
  readonly game: number;
  readonly action: number;
  readonly because: string;
}

/** Length and thoroughness of a run of `conformance`. */
export interface ConformanceSettings {
  /** Games played: 3 unless given. */
  readonly games?: number;
  /** Seed of their random choices: 1 unless given. */
  readonly seed?: number;
  /** A game must be over after this many actions: 10,000 unless given. */
  readonly longest?: number;
  /** The costly checks are made at every n-th action: at each unless given. */
  readonly every?: number;
  /** Makes up actions that may be `unlisted`, for an actor at its turn or not; those that are allowed are taken. */
  readonly propose?: (seat: Seat, random: Random) => unknown;
}

/**
 * Plays seeded random games and reports every guarantee that was broken, at most one violation of each kind a game.
 * A game that keeps its guarantees gives an empty list.
 */
export function conformance<T extends Types>(
  game: Game<T>,
  options: unknown,
  settings: ConformanceSettings = {},
): Violation[] {
  const { games = 3, seed = 1, longest = 10_000 } = settings;
  const violations: Violation[] = [];
  const checked = game.readOptions(options);
  if (!checked.ok) return [{ guarantee: 'options', game: 0, action: 0, because: checked.because }];
  for (let index = 0; index < games; index++) {
    const run = new Run(game, checked.value, index, new Sfc32(seed, index), settings);
    run.guard('ends', () => run.play(longest));
    violations.push(...run.violations.values());
  }
  return violations;
}

const JUNK = [null, undefined, 42, 'x', [], {}, { type: 'nothing' }, { type: null }, { by: 0 }];
const ODD_VALUES = [null, -1, 1.5, 99_999, 'junk', '', [], [1], {}, true];
/** Facts of a refusal that name a part of the turn: a client must not have to know in which order the state keeps them. */
const NAMED = ['phase', 'step'];
const json = (value: unknown) => JSON.stringify(value);

class Run<T extends Types> {
  readonly violations = new Map<GuaranteeName, Violation>();
  readonly #game: Game<T>;
  readonly #options: T['Options'];
  readonly #index: number;
  readonly #random: Random;
  readonly #every: number;
  readonly #propose: ConformanceSettings['propose'];
  readonly #acts: RecordedAction<T['Action']>[] = [];
  /** Actions seen in earlier states, tried again where they may no longer fit. */
  readonly #seen: T['Action'][] = [];

  constructor(
    game: Game<T>,
    options: T['Options'],
    index: number,
    random: Random,
    { every = 1, propose }: ConformanceSettings,
  ) {
    this.#game = game;
    this.#options = options;
    this.#index = index;
    this.#random = random;
    this.#every = every;
    this.#propose = propose;
  }

  report(guarantee: GuaranteeName, because: string): void {
    if (!this.violations.has(guarantee))
      this.violations.set(guarantee, { guarantee, game: this.#index, action: this.#acts.length, because });
  }

  guard(guarantee: GuaranteeName, body: () => void): void {
    try {
      body();
    } catch (error) {
      this.report(guarantee, `threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  play(longest: number): void {
    const game = this.#game;
    this.#checkOptions();
    const state = game.setup(this.#options);
    const quick = game.setup(this.#options);
    // Plays along from `reset`: what states are like in which nobody remembers what was seen.
    const bare = game.setup(this.#options);
    game.fast.reset(bare);
    const codes = new Int32Array(game.fast.actionsAtMost);
    for (let n = 0; game.actors(state).length > 0; n++) {
      if (n === longest) return this.report('ends', `not over after ${longest} actions`);
      const thorough = n % this.#every === 0;
      if (game.outcome(state)) this.report('ends', 'has an outcome while somebody may still act');
      this.guard('actors', () => this.#checkActors(state));
      if (thorough) {
        this.guard('lanes', () => this.#checkLists(state, quick, codes));
        this.guard('refused', () => this.#checkRefusals(state));
        this.guard('copies', () => this.#checkCopies(state, quick, bare));
        this.guard('search', () => this.#checkSearch(state, bare));
        this.guard('secrets', () => this.#checkViews(state));
        this.guard('preview', () => this.#checkPreviews(state));
      }
      if (this.#propose) this.#takeUnlisted(state, [quick, bare], thorough);
      const actors = game.actors(state);
      if (actors.length === 0) break;
      const actor = actors[this.#random.below(actors.length)]!;
      const actions = game.actions(state, actor);
      if (actions.length === 0 && actor !== 'chance')
        return this.report('ends', `seat ${actor} is to act, but nothing it can do is listed`);
      if (actor === 'chance' && thorough) this.guard('weights', () => this.#checkWeights(state, actions));
      const action =
        actor === 'chance' ? this.#deal(state, actions) : actions[this.#random.below(actions.length)]!;
      this.#step(state, [quick, bare], actor, action, thorough);
      if (this.#seen.length < 400 && !this.#seen.some((old) => json(old) === json(action)))
        this.#seen.push(action);
    }
    if (!game.outcome(state)) this.report('ends', 'nobody may act, but there is no outcome');
    if (game.fast.actor(state) !== OVER) this.report('lanes', 'the fast lane does not see the end');
    this.guard('record', () => this.#checkRecord(state));
  }

  /** All that anybody may know or do: equal for equal states. */
  #print(state: T['State']): string {
    const game = this.#game;
    const seats = Array.from({ length: this.#options.seats }, (_, seat) => game.view(state, seat));
    const actors = game.actors(state);
    return json([
      game.view(state),
      seats,
      actors,
      actors.map((actor) => game.actions(state, actor)),
      game.outcome(state),
    ]);
  }

  /** The listed actions; where chance has too many to list, one of them. */
  #some(state: T['State'], actor: Actor): readonly T['Action'][] {
    const { fast } = this.#game;
    const listed = this.#game.actions(state, actor);
    return listed.length > 0 ? listed : [fast.decode(state, fast.sampleChance(state, this.#random))];
  }

  #checkOptions(): void {
    for (const of of ['table', 'record'] as const) {
      const again = this.#game.readOptions(this.#game.options(this.#game.setup(this.#options)), of);
      if (!again.ok || json(again.value) !== json(this.#options))
        this.report('options', `options in force do not read back as themselves, of a ${of}`);
    }
    for (const junk of [null, 7, 'x', [], { seats: 0 }, { seats: 1e9 }, { ...this.#options, nonsense: 1 }])
      this.guard('options', () => {
        if (this.#game.readOptions(junk).ok) this.report('options', `accepts ${json(junk)}`);
      });
  }

  #checkActors(state: T['State']): void {
    const game = this.#game;
    const actors = game.actors(state);
    const all: Actor[] = ['chance', ...Array.from({ length: this.#options.seats }, (_, seat) => seat)];
    for (const actor of all) {
      const count = game.actions(state, actor).length;
      const expected = actors.includes(actor);
      if (expected ? count === 0 && game.unlisted(state, actor).length === 0 : count > 0)
        this.report('actors', `${actor} has ${count} actions, actors: ${actors}`);
    }
    for (const actor of actors)
      for (const action of game.actions(state, actor)) {
        const refusal = game.refusal(state, actor, action);
        if (refusal) this.report('listed', `${json(action)} is listed, but refused: ${refusal.because}`);
      }
  }

  #checkRefusals(state: T['State']): void {
    const game = this.#game;
    const before = this.#print(state);
    const actors = game.actors(state);
    const strangers: unknown[] = [...JUNK, ...this.#seen];
    for (const actor of actors) {
      const actions = this.#some(state, actor);
      for (let i = 0; i < 3; i++) strangers.push(...bent(actions[this.#random.below(actions.length)]!));
    }
    const all: Actor[] = ['chance', ...Array.from({ length: this.#options.seats }, (_, seat) => seat), 99];
    for (const actor of all) {
      const listed = new Set(actors.includes(actor) ? game.actions(state, actor).map(sorted) : []);
      const unlisted = new Set<unknown>(game.unlisted(state, actor));
      for (const stranger of strangers) {
        if (listed.has(sorted(stranger))) continue;
        const played = play(game, state, actor, stranger);
        if (played.ok && !unlisted.has((stranger as T['Action']).type))
          this.report('refused', `${actor} may ${json(stranger)}, which is not listed`);
        else if (!played.ok && !(played.rule && played.because))
          this.report('refused', `no rule or reason for ${json(stranger)}`);
        else if (!played.ok && NAMED.some((fact) => typeof played.facts?.[fact] === 'number'))
          this.report('refused', `numbers for what has a name: ${json(played.facts)}`);
      }
    }
    if (this.#print(state) !== before) this.report('refused', 'a refused action changed the state');
  }

  #checkLists(state: T['State'], quick: T['State'], codes: Int32Array): void {
    const { fast } = this.#game;
    const who = fast.actor(quick);
    const actor: Actor = who === CHANCE ? 'chance' : who;
    if (!this.#game.actors(state).includes(actor))
      return this.report('lanes', `the fast lane waits for ${actor}`);
    const listed = this.#game.actions(state, actor);
    if (who === CHANCE) return;
    const count = fast.legalActions(quick, codes);
    const decoded = Array.from(codes.subarray(0, count), (code) => json(fast.decode(quick, code)));
    if (decoded.join() !== listed.map(json).join())
      return this.report('lanes', `${count} codes, ${listed.length} actions, or not the same`);
    listed.forEach((action, i) => {
      if (fast.encode(quick, action) !== codes[i])
        this.report('lanes', `${json(action)} has another code than listed`);
    });
  }

  #checkCopies(state: T['State'], quick: T['State'], bare: T['State']): void {
    const game = this.#game;
    const before = this.#print(state);
    const copy = game.clone(state);
    if (this.#print(copy) !== before) return this.report('copies', 'a clone differs from its origin');
    for (let i = 0; i < 3 && game.actors(copy).length > 0; i++) {
      const actor = game.actors(copy)[0]!;
      game.apply(copy, actor, this.#some(copy, actor)[0]!);
    }
    if (this.#print(state) !== before) this.report('copies', 'acting on a clone changed its origin');
    if (this.#print(game.clone(state, copy)) !== before || this.#print(copy) !== before)
      this.report('copies', 'cloning over a used state does not make it equal');
    game.apply(copy, game.actors(copy)[0]!, this.#some(copy, game.actors(copy)[0]!)[0]!);
    game.fast.copy(quick, copy);
    if (this.#print(copy) !== this.#print(bare))
      this.report(
        'copies',
        'copying over a used state does not make it what it is after reset and the same actions',
      );
  }

  /** `bare` is the same state, but that nobody remembers what was seen. */
  #checkSearch(state: T['State'], bare: T['State']): void {
    const fault = searchFault(this.#game, state, bare, this.#random);
    if (fault) this.report('search', fault);
  }

  #checkWeights(state: T['State'], actions: readonly T['Action'][]): void {
    const { fast } = this.#game;
    const weights = this.#game.weights(state);
    if (actions.length === 0) return; // too many to list: nothing to compare with
    if (
      weights.length !== actions.length ||
      !weights.every((weight) => Number.isInteger(weight) && weight > 0)
    )
      return this.report('weights', `${weights.length} weights for ${actions.length} actions: ${weights}`);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const draws = 400;
    const seen = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const dealt = sorted(fast.decode(state, fast.sampleChance(state, this.#random)));
      seen.set(dealt, (seen.get(dealt) ?? 0) + 1);
    }
    actions.forEach((action, i) => {
      const odds = weights[i]! / total;
      const count = seen.get(sorted(action)) ?? 0;
      seen.delete(sorted(action));
      // Six standard deviations and a little: never by accident, always when a weight is ignored.
      if (Math.abs(count - draws * odds) > 6 * Math.sqrt(draws * odds * (1 - odds)) + 2)
        this.report('weights', `${json(action)} came ${count} times of ${draws}, its odds are ${odds}`);
    });
    if (seen.size > 0) this.report('weights', `chance dealt what it did not list: ${[...seen.keys()][0]}`);
  }

  #deal(state: T['State'], actions: readonly T['Action'][]): T['Action'] {
    if (actions.length === 0) return this.#some(state, 'chance')[0]!;
    return actions[weightedIndex(this.#game.weights(state), this.#random)] ?? actions[0]!;
  }

  #checkViews(state: T['State']): void {
    const game = this.#game;
    for (const seat of [undefined, ...Array.from({ length: this.#options.seats }, (_, i) => i)]) {
      const view = game.view(state, seat);
      const plain = json(view);
      if (json(JSON.parse(plain)) !== plain || hasHoles(view))
        this.report('secrets', 'a view is not plain JSON');
      const determinized = game.determinize(JSON.parse(plain), this.#random);
      if (json(game.view(determinized, seat)) !== plain)
        this.report('secrets', `the view of ${seat ?? 'an onlooker'} depends on what it does not tell`);
    }
  }

  #checkPreviews(state: T['State']): void {
    const game = this.#game;
    for (let seat = 0; seat < this.#options.seats; seat++) {
      const actions = game.actions(state, seat);
      const proposed = Array.from({ length: 10 }, () => this.#propose?.(seat, this.#random));
      const bents = actions.length > 0 ? bent(actions[this.#random.below(actions.length)]!) : [];
      const tries = [...JUNK, ...this.#seen, ...proposed, ...bents, ...actions];
      const fault = previewFault(game, state, this.#determinized(state, seat), seat, tries, this.#random);
      if (fault) this.report('preview', fault);
    }
  }

  /** Another state in which the game may be, for all that the seat, or an onlooker, knows. */
  #determinized(state: T['State'], seat: Seat | undefined): T['State'] {
    return this.#game.determinize(JSON.parse(json(this.#game.view(state, seat))), this.#random);
  }

  #checkRedactions(state: T['State'], actor: Actor, action: T['Action']): void {
    for (const viewer of [undefined, ...Array.from({ length: this.#options.seats }, (_, seat) => seat)]) {
      const leak = leakIn(this.#game, state, this.#determinized(state, viewer), actor, action, viewer);
      if (leak) this.report('secrets', leak);
    }
  }

  /** Now and then some seat does what no list holds. */
  #takeUnlisted(state: T['State'], along: readonly T['State'][], thorough: boolean): void {
    const seat = this.#random.below(this.#options.seats);
    const action = this.#propose?.(seat, this.#random) as T['Action'] | undefined;
    if (!action || this.#game.refusal(state, seat, action)) return;
    const listed = this.#game.actions(state, seat).map(sorted);
    if (!this.#game.unlisted(state, seat).includes(action.type) && !listed.includes(sorted(action)))
      return this.report('refused', `${seat} may ${json(action)}, which is not listed`);
    this.#step(state, along, seat, action, thorough);
    this.#seen.push(action);
  }

  #step(
    state: T['State'],
    along: readonly T['State'][],
    actor: Actor,
    action: T['Action'],
    thorough: boolean,
  ): void {
    const game = this.#game;
    const before = thorough ? this.#print(state) : '';
    const played = thorough ? play(game, state, actor, action) : undefined;
    if (thorough && this.#print(state) !== before)
      this.report('untouched', `playing ${json(action)} changed its input`);
    if (thorough) this.guard('secrets', () => this.#checkRedactions(state, actor, action));
    const events = game.apply(state, actor, action);
    if (played?.ok) {
      if (this.#print(played.state) !== this.#print(state))
        this.report('untouched', `playing ${json(action)} gives another state than applying it`);
      if (json(played.events) !== json(events)) this.report('untouched', 'the same action told other events');
    }
    for (const event of events)
      if (json(game.redactEvent(event)) === undefined)
        this.report('secrets', `the event ${event.type} is not plain JSON`);
    const [quick, bare] = along;
    this.guard('lanes', () => {
      this.#follow(bare, actor, action);
      this.#follow(quick, actor, action);
      this.#compare(state, quick, action, thorough);
    });
    this.#acts.push(recordedAction(actor, action));
  }

  /** The same action in another state, through the fast lane where it waits for this actor. */
  #follow(state: T['State'], actor: Actor, action: T['Action']): void {
    const { fast } = this.#game;
    const who = fast.actor(state);
    if (actor === (who === CHANCE ? 'chance' : who)) fast.play(state, fast.encode(state, action));
    else this.#game.apply(state, actor, action);
  }

  #compare(state: T['State'], quick: T['State'], action: T['Action'], thorough: boolean): void {
    const { fast } = this.#game;
    if (thorough && this.#print(quick) !== this.#print(state))
      this.report('lanes', `the lanes part after ${json(action)}`);
    for (let seat = 0; seat < this.#options.seats; seat++)
      if (fast.points(quick, seat) !== fast.points(state, seat)) this.report('lanes', 'points differ');
  }

  #checkRecord(state: T['State']): void {
    const game = this.#game;
    const outcome = game.outcome(state);
    const record = recordOf(
      game,
      this.#options,
      defaultNames(this.#options.seats),
      this.#acts,
      outcome ? { result: outcome } : {},
    );
    const again = replay(game, JSON.parse(json(record)));
    if (!again.ok) return this.report('replay', `action ${again.at}: ${again.because}`);
    if (this.#print(again.state) !== this.#print(state))
      this.report('replay', 'the record leads to another state');
    const read = readText(game, writeText(game, record as GameRecord<T['Options'], T['Action']>));
    if (!read.ok) return this.report('record', read.because);
    if (sorted(read.value) !== sorted(record))
      this.report('record', 'the text form reads back as another record');
  }
}

/** An action with each of its members, one after the other, made wrong. */
function bent(action: object): unknown[] {
  const results: unknown[] = [{ ...action, extra: 1 }];
  for (const key of Object.keys(action)) {
    const { [key]: _, ...without } = action as Record<string, unknown>;
    results.push(without, ...ODD_VALUES.map((value) => ({ ...action, [key]: value })));
  }
  return results;
}

/** Tells whether JSON would drop or change something in the value: undefined, functions, typed arrays, not-a-number. */
function hasHoles(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return false;
  if (typeof value === 'number') return !Number.isFinite(value);
  if (Array.isArray(value)) return value.some(hasHoles);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return true;
  return Object.values(value).some(hasHoles);
}
