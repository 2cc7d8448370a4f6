import {
  type Action,
  CHOICES,
  catan,
  type Event,
  type Options,
  packed,
  type RANGES,
  RESOURCES,
  type Resource,
  type State,
} from '@bastide/catan';
import {
  type Actor,
  type Random,
  type RecordedAction,
  recordedAction,
  type Seat,
  Sfc32,
} from '@bastide/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { chooseAsBuilder } from './random-game/builder.ts';
import { handOf, longest, mostCut } from './random-game/merit.ts';
import { anyTalk } from './random-game/talk.ts';
import { type Position, Referee, termsText, words } from './referee.ts';

/**
 * Styles of random play: by any choice; for long roads, with rings and cuts; every seat hoards one kind of card, so that the bank
 * runs short; for development cards; for cities; with many sevens; by a simple plan that ends a game soon.
 */
export const STYLES = ['anything', 'roads', 'hoard', 'cards', 'cities', 'sevens', 'builder'] as const;
export type Style = (typeof STYLES)[number];

export interface RandomGame {
  readonly options: Options;
  readonly seed: number;
  readonly style: Style;
  /** The first actions, if they are given. */
  readonly opening?: readonly RecordedAction<Action>[];
  /** The game is left after so many actions. */
  readonly atMost?: number;
}

const anyChoice = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, fc.constantFrom(...(values as readonly unknown[]))]),
);
/** Numbers that make games of different kinds; the ends of the ranges too. */
const SOME_NUMBERS: { readonly [name in keyof typeof RANGES]: readonly number[] } = {
  victoryTarget: [10, 8, 12, 14, 20, 5, 3],
  discardLimit: [7, 5, 9, 12, 30, 95],
  noSevenRounds: [0, 1, 2, 7, 20],
  startSettlements: [2, 3],
};
const anyNumber = Object.fromEntries(
  Object.entries(SOME_NUMBERS).map(([name, values]) => [name, fc.constantFrom(...values)]),
);

/** Any options: those of the printed game, or with some of them changed. */
const anyOptions: fc.Arbitrary<Options> = fc
  .record({ seats: fc.integer({ min: 2, max: 4 }) })
  .chain(({ seats }) =>
    fc
      .record({ ...anyChoice, ...anyNumber }, { requiredKeys: [] })
      // The first settlements alone must not win.
      .filter(({ victoryTarget, startSettlements }) => victoryTarget !== 3 || startSettlements === 2)
      .map((changes: Record<string, unknown>) =>
        optionsOf({ seats, ...changes, ...(changes.map === 'beginners' && { startSettlements: 2 }) }),
      ),
  );

/** Any wandered game under any options, left after so many actions if it is not over before. */
export const anyGame = (atMost: number): fc.Arbitrary<RandomGame> =>
  fc.record({
    options: anyOptions,
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    style: fc.constantFrom(...STYLES),
    atMost: fc.constant(atMost),
  });

export function optionsOf(input: unknown): Options {
  const read = catan.readOptions(input);
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

/** Plays a game, and hands every action to the callback, which takes it. Returns all actions. */
export function playRandomGame(
  { options, seed, style, opening = [], atMost = Number.POSITIVE_INFINITY }: RandomGame,
  step: (step: RandomGameStep) => void,
): RecordedAction<Action>[] {
  const random = new Sfc32(seed);
  const state = catan.setup(options);
  const acts: RecordedAction<Action>[] = [];
  while (catan.actors(state).length > 0 && acts.length < atMost) {
    const { by: actor, ...action } = opening[acts.length] ?? choose(state, style, seed, random);
    const refusal = catan.refusal(state, actor, action);
    if (refusal !== undefined) expect.fail(JSON.stringify([actor, action, refusal]));
    let taken: readonly Event[] | undefined;
    const take = () => {
      taken ??= catan.apply(state, actor, action);
      return taken;
    };
    step({ state, actor, action, take });
    take();
    acts.push(recordedAction(actor, action));
  }
  return acts;
}

/** Weights of the kinds of actions in a style; one that is not named counts once. */
const APPETITE: Record<Exclude<Style, 'builder'>, { readonly [type in Action['type']]?: number }> = {
  anything: { roll: 4, settle: 3, city: 3, bank: 0.5, trade: 3, withdraw: 0.2, play: 0.7 },
  roads: { roll: 6, road: 30, play: 6, settle: 3, bank: 4, buy: 0.1, trade: 6, end: 2, withdraw: 0.3 },
  hoard: { roll: 6, bank: 3, trade: 6, end: 6, road: 0.3, buy: 0.3, settle: 4, city: 2, withdraw: 0.3 },
  cards: {
    roll: 1,
    play: 6,
    buy: 30,
    bank: 3,
    settle: 1,
    city: 1,
    road: 0.2,
    trade: 6,
    end: 1,
    withdraw: 0.3,
  },
  cities: { roll: 6, city: 30, settle: 20, road: 0.6, bank: 3, trade: 6, end: 2, buy: 0.5, withdraw: 0.3 },
  sevens: { roll: 6, settle: 8, city: 8, bank: 0.3, buy: 2, end: 4, trade: 4, withdraw: 0.3 },
};

/** Out of a hundred: how often somebody says something nobody has asked for. */
const TALK = 12;

function choose(state: State, style: Style, seed: number, random: Random): RecordedAction<Action> {
  const [first] = catan.actors(state);
  if (first === 'chance') return recordedAction('chance', deal(state, style, random));
  if (random.below(100) < TALK) {
    const talk = anyTalk(state, random);
    if (talk) return talk;
  }
  const actors = catan.actors(state);
  const actor = actors[random.below(actors.length)] as Seat;
  const actions = catan.actions(state, actor);
  if (style === 'builder') return recordedAction(actor, chooseAsBuilder(state, actor, actions, random));
  return recordedAction(actor, pick(state, actor, style, ofOneKind(actions, style, random), seed, random));
}

/** Chance by its odds; in a game of sevens they come more often. */
function deal(state: State, style: Style, random: Random): Action {
  const dealt = catan.fast.decode(state, catan.fast.sampleChance(state, random));
  if (style !== 'sevens' || dealt.type !== 'dice' || random.below(4) > 0) return dealt;
  const seven = { type: 'dice', dice: [1 + random.below(6), 0] } as { type: 'dice'; dice: [number, number] };
  seven.dice[1] = 7 - seven.dice[0];
  return catan.refusal(state, 'chance', seven) ? dealt : seven;
}

function ofOneKind(actions: readonly Action[], style: Exclude<Style, 'builder'>, random: Random): Action[] {
  const kinds = [...new Set(actions.map(({ type }) => type))];
  const appetites = kinds.map((kind) => APPETITE[style][kind] ?? 1);
  let rest = (random.below(2 ** 30) / 2 ** 30) * appetites.reduce((sum, one) => sum + one, 0);
  const chosen = kinds.find((_, i) => {
    rest -= appetites[i]!;
    return rest < 0;
  });
  return actions.filter(({ type }) => type === (chosen ?? kinds[0]));
}

/** One of several actions of a kind. */
function pick(
  state: State,
  seat: Seat,
  style: Style,
  actions: readonly Action[],
  seed: number,
  random: Random,
): Action {
  const any = (of: readonly Action[]) => of[random.below(of.length)]!;
  if (random.below(4) === 0) return any(actions);
  if (style === 'roads' && actions[0]!.type === 'road') return any(longest(state, seat, actions));
  if (style === 'roads' && actions[0]!.type === 'settle') return any(mostCut(state, seat, actions));
  if (style === 'hoard') {
    // One kind is kept by all: it is neither discarded nor given to the bank, and all are after it.
    const kept = RESOURCES[seed % RESOURCES.length]!;
    const good = actions.filter((action) => keeps(action, kept));
    if (good.length > 0) return any(good);
  }
  return any(actions);
}

function keeps(action: Action, kept: Resource): boolean {
  switch (action.type) {
    case 'bank':
      return action.get === kept;
    case 'discard':
      return action.card !== kept;
    case 'play':
      return action.card !== 'plenty' || (action.cards?.[kept] ?? 0) > 0;
    default:
      return true;
  }
}

/** The position of a state, in the referee's form. */
export function positionOf(state: State): Position {
  const view = catan.view(state);
  const { seats } = view;
  const places = (piece: string) =>
    view.buildings.flatMap((one) => (one.piece === piece ? [`${one.at} ${one.seat}`] : [])).sort();
  const holder = (card: 'longestRoad' | 'largestArmy') => {
    const seat = seats.findIndex((own) => own[card]);
    return seat < 0 ? null : seat;
  };
  const isOver = view.phase === 'over';
  const five = (cards: number, kinds: readonly string[]) =>
    words(Object.fromEntries(kinds.map((kind, i) => [kind, packed.countOf(cards, i)])));
  return {
    phase: view.phase,
    seat: view.seat,
    turn: view.turn,
    placed: view.placed,
    last: view.last,
    dice: view.dice?.join(' ') ?? null,
    robber: view.robber,
    victim: view.victim,
    settlements: places('settlement'),
    cities: places('city'),
    roads: view.roads.map(({ on, seat }) => `${on} ${seat}`).sort(),
    bank: words(view.bank),
    deck: five(state.deck, CARDS),
    hands: seats.map((_, seat) => words(handOf(state, seat))),
    held: seats.map((_, seat) => five(state.held[seat]!, CARDS)),
    fresh: seats.map((_, seat) => five(state.fresh[seat]!, CARDS)),
    knights: seats.map(({ knights }) => knights),
    points: seats.map(({ points }) => points),
    lengths: seats.map(({ roadLength }) => roadLength),
    longestRoad: holder('longestRoad'),
    largestArmy: holder('largestArmy'),
    supply: seats.map(({ supply }) => `${supply.settlement} ${supply.city} ${supply.road}`),
    rates: seats.map(({ rates }) => words(rates)),
    due: seats.map(({ due }) => due),
    played: view.played,
    built: view.built,
    free: isOver ? 0 : view.freeRoads,
    mayDecline: isOver ? false : view.mayDecline,
    offer: view.offer && `${termsText(view.offer)} to ${view.offer.to.join(' ')}`,
    withdrawn: view.withdrawn,
    answers: seats.map((_, seat) => {
      const one = view.answers.find((answer) => answer.seat === seat);
      if (!one) return 'silent';
      return one.answer === 'declined' ? 'declined' : `${one.answer} ${termsText(one)}`;
    }),
    pairs: view.pairs?.map((pair) => pair.join(' ')).join() ?? null,
    outcome: view.outcome && { points: [...view.outcome.points], winners: [...view.outcome.winners] },
  };
}

const CARDS = ['knight', 'point', 'roads', 'plenty', 'monopoly'];

/** Plays along with the engine, action by action, and throws at the first difference. */
export class RefereeCheck {
  readonly referee: Referee;

  constructor(options: Options) {
    this.referee = new Referee(options);
    this.compare(catan.setup(options));
  }

  /** The same action for both; then everything must be equal again. */
  follow(state: State, actor: Actor, action: Action, take: () => readonly Event[]): void {
    if (!this.referee.allows(actor, action)) expect.fail(`the referee forbids ${catan.text.write(action)}`);
    this.referee.act(actor, action);
    take();
    this.compare(state);
  }

  compare(state: State): void {
    const { referee } = this;
    const actors = catan.actors(state);
    if (actors.join() !== referee.actors.join()) expect(actors, 'who acts').toStrictEqual(referee.actors);
    const [position, mine] = [positionOf(state), referee.position()];
    if (JSON.stringify(position) !== JSON.stringify(mine)) expect(position).toStrictEqual(mine);
    for (const actor of actors) {
      const listed = catan.actions(state, actor);
      const legal = referee.legal(actor);
      const [engine, own] = [listed.map(catan.text.write).sort(), legal.map(catan.text.write).sort()];
      if (engine.join() !== own.join()) expect(engine, `what ${actor} may do`).toStrictEqual(own);
      if (actor === 'chance' && listed.length > 0)
        expect(catan.weights(state), 'the odds').toStrictEqual(
          listed.map((action) => referee.chances(action)),
        );
    }
  }

  /** The same of anything that anybody might try. */
  probe(state: State, tries: readonly Action[]): void {
    const all: Actor[] = ['chance', ...Array.from({ length: state.options.seats }, (_, seat) => seat)];
    for (const actor of all)
      for (const action of tries) {
        const refusal = catan.refusal(state, actor, action);
        if ((refusal === undefined) !== this.referee.allows(actor, action))
          expect.fail(`${actor}: ${catan.text.write(action)} ${refusal?.because ?? 'is allowed'}`);
      }
  }
}
