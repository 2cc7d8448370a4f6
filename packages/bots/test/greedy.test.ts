import { botsFor, greedy, pointLead } from '@bastide/bots';
import { type Game, OVER, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';

/**
 * A game with nothing but turns: at its turn a seat saves (and goes on, up to twice), spends what it saved with
 * interest, or takes one point; spending and taking end the turn. Where `together`, both seats act at once.
 */
interface Thrift {
  Options: { readonly seats: number; readonly together: boolean };
  State: { options: Thrift['Options']; seat: number; turns: number; saved: number; points: number[] };
  Action: { readonly type: 'save' | 'spend' | 'take' };
  Event: { readonly type: 'nothing' };
  View: null;
}
type State = Thrift['State'];

const TYPES = ['save', 'spend', 'take'] as const;
const play = (state: State, seat: number, code: number) => {
  if (code === 0) {
    state.saved++;
    return;
  }
  state.points[seat]! += code === 1 ? 2 * state.saved : 1;
  state.saved = 0;
  state.turns++;
  state.seat = (seat + 1) % state.options.seats;
};
const legal = (state: State) => (state.saved < 2 ? [0, 1, 2] : [1, 2]);
const clone = (state: State): State => ({ ...state, points: [...state.points] });

const thrift = {
  name: 'thrift',
  options: (state: State) => state.options,
  actions: (state: State) => legal(state).map((code) => ({ type: TYPES[code]! })),
  unlisted: () => [],
  apply(state: State, seat: number, action: Thrift['Action']) {
    play(state, seat, TYPES.indexOf(action.type));
    return [];
  },
  clone,
  fast: {
    actionsAtMost: 3,
    copy: (from: State, to: State) => void Object.assign(to, clone(from)),
    actor: (state: State) => (state.turns >= 4 ? OVER : state.options.together ? 0 : state.seat),
    legalActions(state: State, out: Int32Array) {
      out.set(legal(state));
      return legal(state).length;
    },
    play: (state: State, code: number) => play(state, state.seat, code),
    points: (state: State, seat: number) => state.points[seat]!,
    decode: (_: State, code: number) => ({ type: TYPES[code]! }),
  },
} as unknown as Game<Thrift>;

const start = (together = false): State => ({
  options: { seats: 2, together },
  seat: 0,
  turns: 0,
  saved: 0,
  points: [0, 0],
});

/** Greedy for points. */
const bot = () => greedy('greedy', { evaluate: pointLead(thrift) as (state: never, seat: number) => number });

test('greedy looks at all its steps until another seat is to act', () => {
  const own = bot();
  const state = start();
  const random = new Sfc32(1);
  const done: string[] = [];
  while (state.turns === 0) {
    const action = own.choose(thrift, state, 0, random);
    done.push(action.type);
    thrift.apply(state, 0, action);
  }
  expect(done).toEqual(['save', 'save', 'spend']);
});

test('greedy looks one step ahead where seats act at the same time and another is asked first', () => {
  expect(bot().choose(thrift, start(true), 1, new Sfc32(1))).toEqual({ type: 'take' });
});

test('greedy says so where nobody knows what is good in a game, and is no bot for it', () => {
  expect(() => greedy().choose(thrift, start(), 0, new Sfc32(1))).toThrow(
    'no bot knows what is good in thrift',
  );
  expect(botsFor('thrift')).toEqual(['random']);
  expect(botsFor('toString')).toEqual(['random']);
  expect(botsFor('catan')).toContain('greedy');
});

test('greedy goes by the evaluation it is given', () => {
  const bot = greedy('contrary', { evaluate: (state) => -(state as State).points[0]! });
  expect(bot.choose(thrift, { ...start(), saved: 2 }, 0, new Sfc32(1))).toEqual({ type: 'take' });
});

test('equal values are decided by the generator, each as often', () => {
  const bot = greedy('indifferent', { evaluate: () => 0 });
  const chosen = { save: 0, spend: 0, take: 0 };
  for (let seed = 0; seed < 900; seed++) chosen[bot.choose(thrift, start(), 0, new Sfc32(seed)).type]++;
  for (const count of Object.values(chosen)) expect(Math.abs(count - 300)).toBeLessThan(80);
});

test('the lead is counted over the best other seat', () => {
  const state: State = { ...start(), options: { seats: 3, together: false }, points: [4, 9, 6] };
  expect([0, 1, 2].map((seat) => pointLead(thrift)(state, seat))).toEqual([-5, 3, -3]);
});
