import {
  type Actor,
  type OwnTableFacts,
  type TableFacts,
  tableFacts,
  takebackTarget,
} from '@bastide/contract';
import { expect, test } from 'vitest';
import { type Race, race } from './race.ts';
import { pearls } from './toy.ts';
import { pearlsTable } from './toy-table.ts';

const raceTable = tableFacts(race, { rulesVersion: '1', pointsOf: ({ places }) => places });
const started = race.setup({ seats: 3, target: 30 });

test('a game that says only its rules version and points has no turns, takebacks, answers or counted draws', () => {
  expect(raceTable.game).toBe(race);
  expect(raceTable.rulesVersion).toBe('1');
  expect(raceTable.turnOf(started)).toBeUndefined();
  expect(raceTable.isUndoable({ type: 'move' })).toBe(false);
  expect(raceTable.isOutdated({ type: 'move' }, 0, [{ type: 'moved', seat: 1, by: 4 }])).toBe(false);
  expect(raceTable.withdrawal(started)).toBeUndefined();
  expect(raceTable.draws).toEqual([]);
});

test('an action reveals something exactly if the game has secrets', () => {
  expect(raceTable.isRevealing({ type: 'move' })).toBe(false);
  expect(pearlsTable.isRevealing({ type: 'choose', choice: 'keep' })).toBe(true);
});

test('facts that a game gives replace every preset', () => {
  const own: OwnTableFacts<Race> & Required<Omit<TableFacts<Race>, 'game'>> = {
    rulesVersion: '7',
    pointsOf: () => [1],
    turnOf: ({ seat }) => seat,
    isUndoable: () => true,
    isRevealing: () => true,
    hasFixedDraws: true,
    isOutdated: () => true,
    withdrawal: () => ({ seat: 1, action: { type: 'roll' } }),
    draws: [{ name: 'dice', bars: ['1'], barOf: () => 0 }],
  };
  expect(tableFacts(race, own)).toEqual({ game: race, ...own });
});

/** The seat that nobody holds. */
const BOT = 3;
const target = (hasFixedDraws: boolean, seat: number, ...by: Actor[]) =>
  takebackTarget(
    { hasFixedDraws, isRevealing: ({ type }) => type === 'show' },
    by.map((one) => ({ by: one, action: { type: 'move' } })),
    seat,
    (one) => one === BOT,
  );

test('one action is taken back where decisions could change a draw, and none that chance has followed', () => {
  expect(target(false, 0, 'chance', 0, 0)).toBe(2);
  expect(target(false, 0, 0, 'chance')).toBeUndefined();
  expect(target(false, 1, 'chance', 0)).toBeUndefined();
  expect(target(false, 0)).toBeUndefined();
});

test('where draws are fixed a turn is taken back with the draws after it, and no further than the draw before it', () => {
  expect(target(true, 0, 1, 'chance', 0, 0, 'chance', 'chance')).toBe(2);
  expect(target(true, 0, 'chance', 0, 'chance', 0, 'chance')).toBe(3);
  expect(target(true, 0, 0, 'chance', 1)).toBeUndefined();
  expect(target(true, 0, 'chance')).toBeUndefined();
});

test('where draws are fixed the moves of bots go back with the turn before them, and those of people never', () => {
  expect(target(true, 0, 'chance', 0, 'chance', BOT, BOT, 'chance', 'chance')).toBe(1);
  expect(target(true, 0, 'chance', 0, 'chance', BOT, 'chance', 1)).toBeUndefined();
  expect(target(true, 0, 'chance', BOT, 'chance')).toBeUndefined();
  expect(target(false, 0, 0, BOT)).toBeUndefined();
});

test('an action that reveals something is never taken back', () => {
  const shown = [
    { by: 0, action: { type: 'show' } },
    { by: 0, action: { type: 'move' } },
  ];
  const isRevealing = ({ type }: { readonly type: string }) => type === 'show';
  expect(takebackTarget({ hasFixedDraws: true, isRevealing }, shown, 0, () => false)).toBeUndefined();
  expect(takebackTarget({ hasFixedDraws: false, isRevealing }, shown, 0, () => false)).toBe(1);
});

test('the toy counts white and black pearls as they are dealt', () => {
  const [kind] = pearlsTable.draws;
  const state = pearls.setup({ seats: 2, rounds: 1 });
  expect(kind!.bars).toEqual(['white', 'black']);
  expect(kind!.barOf({ type: 'deal', pearl: 'black' }, state)).toBe(1);
  expect(kind!.barOf({ type: 'choose', choice: 'keep' }, state)).toBeUndefined();
});
