import { type OwnTableFacts, type TableFacts, tableFacts } from '@bastide/contract';
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
    isOutdated: () => true,
    withdrawal: () => ({ seat: 1, action: { type: 'roll' } }),
    draws: [{ name: 'dice', bars: ['1'], barOf: () => 0 }],
  };
  expect(tableFacts(race, own)).toEqual({ game: race, ...own });
});

test('the toy counts white and black pearls as they are dealt', () => {
  const [kind] = pearlsTable.draws;
  const state = pearls.setup({ seats: 2, rounds: 1 });
  expect(kind!.bars).toEqual(['white', 'black']);
  expect(kind!.barOf({ type: 'deal', pearl: 'black' }, state)).toBe(1);
  expect(kind!.barOf({ type: 'choose', choice: 'keep' }, state)).toBeUndefined();
});
