import { type Action, catan } from '@bastide/catan';
import { type Actor, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { pointsShown } from '../../../src/games/catan/cards/points.ts';
import { changedRules, printedRules, ruleConflict, rulesOf } from '../../../src/games/catan/house-rules.ts';
import { holderAfter } from '../../../src/games/catan/pass-device/PassDevice.tsx';
import { faultTexts } from '../../../src/games/catan/secondary.tsx';
import { type CatanSession, catanAdapter } from '../../../src/games/catan/session.ts';
import type { CatanSetup } from '../../../src/games/catan/setup.ts';
import { setups } from '../../../src/games/catan/setups.ts';
import { GAMES } from '../../../src/games/index.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { recordText } from '../../../src/records/files.ts';
import { openRecord } from '../../../src/records/open-record.ts';
import { LocalSession } from '../../../src/session/local-session.ts';
import { refusalForView } from '../../../src/session/state-for-view.ts';
import { curveStepOf } from '../../../src/table/replay.ts';
import { act } from '../../act.ts';
import { viewsOf } from '../../views.ts';

const SETUP: CatanSetup = { game: 'catan', seats: soloSeats('Olena', 3, 'greedy') };
const begun = (setup = SETUP, seed = 5) =>
  new LocalSession(catanAdapter, setup, [], seededDealer(new Sfc32(seed)));

/** Takes any action of the first actor, until `stop`; checks each before it is taken. */
function play(
  session: CatanSession,
  stop: (session: CatanSession) => boolean,
  look: (actor: Actor, action: Action) => void = () => {},
): CatanSession {
  const random = new Sfc32(6);
  while (session.moment().actor !== undefined && !stop(session)) {
    const seat = Number(session.moment().actor);
    const { actions } = session.moment(seat).view;
    const action = actions[random.below(actions.length)]!;
    look(seat, action);
    act(session, seat, [action]);
  }
  return session;
}
const isOver = (session: CatanSession) => session.moment().outcome !== undefined;
const settled = (session: CatanSession) => session.moment().view.phase === 'start';
const first = (session: CatanSession, type: Action['type'], seat = Number(session.moment().actor)) => {
  const action = session.moment(seat).view.actions.find((one) => one.type === type);
  if (!action) throw new Error(`no ${type}`);
  return action;
};

test('chance lays the island, rolls, steals and deals by itself, until the outcome', () => {
  const session = begun();
  expect(session.moment().view.hexes).toHaveLength(19);
  const { outcome, log, curve, actors } = play(session, isOver).moment();
  expect(actors).toEqual([]);
  expect(log[0]!.event.type).toBe('mapped');
  expect(log.at(-1)!.event).toMatchObject({ type: 'ended', winners: outcome!.winners });
  expect(curve.at(-1)).toEqual(outcome!.points);
  const { turn } = session.moment().view;
  expect(turn).toBe(log.filter(({ event }) => event.type === 'turn').length);
  expect(curve.length).toBeGreaterThan(turn);
});

test('the curve has the same points as the scoreboard, and those of hidden cards after the game', () => {
  const session = play(begun(), isOver);
  const { curve, curveAt } = session.moment();
  const views = viewsOf(catanAdapter, session.record());
  expect(views.at(-1)!.seats.some(({ held }) => held!.point > 0)).toBe(true);
  for (const [past, view] of views.entries())
    expect(curve[curveStepOf(curveAt, past)]).toEqual(view.seats.map((_, seat) => pointsShown(view, seat)));
  const opened = new LocalSession(catanAdapter, SETUP, session.record().actions);
  expect(opened.moment()).toMatchObject({ curve, curveAt });
});

test('a record of Catan, JSON or text, opens as the same game', async () => {
  const house = { friendlyRobber: true, victoryTarget: 8 } as const;
  const session = play(begun({ ...SETUP, house }), ({ moment }) => moment().count > 300);
  for (const content of [JSON.stringify(session.record()), recordText(session)!]) {
    const opened = await openRecord(GAMES, content);
    if (!opened.ok) throw new Error(opened.because);
    expect(opened.session.setup).toEqual(session.setup);
    expect(opened.session.moment().view).toEqual(session.moment().view);
    expect(opened.session.moment(2).view).toEqual(session.moment(2).view);
    expect(opened.session.moment().log).toEqual(session.moment().log);
  }
});

test('a bad record of Catan is refused with place, rule and game', async () => {
  const record = { ...begun().record(), actions: [{ by: 0, type: 'roll' }] };
  const opened = await openRecord(GAMES, JSON.stringify(record));
  expect(opened).toMatchObject({ ok: false, at: 0, words: faultTexts });
});

test('the default view of a moment is a spectator’s', () => {
  const session = play(begun(), ({ moment }) => moment().view.turn > 12);
  const { view } = session.moment();
  expect(view.you).toBeNull();
  expect(view.seats.every(({ hand }) => hand === null)).toBe(true);
  expect(session.moment(1).view.seats.map(({ hand }) => hand !== null)).toEqual([false, true, false, false]);
  expect(session.viewAt(session.moment().count, 1)).toEqual(session.moment(1).view);
});

test('a settlement and its road can be undone one at a time, until another seat has acted', async () => {
  const session = begun();
  const before = session.moment();
  expect(session.canUndo(0)).toBe(false);
  act(session, 0, [first(session, 'settle')]);
  act(session, 0, [first(session, 'road')]);
  const record = JSON.stringify(session.record().actions);
  expect([session.canUndo(0), session.canUndo(1)]).toEqual([true, false]);
  void session.undo(0);
  expect(session.moment().view.phase).toBe('connect');
  void session.undo(0);
  expect({ ...session.moment(), latest: [] }).toEqual({ ...before, latest: [] });
  expect(session.canUndo(0)).toBe(false);
  await expect(session.undo(0)).rejects.toThrow();
  act(session, 0, [first(session, 'settle')]);
  act(session, 0, [first(session, 'road')]);
  expect(JSON.stringify(session.record().actions)).toBe(record);
  act(session, 1, [first(session, 'settle', 1)]);
  expect([session.canUndo(0), session.canUndo(1)]).toEqual([false, true]);
});

test('buildings and swaps can be undone during the game, but no result of chance', () => {
  const taken: string[] = [];
  const session = begun();
  play(session, isOver, () => {
    const seat = session.record().actions.at(-1)?.by;
    if (typeof seat !== 'number' || !session.canUndo(seat)) return;
    const before = JSON.stringify(session.record());
    const view = session.moment(seat).view;
    const last = session.record().actions.at(-1)!;
    void session.undo(seat);
    taken.push(last.type);
    const { by: _, ...action } = last;
    expect(refusalForView(catan, session.moment(seat).view, seat, action)).toBeUndefined();
    act(session, seat, [action]);
    expect(JSON.stringify(session.record())).toBe(before);
    expect(session.moment(seat).view).toEqual(view);
  });
  expect(new Set(taken)).toEqual(new Set(['settle', 'road', 'city', 'bank']));
});

test('a reopened table still knows which actions can be undone', async () => {
  const session = begun();
  act(session, 0, [first(session, 'settle')]);
  const opened = await openRecord(GAMES, JSON.stringify(session.record()));
  expect(opened.ok && opened.session.canUndo(0)).toBe(true);
});

test('several seats may discard in any order', () => {
  const session = play(begun(), ({ moment }) => moment().actors.length > 1);
  const { actors } = session.moment();
  expect(session.moment().view.phase).toBe('discard');
  const last = Number(actors.at(-1));
  expect(
    refusalForView(catan, session.moment(last).view, last, first(session, 'discard', last)),
  ).toBeUndefined();
  act(session, last, [first(session, 'discard', last)]);
  expect(session.moment().actors).toContain(actors[0]);
});

test('the other seats answer an offer, and its owner may withdraw it', () => {
  const session = play(begun(), ({ moment }) => {
    const { phase, seat, seats } = moment().view;
    return phase === 'main' && seats[seat]!.cards > 0 && seats.every(({ cards }) => cards > 0);
  });
  const { seat } = session.moment().view;
  const { hand } = session.moment(seat).view.seats[seat]!;
  const give = Object.entries(hand!).find(([, count]) => count > 0)![0];
  const get = give === 'ore' ? 'wool' : 'ore';
  const to = [0, 1, 2, 3].filter((one) => one !== seat);
  act(session, seat, [{ type: 'offer', to, give: { [give]: 1 }, get: { [get]: 1 } }]);
  expect(session.moment().actors).toEqual(to);
  act(session, to[0]!, [{ type: 'decline' }]);
  expect(session.moment().actors).toEqual(to.slice(1));
  act(session, seat, [{ type: 'withdraw' }]);
  expect(session.moment().actors).toEqual([seat]);
});

test('a hand stays covered until its owner has the screen', () => {
  const session = play(begun(), settled);
  const at = (actors: readonly Actor[], phase = 'main') => ({
    actors,
    view: { ...session.moment().view, phase: phase as 'main' },
  });
  expect(holderAfter(at([3]), [1], undefined)).toEqual({ holder: 1, covered: undefined });
  expect(holderAfter(at([0]), [0, 2], undefined)).toEqual({ holder: undefined, covered: 0 });
  expect(holderAfter(at([2]), [0, 2], 0)).toEqual({ holder: 0, covered: 2 });
  expect(holderAfter(at([1]), [0, 2], 0)).toEqual({ holder: 0, covered: undefined });
  expect(holderAfter(at([0, 2], 'discard'), [0, 2], 2)).toEqual({ holder: 2, covered: undefined });
  expect(holderAfter(at([2], 'settle'), [0, 2], 0)).toEqual({ holder: 2, covered: undefined });
});

test('the house rules of a setup of Catan are its differences from the printed game', () => {
  expect(setups.parse(JSON.parse(JSON.stringify(SETUP)))).toEqual(SETUP);
  const kept = { ...SETUP, house: { dice: 'deck', victoryTarget: 99, dragons: true } };
  expect(setups.parse(kept)).toEqual({ ...SETUP, house: { dice: 'deck' } });
  const former = { ...SETUP, house: { noPlayerTrades: true } };
  expect(setups.parse(former)).toEqual({ ...SETUP, house: { playerTrades: false } });
  expect(setups.parse({ ...SETUP, seats: soloSeats('', 4, 'greedy') })).toBeUndefined();
  const house = { game: 'catan', seats: SETUP.seats } as const;
  expect(changedRules(changedRules(SETUP, { discardLimit: 9 }), { discardLimit: 7 })).toEqual(house);
});

test('two players have three settlements each, except on the island for beginners', () => {
  const two: CatanSetup = { game: 'catan', seats: soloSeats('', 1, 'greedy') };
  expect(rulesOf(two).startSettlements).toBe(3);
  const island = changedRules(two, { map: 'beginners' });
  expect(island.house).toEqual({ map: 'beginners' });
  expect(rulesOf(island).startSettlements).toBe(2);
  expect(catanAdapter.setupOf(catanAdapter.optionsOf(island), two.seats)).toEqual(island);
  expect(changedRules(island, { map: 'variable-spiral' })).toEqual(two);
  const three = changedRules(changedRules(SETUP, { map: 'beginners' }), { startSettlements: 3 });
  expect(ruleConflict(three)?.name).toBe('startSettlements');
  expect(ruleConflict(printedRules(three, 'startSettlements'))).toBeUndefined();
  expect(catan.readOptions({ ...three.house, seats: 4 }).ok).toBe(false);
});
