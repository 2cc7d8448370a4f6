import { loadBot } from '@bastide/bots';
import { type Action, type Catan, catan, type View } from '@bastide/catan';
import { play, type Random, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test, vi } from 'vitest';
import {
  type Chooser,
  moveDescriber,
  planOf,
  walkthroughTo,
} from '../../../src/games/catan/explanation/index.tsx';
import { CONFIRMED_BY } from '../../../src/games/catan/trade-panel/BankRow.tsx';
import { isAsking, NO_PLAN, readyOf, stagesOf, type TurnPlan } from '../../../src/games/catan/turn/plan.ts';
import { until } from './position.ts';

const read = catan.readOptions({ seats: 3, victoryTarget: 6 });
if (!read.ok) throw new Error(read.because);
const options = read.value;

/** Returns the first step of some actions, together with the answers that the game needs to complete it. */
function whole(view: View, seat: number, row: readonly Action[], random: Random): readonly Action[] {
  const state = catan.determinize(view, random);
  const end = row.findIndex((action) => {
    catan.apply(state, seat, action);
    const { phase } = catan.view(state, seat);
    return catan.actors(state)[0] !== seat || !['connect', 'robber', 'rob', 'free-roads'].includes(phase);
  });
  return end < 0 ? row : row.slice(0, end + 1);
}

/** Describes a plan in words. */
const kindOf = ({ tool, staged }: TurnPlan): string =>
  tool ?? staged.map((action) => (action.type === 'play' ? action.card : action.type)).join(' ');

/** Expects that a plan can be confirmed as given, and not before its last part. */
function expectReady(view: View, seat: number, plan: TurnPlan, actions: readonly Action[]): void {
  const stages = stagesOf(view, seat, plan.staged);
  expect(readyOf(stages, seat, plan)).toEqual({ kind: 'ready', actions });
  expect(stages.slice(1, -1).every((stage) => isAsking(stage, seat, false))).toBe(true);
}

/** Kinds of steps that the strong bot plans in every game, then all others that it may; there are no more. */
const SURE = ['settle road', 'road', 'settle', 'card'];
const BY_CHANCE = [
  ...['city', 'monopoly', 'plenty', 'robber', 'robber rob', 'rob', 'knight robber', 'knight robber rob'],
  ...['roads road', 'roads road road', 'roads road skip'],
];

test('the first step of the strong bot’s advice is planned completely, and no later step is', async () => {
  const state = catan.setup(options);
  const random = new Sfc32(8);
  const deal = seededDealer(new Sfc32(9));
  const bot = await loadBot('catan', 'strong');
  const kinds = new Set<string>();
  for (let [by] = catan.actors(state); by !== undefined; [by] = catan.actors(state)) {
    if (by === 'chance') {
      catan.apply(state, by, deal(catan, state)!);
      continue;
    }
    const view = catan.view(state, by);
    const thoughts = bot.consider!(catan, catan.determinize(view, random), by, random);
    for (const { action, then } of thoughts as readonly { action: Action; then: readonly Action[] }[]) {
      const plan = view.phase === 'discard' ? undefined : planOf(view, by, [action, ...then]);
      if (!plan) continue;
      const steps = whole(view, by, [action, ...then], new Sfc32(1));
      expect(plan.staged).toEqual(plan.tool ? [] : steps);
      expectReady(view, by, plan, steps);
      kinds.add(kindOf(plan));
    }
    catan.apply(state, by, bot.choose(catan, catan.determinize(view, random), by, random));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(SURE));
  expect([...kinds].filter((kind) => ![...SURE, ...BY_CHANCE].includes(kind))).toEqual([]);
}, 60_000);

/** True if an action robs, or moves the robber to a hex with victims: the choices that need most answers. */
const asksOn = (state: Catan['State'], seat: number) => (action: Action) => {
  const next = catan.clone(state);
  catan.apply(next, seat, action);
  return catan.view(next, seat).phase === 'rob';
};

const isPlay = (card: string) => (action: Action) => action.type === 'play' && action.card === card;
const isOf = (type: string) => (action: Action) => action.type === type;

test.each([
  ['city', isOf('city'), []],
  ['card', isOf('buy'), []],
  ['monopoly', isPlay('monopoly'), []],
  ['plenty', isPlay('plenty'), []],
  ['robber rob', isOf('robber'), ['rob']],
  ['knight robber rob', isPlay('knight'), ['robber', 'rob']],
] as const)('%s: planned as a whole from any position that has it', (kind, isFirst, more) => {
  const { state, view, seat } = until(options, ({ phase, actions }) => {
    return ['main', 'robber'].includes(phase) && actions.some(isFirst);
  });
  const next = catan.clone(state);
  const row: Action[] = [];
  for (const is of [isFirst, ...more.map(isOf)]) {
    const open = catan.actions(next, seat).filter(is);
    row.push(open.find(asksOn(next, seat)) ?? open[0]!);
    catan.apply(next, seat, row.at(-1)!);
  }
  const plan = planOf(view, seat, [...row, { type: 'end' }])!;
  expect(kindOf(plan)).toBe(kind);
  expect(plan.staged).toEqual(plan.tool ? [] : row);
  expectReady(view, seat, plan, row);
});

test('a progress card is planned with one or both of its roads, and without later steps', () => {
  const { state, view, seat } = until(options, ({ phase, actions }) => {
    return phase === 'main' && actions.some((action) => action.type === 'play' && action.card === 'roads');
  });
  const row: Action[] = [{ type: 'play', card: 'roads' }];
  const next = catan.clone(state);
  catan.apply(next, seat, row[0]!);
  for (let n = 0; n < 2; n++) {
    row.push(catan.actions(next, seat).find(({ type }) => type === 'road')!);
    catan.apply(next, seat, row.at(-1)!);
  }
  const both = planOf(view, seat, [...row, { type: 'end' }])!;
  expect(both).toEqual({ ...NO_PLAN, staged: row });
  expectReady(view, seat, both, row);

  const one: Action[] = [...row.slice(0, 2), { type: 'skip' }];
  const single = planOf(view, seat, [...one, { type: 'end' }])!;
  expect(single.staged).toEqual(one);
  expectReady(view, seat, single, one);
  // Shorter advice is continued on the island.
  expect(planOf(view, seat, row.slice(0, 1))?.staged).toEqual(row.slice(0, 1));
});

/** Returns a table at that position, and the calls that it received. */
function tableAt(now: View, me: number | undefined, isHeld = false) {
  const told = {
    take: vi.fn(),
    chooseSwap: vi.fn(),
    setDiscards: vi.fn(),
    prepare: vi.fn(),
    setUi: vi.fn(),
    reveal: vi.fn(),
  };
  const { take, chooseSwap, setDiscards, prepare, setUi, reveal } = told;
  const table = {
    now,
    viewer: me,
    setUi,
    trade: { take, chooseSwap },
    turn: { isHeld, setDiscards, prepare },
    board: { current: { reveal } },
  } as unknown as Chooser;
  return { table, told };
}

const main = until(options, ({ phase, actions }) => phase === 'main' && actions.some(isRoad));
function isRoad({ type }: Action): boolean {
  return type === 'road';
}

test('an advised offer is entered in the trade panel with its partners, and confirmed there', () => {
  const { table, told } = tableAt(main.view, main.seat);
  const way = walkthroughTo(table, [
    { type: 'offer', to: [2], give: { wool: 1 }, get: { ore: 1 } },
    { type: 'end' },
  ])!;
  expect(told.take).not.toHaveBeenCalled();
  way.choose();
  expect(told.take).toHaveBeenCalledExactlyOnceWith({ wool: 1 }, { ore: 1 }, [2]);
  expect(told.setUi).toHaveBeenCalledExactlyOnceWith({ trade: true });
  expect(way.where).toBe(CONFIRMED_BY.offer);
});

test('an advised swap with the bank sets both cards, also without trades between players', () => {
  const { table, told } = tableAt(main.view, main.seat);
  const way = walkthroughTo(table, [
    { type: 'bank', give: 'wool', get: 'ore' },
    main.view.actions.find(isRoad)!,
  ])!;
  way.choose();
  expect(told.chooseSwap).toHaveBeenCalledExactlyOnceWith({ give: 'wool', get: 'ore' });
  expect(told.take).not.toHaveBeenCalled();
  expect(told.setUi).toHaveBeenCalledExactlyOnceWith({ trade: true });
  expect(way.where).toBe(CONFIRMED_BY.bank);
});

test('advised discards and pieces are chosen at once, and the action bar confirms both', () => {
  const { table, told } = tableAt(main.view, main.seat);
  const back = ['wool', 'ore', 'wool'].map((card) => ({ type: 'discard', card }) as Action);
  const discards = walkthroughTo(table, back)!;
  discards.choose();
  expect(told.setDiscards).toHaveBeenCalledExactlyOnceWith({ wool: 2, ore: 1 });

  const road = main.view.actions.find((action) => action.type === 'road')!;
  const piece = walkthroughTo(table, [road, { type: 'end' }])!;
  piece.choose();
  expect(told.prepare).toHaveBeenCalledExactlyOnceWith({ ...NO_PLAN, staged: [road] });
  expect(told.reveal).toHaveBeenCalledExactlyOnceWith(road.on);
  expect(told.setUi).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trade: false }));
  expect([discards.where, piece.where]).toEqual([undefined, undefined]);
});

test('there is no way to prepare a move that needs only the confirmation, that belongs to another seat, or that is pending', () => {
  const road = main.view.actions.find(isRoad)!;
  const { table } = tableAt(main.view, main.seat);
  expect(walkthroughTo(table, [{ type: 'end' }])).toBeUndefined();
  expect(walkthroughTo(table, [{ type: 'roll' }])).toBeUndefined();
  expect(walkthroughTo(tableAt(main.view, undefined).table, [road])).toBeUndefined();
  expect(walkthroughTo(tableAt(main.view, main.seat, true).table, [road])).toBeUndefined();
});

test('advice stays valid while other seats discard or answer, and ends with the seat’s own action', () => {
  const seven = until(
    options,
    ({ phase, seats }) => phase === 'discard' && seats.filter(({ due }) => due > 0).length > 1,
  );
  const { seat } = seven;
  const after = (state: Catan['State'], by: number, action: Action) => {
    const played = play<Catan>(catan, state, by, action);
    if (!played.ok) throw new Error(played.because);
    return catan.view(played.state, seat);
  };
  const other = seven.view.seats.findIndex(({ due }, i) => i !== seat && due > 0);
  const given = (by: number) => after(seven.state, by, catan.actions(seven.state, by)[0]!);
  expect(moveDescriber.isStillValid!(seven.view, given(other), seat)).toBe(true);
  expect(moveDescriber.isStillValid!(seven.view, given(seat), seat)).toBe(false);
  const built = after(main.state, main.seat, main.view.actions.find(isRoad)!);
  expect(moveDescriber.isStillValid!(main.view, built, main.seat)).toBe(false);
});
