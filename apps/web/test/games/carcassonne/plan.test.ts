import { type Rotation, SEATS } from '@bastide/carcassonne';
import { readText } from '@bastide/contract';
import { expect, test } from 'vitest';
import { carcassonneAdapter, deciderOf } from '../../../src/games/carcassonne/session.ts';
import {
  fittingTurn,
  isBeside,
  legalCells,
  nearestTurn,
  preview,
  type TurnPlan,
} from '../../../src/games/carcassonne/turn/plan.ts';
import { isRisky } from '../../../src/games/carcassonne/turn/use-turn.ts';
import { sessionOfRecord } from '../../../src/records/open-record.ts';

/** Returns a game of two people in which `BA-E`, placed to the north, can close a city of two tiles. */
function momentAfter(actions: string) {
  const head =
    'bastide/1 carcassonne\noptions {"seats":2,"sets":["traders"]}\nseats [{"name":"Olena"},{"name":"Ramiro"}]\n\n';
  const read = readText(carcassonneAdapter.game, head + actions);
  if (!read.ok) throw new Error(read.because);
  const opened = sessionOfRecord(carcassonneAdapter, read.value, SEATS);
  if (!opened.ok) throw new Error(opened.because);
  return opened.session.moment(deciderOf(opened.session.moment()));
}
const plan = (at: readonly [number, number], turned: Rotation, more: Partial<TurnPlan> = {}): TurnPlan => ({
  at,
  turned,
  ...more,
});

test('the preview of a legal plan lists its results, and leaves the game unchanged', () => {
  const moment = momentAfter('0 BA-E');
  const before = JSON.stringify(moment.view);
  const ready = preview(
    moment,
    plan([0, -1], 180, { choice: { type: 'deploy', figure: 'meeple', on: 'c1' } }),
  );
  if (ready.kind !== 'ready') throw new Error(ready.kind);
  expect(ready.actions.map(({ type }) => type)).toEqual(['place', 'deploy']);
  expect(ready.events).toContainEqual(expect.objectContaining({ type: 'scored', seat: 0, points: 4 }));
  expect(JSON.stringify(moment.view)).toBe(before);
});

test('the preview of an illegal plan names the sides, the rule and the nearest legal rotation', () => {
  const misfit = preview(momentAfter('0 BA-E'), plan([0, -1], 90));
  if (misfit.kind !== 'misfit') throw new Error(misfit.kind);
  expect(misfit.refusal.rule).toBe('CAR-TILE-02');
  expect(misfit.clashes).toEqual(['S']);
  expect(misfit.repair).toBe(180);
});

test('legal cells are listed row by row, each once, with all its rotations', () => {
  const { view } = momentAfter('0 BA-E');
  const cells = legalCells(view);
  expect(cells.flatMap(({ turned }) => turned)).toHaveLength(view.actions.length);
  expect(new Set(cells.map(({ at }) => at.join())).size).toBe(cells.length);
});

test('a tile turns onwards to a legal rotation, or the shortest way to one', () => {
  expect(fittingTurn(90, [0, 270])).toBe(270);
  expect(nearestTurn(90, [0, 270])).toBe(0);
  expect(nearestTurn(0, [90, 270])).toBe(90);
  expect(fittingTurn(0, [])).toBeUndefined();
});

test('only empty cells beside a tile are places', () => {
  const { view } = momentAfter('0 BA-E');
  expect(isBeside(view, [1, 0])).toBe(true);
  expect(isBeside(view, [0, 0])).toBe(false);
  expect(isBeside(view, [3, 3])).toBe(false);
});

test('a farmer, and points for another seat, make a plan risky', () => {
  const farmer = momentAfter('0 BA-E');
  const lies = plan([0, -1], 180, { choice: { type: 'deploy', figure: 'meeple', on: 'f1' } });
  expect(isRisky(farmer.view, 0, lies, preview(farmer, lies))).toBe(true);
  const gift = momentAfter('0 BA-N 0,-1 90 meeple c1\n1 BA-E');
  const closes = plan([1, -1], 270);
  expect(isRisky(gift.view, 1, closes, preview(gift, closes))).toBe(true);
});
