import { type Action, type Catan, catan, type View } from '@bastide/catan';
import { play, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import {
  choosePlace,
  ghostsOf,
  groundOf,
  marksOf,
  NO_PLAN,
  openPlaces,
  pickAtMost,
  pickable,
  readyOf,
  stagesOf,
  type TurnPlan,
} from '../../../src/games/catan/turn/plan.ts';
import { until } from './position.ts';

const read = catan.readOptions({ seats: 3, map: 'beginners' });
if (!read.ok) throw new Error(read.because);
const variable = catan.readOptions({ seats: 3 });
if (!variable.ok) throw new Error(variable.because);

const labels = ({ kind, place }: { kind: string; place: string }) => `${kind} ${place}`;

test('the set-up phase takes a settlement, then a road beside it, and commits both together', () => {
  const { view, seat } = until(variable.value, (view) => view.phase === 'settle');
  let plan: TurnPlan = NO_PLAN;
  let stages = stagesOf(view, seat, plan.staged);
  let open = openPlaces(stages, seat, plan);
  expect(open).toHaveLength(54);
  expect(marksOf(open, stages, undefined, labels).every(({ strong }) => strong)).toBe(true);
  expect(readyOf(stages, seat, plan).kind).toBe('not-yet');

  plan = choosePlace(stages, seat, plan, open.find(({ place }) => place === 'V20')!);
  stages = stagesOf(view, seat, plan.staged);
  open = openPlaces(stages, seat, plan);
  const strong = marksOf(open, stages, undefined, labels).filter((mark) => mark.strong);
  expect(strong.map(({ kind }) => kind)).toEqual(['road', 'road', 'road']);
  expect(open.some(({ place }) => place === 'V53')).toBe(true);
  expect(readyOf(stages, seat, plan).kind).toBe('not-yet');

  const other = choosePlace(stages, seat, plan, open.find(({ place }) => place === 'V53')!);
  expect(other.staged).toEqual([{ type: 'settle', at: 'V53' }]);

  plan = choosePlace(stages, seat, plan, open.find(({ kind }) => kind === 'road')!);
  stages = stagesOf(view, seat, plan.staged);
  const ready = readyOf(stages, seat, plan);
  expect(ready.kind === 'ready' && ready.actions.map(({ type }) => type)).toEqual(['settle', 'road']);
  expect(ghostsOf(plan, seat).map(({ kind }) => kind)).toEqual(['settlement', 'road']);
});

test('marks are hints until a piece is chosen, and a second press moves the ghost', () => {
  const isRich = (view: View) =>
    view.phase === 'main' && view.actions.filter(({ type }) => type === 'road').length > 1;
  const { view, seat } = until(read.value, isRich);
  let stages = stagesOf(view, seat, []);
  const hints = marksOf(openPlaces(stages, seat, NO_PLAN), stages, undefined, labels);
  expect(hints.some(({ strong }) => strong)).toBe(false);
  const tool: TurnPlan = { ...NO_PLAN, tool: 'road' };
  const roads = openPlaces(stages, seat, tool);
  expect(roads.every(({ kind }) => kind === 'road')).toBe(true);
  expect(readyOf(stages, seat, tool).kind).toBe('not-yet');
  const chosen = choosePlace(stages, seat, tool, roads[0]!);
  stages = stagesOf(view, seat, chosen.staged);
  const again = openPlaces(stages, seat, chosen);
  expect(again).toHaveLength(roads.length - 1);
  expect(marksOf(again, stages, 'road', labels).every(({ strong }) => strong)).toBe(true);
  const moved = choosePlace(stages, seat, chosen, again[0]!);
  expect(moved.staged).toHaveLength(1);
  expect(readyOf(stages, seat, chosen)).toEqual({ kind: 'ready', actions: chosen.staged });
  expect(readyOf(stagesOf(view, seat, []), seat, NO_PLAN)).toEqual({
    kind: 'ready',
    actions: [{ type: 'end' }],
  });
});

test('the robber robs a single victim by itself, and asks if there are more', () => {
  const { view, seat } = until(read.value, (view) => view.phase === 'robber');
  const stages = stagesOf(view, seat, []);
  for (const open of openPlaces(stages, seat, NO_PLAN)) {
    const plan = choosePlace(stages, seat, NO_PLAN, open);
    const then = stagesOf(view, seat, plan.staged);
    const victims = stagesOf(view, seat, [open.action])
      .at(-1)!
      .view.actions.filter(({ type }) => type === 'rob');
    expect(plan.staged.some(({ type }) => type === 'rob')).toBe(victims.length === 1);
    expect(readyOf(then, seat, plan).kind).toBe(victims.length > 1 ? 'not-yet' : 'ready');
  }
});

const holds = (card: string) => (view: View) =>
  view.actions.some((action: Action) => action.type === 'play' && action.card === card);

test('road building previews both roads, and the second is optional', () => {
  const { view, seat } = until(read.value, holds('roads'));
  let plan: TurnPlan = { ...NO_PLAN, staged: [{ type: 'play', card: 'roads' }] };
  let stages = stagesOf(view, seat, plan.staged);
  expect(readyOf(stages, seat, plan).kind).toBe('not-yet');
  plan = choosePlace(stages, seat, plan, openPlaces(stages, seat, plan)[0]!);
  stages = stagesOf(view, seat, plan.staged);
  const one = readyOf(stages, seat, plan);
  expect(one.kind === 'ready' && one.actions.at(-1)).toEqual({ type: 'skip' });
  plan = choosePlace(stages, seat, plan, openPlaces(stages, seat, plan)[0]!);
  expect(ghostsOf(plan, seat)).toHaveLength(2);
  const both = readyOf(stagesOf(view, seat, plan.staged), seat, plan);
  expect(both.kind === 'ready' && both.actions.map(({ type }) => type)).toEqual(['play', 'road', 'road']);
});

test('year of plenty asks for two cards, monopoly for one resource', () => {
  const plenty = until(read.value, holds('plenty'));
  const stages = stagesOf(plenty.view, plenty.seat, []);
  const { view } = plenty;
  const plan: TurnPlan = { tool: 'plenty', staged: [], picked: [] };
  expect(pickAtMost(view, 'plenty')).toBe(2);
  const [card] = pickable(view, plan);
  expect(readyOf(stages, plenty.seat, { ...plan, picked: [card!] }).kind).toBe('not-yet');
  const second = pickable(view, { ...plan, picked: [card!] })[0]!;
  expect(readyOf(stages, plenty.seat, { ...plan, picked: [card!, second] }).kind).toBe('ready');

  const monopoly = until(read.value, holds('monopoly'));
  const one: TurnPlan = { tool: 'monopoly', staged: [], picked: ['ore'] };
  expect(readyOf(stagesOf(monopoly.view, monopoly.seat, []), monopoly.seat, one)).toEqual({
    kind: 'ready',
    actions: [{ type: 'play', card: 'monopoly', resource: 'ore' }],
  });
});

test('a plan survives proposals of others, and ends with a change of island, hand or turn', () => {
  const isRich = (view: View) =>
    view.phase === 'main' && view.actions.some(({ type }) => type === 'road') && view.offer === null;
  const { view, seat } = until(read.value, isRich);
  const state = catan.determinize(view, new Sfc32(1));
  const ground = groundOf(view, seat);
  const other = view.seats.findIndex((one, i) => i !== seat && one.cards > 0);
  const give = Object.entries(catan.view(state, other).seats[other]!.hand!).find(([, n]) => n > 0)![0];
  const get = give === 'ore' ? 'wool' : 'ore';
  const then = (by: number, action: Action) => {
    const played = play<Catan>(catan, state, by, action);
    if (!played.ok) throw new Error(played.because);
    return groundOf(catan.view(played.state, seat), seat);
  };
  expect(then(other, { type: 'offer', to: [seat], give: { [give]: 1 }, get: { [get]: 1 } })).toBe(ground);
  expect(then(seat, view.actions.find(({ type }) => type === 'road')!)).not.toBe(ground);
  expect(then(seat, { type: 'end' })).not.toBe(ground);
});
