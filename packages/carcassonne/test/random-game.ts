import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type Carcassonne,
  CHOICES,
  carcassonne,
  EDITIONS,
  type EditionName,
  type Event,
  type Options,
  SETS,
  type State,
  tileFacts,
  type View,
} from '@bastide/carcassonne';
import {
  type Actor,
  type OptionsSource,
  type Random,
  type RecordedAction,
  recordedAction,
  Sfc32,
} from '@bastide/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Position, Referee, type RefereeEvents } from './referee.ts';

/**
 * Styles of random play: by any choice; on a crowded board, where much is completed; with builders and pigs wherever they may go;
 * with tiles drawn that fit nowhere, as soon as there are any; or with those left to the end and cities walled off, so that there
 * are some.
 */
export const STYLES = ['anything', 'crowded', 'helpers', 'misfits', 'misfits last'] as const;
/** Greedy play, for whatever brings most at once, is too slow for every test. */
export type Style = (typeof STYLES)[number] | 'greedy';

export interface RandomGame {
  readonly options: Options;
  readonly seed: number;
  readonly style: Style;
  /** The first actions, if they are given. */
  readonly opening?: readonly RecordedAction<Action>[];
}

/** Options that mean something only with a set. */
const NEEDS: Record<string, (typeof SETS)[number]> = {
  thirdGood: 'traders',
  builderRule: 'traders',
  secondTile: 'traders',
  pigRule: 'traders',
  tradersTiles: 'traders',
  riverTiles: 'river',
  startTileWithRiver: 'river',
  icUnfinished: 'inns',
};

/** Any options: an edition's row as it stands, or with some of its cells changed. */
const anyOptions: fc.Arbitrary<Options> = fc
  .record({
    edition: fc.constantFrom(...(Object.keys(EDITIONS) as EditionName[])),
    sets: fc.subarray([...SETS]),
    seats: fc.integer({ min: 2, max: 6 }),
  })
  .chain((given) => {
    const open = Object.entries(CHOICES).filter(([name]) => !NEEDS[name] || given.sets.includes(NEEDS[name]));
    const cells = Object.fromEntries(open.map(([name, values]) => [name, fc.constantFrom(...values)]));
    const changes = fc.record(cells, { requiredKeys: [] });
    return fc.oneof(fc.constant({}), changes).map((changed) => optionsOf({ ...given, ...changed }));
  });

/** Any random game: all sets, editions, options and numbers of seats. */
export const anyGame: fc.Arbitrary<RandomGame> = fc.record({
  options: anyOptions,
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  style: fc.constantFrom(...STYLES),
});

export function optionsOf(input: unknown, of?: OptionsSource): Options {
  const read = carcassonne.readOptions(input, of);
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

/** One action of a wandered game: the state is as it was before, until the callback returns from `take`. */
export interface RandomGameStep {
  readonly state: State;
  readonly actor: Actor;
  readonly action: Action;
  readonly take: () => readonly Event[];
}

/** Plays a whole game, and hands every action to the callback, which takes it. Returns all actions. */
export function playRandomGame(
  { options, seed, style, opening = [] }: RandomGame,
  step: (step: RandomGameStep) => void,
): RecordedAction<Action>[] {
  const random = new Sfc32(seed);
  const state = carcassonne.setup(options);
  const acts: RecordedAction<Action>[] = [];
  for (;;) {
    const [actor] = carcassonne.actors(state);
    if (actor === undefined) return acts;
    const action = given(opening[acts.length]) ?? choose(state, actor, style, random);
    if (acts.length < opening.length) expect(carcassonne.refusal(state, actor, action)).toBeUndefined();
    let taken: readonly Event[] | undefined;
    const take = () => {
      taken ??= carcassonne.apply(state, actor, action);
      return taken;
    };
    step({ state, actor, action, take });
    take();
    acts.push(recordedAction(actor, action));
  }
}

function given(act: RecordedAction<Action> | undefined): Action | undefined {
  if (!act) return undefined;
  const { by: _, ...action } = act;
  return action;
}

function choose(state: State, actor: Actor, style: Style, random: Random): Action {
  const any = (of: readonly Action[]) => of[random.below(of.length)]!;
  const actions = carcassonne.actions(state, actor);
  if (actor === 'chance') {
    const misfits = style.startsWith('misfits') ? misfitsAmong(actions, state) : [];
    const wanted = style === 'misfits last' ? actions.filter((draw) => !misfits.includes(draw)) : misfits;
    return wanted.length > 0
      ? any(wanted)
      : carcassonne.fast.decode(state, carcassonne.fast.sampleChance(state, random));
  }
  if (style === 'greedy') return greediest(state, actor, actions, random);
  if (style === 'helpers') {
    const helpers = actions.filter(
      (one) => (one.type === 'deploy' && (one.figure !== 'meeple' || one.with)) || one.type === 'retrieve',
    );
    if (helpers.length > 0) return any(helpers);
  }
  if (style === 'anything' || actions[0]?.type !== 'place' || random.below(4) === 0) return any(actions);
  const { tiles, drawn } = carcassonne.view(state);
  const lying = new Set(tiles.map(({ at }) => at.join()));
  const merit = (action: Action) => {
    const { at, turned } = action as Extract<Action, { type: 'place' }>;
    const sides = BESIDE.map(([x, y], side) => ({
      beside: lying.has(`${at[0] + x},${at[1] + y}`),
      city: tileFacts(drawn!).edges[(side - turned / 90 + 4) % 4] === 'city',
    }));
    return style === 'misfits last'
      ? sides.reduce((sum, { beside, city }) => sum + (city ? (beside ? 1 : -1) : 0), 0)
      : sides.filter(({ beside }) => beside).length;
  };
  const most = Math.max(...actions.map(merit));
  return any(actions.filter((action) => merit(action) === most));
}

/** Picks the action that brings most points more than anybody else gets by it; a tile is placed where its best figure brings most. */
function greediest(state: State, actor: number, actions: readonly Action[], random: Random): Action {
  const { fast } = carcassonne;
  const [placed, done] = [carcassonne.clone(state), carcassonne.clone(state)];
  const lead = (of: State): number => {
    const others = Array.from({ length: state.options.seats }, (_, seat) =>
      seat === actor ? 0 : fast.points(of, seat),
    );
    return fast.points(of, actor) - Math.max(...others);
  };
  const gain = (action: Action): number => {
    fast.copy(state, placed);
    fast.play(placed, fast.encode(placed, action));
    if (action.type !== 'place' || fast.actor(placed) !== actor) return lead(placed);
    const codes = new Int32Array(fast.actionsAtMost);
    return Math.max(
      ...Array.from(codes.subarray(0, fast.legalActions(placed, codes)), (code) => {
        fast.copy(placed, done);
        fast.play(done, code);
        return lead(done);
      }),
    );
  };
  const gains = actions.map((action) => gain(action) + random.below(4) / 8);
  return actions[gains.indexOf(Math.max(...gains))]!;
}

const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The draws that fit nowhere. */
function misfitsAmong(draws: readonly Action[], state: State): readonly Action[] {
  const next = carcassonne.clone(state);
  return draws.filter((draw) => {
    carcassonne.fast.copy(state, next);
    return carcassonne.apply(next, 'chance', draw).some(({ type }) => type === 'discarded');
  });
}

/** The position that a view shows, in the referee's order. */
export function positionOf(view: View): Position {
  return {
    phase: view.phase,
    seat: view.seat,
    part: view.part,
    double: view.double,
    deciding: view.deciding.map(({ seat, at, on }) => `${seat} ${at} ${on}`),
    river: view.riverEnd && String(view.riverEnd),
    drawn: view.drawn,
    tiles: view.tiles.map(({ tile, at, turned, by }) => `${at} ${tile}@${turned} ${by}`).sort(),
    figures: view.figures.map(({ seat, figure, at, on }) => `${seat} ${figure} ${at} ${on}`).sort(),
    points: view.seats.map(({ points }) => points),
    supply: view.seats.map(({ supply }) => supply),
    goods: view.seats.map(({ goods }) => goods),
    bag: Object.entries(view.bag)
      .flatMap(([tile, count]) => Array.from({ length: count }, () => tile))
      .sort(),
  };
}

/** Asserts equality as `toStrictEqual` does, but many times faster: the referee compares everything after each move. */
function expectSame(engine: unknown, referee: unknown, message?: string): void {
  if (isDeepStrictEqual(engine, referee)) return;
  expect(engine, message).toStrictEqual(referee);
  expect.fail('only isDeepStrictEqual finds a difference');
}

/** Plays along with the engine, move by move, and throws at the first difference. */
export class RefereeCheck {
  readonly referee: Referee;

  constructor(options: Options) {
    this.referee = new Referee(options);
    this.compare(carcassonne.setup(options));
  }

  /** The same action for both; then everything must be equal again. */
  follow(state: State, actor: Actor, action: Action, take: () => readonly Event[]): void {
    const { referee } = this;
    expectSame(actor, referee.actor, 'who acts');
    const text = carcassonne.text.write(action);
    if (!referee.legal().includes(text)) expect.fail(`the referee forbids ${text}`);
    const told = referee.act(action);
    expectSame(countable(take()), sortedTold(told));
    this.compare(state);
  }

  compare(state: State): void {
    const { referee } = this;
    const [actor] = carcassonne.actors(state);
    expectSame(actor, referee.actor, 'who acts');
    const view = carcassonne.view(state);
    expectSame(positionOf(view), referee.position());
    const allowed = actor === undefined ? [] : carcassonne.actions(state, actor).map(carcassonne.text.write);
    expectSame(allowed.sort(), referee.legal().sort(), 'what is allowed');
    this.#compareFeatures(view);
  }

  #compareFeatures(view: View): void {
    const { referee } = this;
    const seats = view.seats.map((_, seat) => seat);
    const isByField = view.options.fieldScoring === 'field-3';
    const fieldPoints = seats.map(() => 0);
    const shown = new Set<string>();
    const parts = view.features.flatMap((one) => one.parts.map(({ at, on }) => `${at} ${on}`));
    const twice = parts.filter((part) => shown.size === shown.add(part).size);
    expectSame(twice, [], 'segments of several features');
    expectSame(view.features.length, referee.features().length, 'number of features');
    for (const one of view.features) {
      const first = one.parts[0]!;
      const own = referee.feature(first.at, first.on);
      const cities = own.kind === 'field' ? referee.cities(own) : [];
      if (one.kind === 'field') for (const seat of seats) fieldPoints[seat]! += one.worth[seat]!;
      const helpers = referee.in(own).filter(({ figure }) => figure === 'builder' || figure === 'pig');
      expectSame(
        {
          kind: one.kind,
          parts: one.parts.map(({ at, on }) => `${at} ${on}`).sort(),
          tiles: one.tiles,
          open: one.open,
          shields: one.shields,
          goods: one.goods,
          strength: one.strength,
          helpers: one.helpers,
          rich: one.rich,
          worth: one.kind === 'field' && !isByField ? 'see below' : one.worth,
          whenComplete: one.whenComplete,
          cities: one.cities.map(({ at, on }) => [...referee.feature(at, on).parts].sort().join()).sort(),
        },
        {
          kind: own.kind,
          parts: [...own.parts].sort(),
          tiles: own.kind === 'monastery' || own.kind === 'garden' ? 9 - own.open : own.cells.size,
          open: own.open,
          shields: own.shields,
          goods: own.goods,
          strength: referee.strength(own),
          helpers: seats.filter((seat) => helpers.some((helper) => helper.seat === seat)),
          rich: own.rich,
          worth:
            own.kind === 'field' && !isByField ? 'see below' : seats.map((seat) => referee.worth(own, seat)),
          whenComplete: referee.worth(own, undefined, 0),
          cities: cities.map((city) => [...city.parts].sort().join()).sort(),
        },
      );
    }
    // Where a city is paid once, it does not matter which of its fields brings a seat its points.
    if (!isByField) expectSame(fieldPoints, referee.fieldPoints, 'worth of all fields');
  }
}

const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();

const sortedTold = (told: RefereeEvents) => ({
  scored: lines(told.scored),
  returned: lines(told.returned),
  goods: told.goods,
  empty: told.empty,
  discarded: told.discarded,
  double: told.double,
  declined: told.declined,
  beside: told.beside,
});

/** Events in the form that the referee counts. */
function countable(events: readonly Carcassonne['Event'][]) {
  const goods = { wine: 0, grain: 0, cloth: 0 };
  const scored: unknown[] = [];
  const returned: unknown[] = [];
  let discarded: string | undefined;
  let double = false;
  let declined = false;
  let beside = false;
  let empty = 0;
  for (const event of events) {
    if (event.type === 'scored') {
      const { seat, points, kind, final, parts } = event;
      scored.push({ seat, points, kind, final });
      const sum = parts.reduce((total, part) => total + part.points, 0);
      expectSame(points, sum, 'the parts of a score are its points');
    }
    if (event.type === 'returned')
      for (const { seat, figure, at, on } of event.figures) returned.push({ seat, figure, at, on });
    if (event.type === 'goods') {
      goods.wine += event.goods.wine;
      goods.grain += event.goods.grain;
      goods.cloth += event.goods.cloth;
    }
    if (event.type === 'completed') empty++;
    if (event.type === 'discarded') discarded = event.tile;
    if (event.type === 'double') double = true;
    if (event.type === 'declined') declined = true;
    if (event.type === 'builder-leaves') beside = true;
  }
  return {
    scored: lines(scored),
    returned: lines(returned),
    goods,
    empty,
    discarded,
    double,
    declined,
    beside,
  };
}
