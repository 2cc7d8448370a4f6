import type { Action as Laying } from '@bastide/carcassonne';
import type { Action, View } from '@bastide/catan';
import { type Seat, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { carcassonneAdapter } from '../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../src/games/carcassonne/setup.ts';
import { legalCells, preview } from '../../src/games/carcassonne/turn/plan.ts';
import { catanAdapter } from '../../src/games/catan/session.ts';
import type { CatanSetup } from '../../src/games/catan/setup.ts';
import {
  choosePlace,
  NO_PLAN,
  openPlaces,
  pickAtMost,
  pickable,
  readyOf,
  stagesOf,
  type Tool,
  type TurnPlan,
} from '../../src/games/catan/turn/plan.ts';
import { decisionKind } from '../../src/games/catan/turn/use-turn.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { LocalSession } from '../../src/session/local-session.ts';
import type { GameAdapter, GameSession, GameSetup, TableGameTypes } from '../../src/session/session.ts';
import { act } from '../act.ts';
import { RemoteSession, shareSession } from './text-session.ts';

const LAYING: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c3',
  sets: ['river', 'inns', 'traders', 'abbot'],
  seats: soloSeats('Olena', 2, 'greedy'),
};
const TRADING: CatanSetup = { game: 'catan', seats: soloSeats('Olena', 2, 'greedy') };
const ME: Seat = 0;

/** Opens a game elsewhere, with random actions for the other seats and its first seat played here. */
function table<T extends TableGameTypes, Line, Setup extends GameSetup>(
  kit: GameAdapter<T, Line, Setup>,
  setup: Setup,
  seed: number,
) {
  const host = new LocalSession(kit, setup, [], seededDealer(new Sfc32(seed)));
  const random = new Sfc32(seed + 1);
  const wire = shareSession(host, ME, () => new Promise((resolve) => setImmediate(resolve)));
  const remote = new RemoteSession(kit, setup, ME, wire);
  const others = () => {
    for (let seat = other(host); seat !== undefined; seat = other(host)) {
      const { actions } = host.moment(seat).view as { actions: readonly T['Action'][] };
      act(host, seat, [actions[random.below(actions.length)]!]);
    }
  };
  return { host, remote, others, random };
}
const other = ({ moment }: Pick<LocalSession<never, never, never>, 'moment'>): Seat | undefined =>
  moment().actors.find((actor): actor is Seat => actor !== 'chance' && actor !== ME);

/** Plays this page's seat to the end by `choose`; no action of it is refused. */
async function playOut<T extends TableGameTypes, Line, Setup extends GameSetup>(
  { host, remote, others }: ReturnType<typeof table<T, Line, Setup>>,
  choose: (session: GameSession<T, Line, Setup>) => readonly T['Action'][],
): Promise<number> {
  let decisions = 0;
  while (host.moment().outcome === undefined) {
    if (host.moment().actors.includes(ME)) {
      await until(remote, () => remote.moment().count === host.moment().count);
      const answer = remote.act(ME, choose(remote));
      expect(remote.moment().count).toBe(host.moment().count);
      expect(await answer).toEqual({ ok: true });
      decisions++;
    }
    others();
  }
  await until(remote, () => remote.moment().outcome !== undefined);
  return decisions;
}

const until = (session: { subscribe(listener: () => void): () => void }, isThere: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isThere()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });

test('a whole game of Carcassonne can be played from views sent as text', async () => {
  const all = table(carcassonneAdapter, LAYING, 3);
  const { host, remote, random } = all;
  const any = <X>(list: readonly X[]): X => list[random.below(list.length)]!;
  const decisions = await playOut(all, (session): readonly Laying[] => {
    const moment = session.moment(ME);
    const cells = legalCells(moment.view);
    const cell = cells.length > 0 ? any(cells) : undefined;
    const place = { at: cell?.at, turned: cell ? any(cell.turned) : 0 } as const;
    const first = preview(moment, place);
    if (first.kind !== 'ready') throw new Error(first.kind);
    const choice = any([undefined, ...first.choices]);
    const ready = preview(moment, { ...place, choice, returns: any([true, false]) });
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    return ready.actions;
  });
  expect(decisions).toBeGreaterThan(20);
  expect(remote.moment(ME)).toEqual(host.moment(ME));
});

test('a whole game of Catan can be played from views sent as text, without any hidden card', async () => {
  const all = table(catanAdapter, TRADING, 3);
  const { host, remote, random } = all;
  const any = <X>(list: readonly X[]): X => list[random.below(list.length)]!;
  const used = new Set<string>();
  const decisions = await playOut(all, (session): readonly Action[] => {
    const moment = session.moment(ME);
    const { view } = moment;
    expect(view.seats.map(({ hand }) => hand !== null)).toEqual([true, false, false]);
    switch (decisionKind(view, moment, ME)) {
      case 'discard':
        return [any(view.actions)];
      case 'answer':
        return [{ type: 'decline' }];
      default: {
        const actions = planned(view, any);
        for (const { type } of actions) used.add(type);
        return actions;
      }
    }
  });
  expect(decisions).toBeGreaterThan(20);
  for (const type of ['settle', 'city', 'road', 'robber', 'rob', 'play', 'buy', 'bank', 'roll', 'end'])
    expect(used).toContain(type);
  expect(remote.moment(ME)).toEqual(host.moment(ME));
});

/** Chooses pieces and places press by press, as a person would, until an action is complete. */
function planned(view: View, any: <X>(list: readonly X[]) => X): readonly Action[] {
  const swaps = view.actions.filter(({ type }) => type === 'bank');
  if (swaps.length > 0 && any([true, false, false])) return [any(swaps)];
  let plan = any(plansOf(view));
  while (plan.tool && pickable(view, plan).length > 0 && plan.picked.length < pickAtMost(view, plan.tool))
    plan = { ...plan, picked: [...plan.picked, any(pickable(view, plan))] };
  for (let presses = 0; presses < 5; presses++) {
    const stages = stagesOf(view, ME, plan.staged);
    const ready = readyOf(stages, ME, plan);
    if (ready.kind === 'ready') return ready.actions;
    const victims = stages.at(-1)!.view.actions.filter(({ type }) => type === 'rob');
    const open = openPlaces(stages, ME, plan).filter(({ after }) => after === stages.length - 1);
    if (victims.length > 0) plan = { ...plan, staged: [...plan.staged, any(victims)] };
    else plan = choosePlace(stages, ME, plan, any(open));
  }
  throw new Error(`nothing can be done in phase ${view.phase}`);
}

/** Returns the plans that can begin now; an empty plan only if there is no other. */
function plansOf({ phase, actions }: View): readonly TurnPlan[] {
  const plans = actions.flatMap((action): TurnPlan[] => {
    if (action.type === 'play')
      return action.card === 'knight' || action.card === 'roads'
        ? [{ ...NO_PLAN, staged: [action] }]
        : [{ ...NO_PLAN, tool: action.card }];
    if (phase !== 'main') return [];
    const tool = ({ road: 'road', settle: 'settlement', city: 'city', buy: 'card' } as Record<string, Tool>)[
      action.type
    ];
    return tool ? [{ ...NO_PLAN, tool }] : [];
  });
  return plans.length > 0 ? plans : [NO_PLAN];
}

test('a refusal of the table comes back as a refusal, and changes nothing', async () => {
  const { host, remote } = table(catanAdapter, TRADING, 5);
  const count = host.moment().count;
  const settle = remote.moment(ME).view.actions[0]!;
  expect(await remote.act(ME, [settle, { type: 'roll' }])).toMatchObject({
    ok: false,
    rule: expect.stringMatching(/^CAT-/),
  });
  expect(host.moment().count).toBe(count);
});

test('views of the past arrive later with a notification, and actions can be undone', async () => {
  const { host, remote } = table(catanAdapter, TRADING, 5);
  await remote.act(ME, [remote.moment(ME).view.actions[0]!]);
  await until(remote, () => remote.canUndo(ME));
  expect(remote.viewAt(1, ME)).toBeUndefined();
  await until(remote, () => remote.viewAt(1, ME) !== undefined);
  expect(remote.viewAt(1, ME)).toEqual(host.viewAt(1, ME));
  expect(await remote.undo()).toEqual({ ok: true });
  await until(remote, () => remote.moment().count === host.moment().count);
  expect(remote.moment(ME).view.buildings).toEqual([]);
});
