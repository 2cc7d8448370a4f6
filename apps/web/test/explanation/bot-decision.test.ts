import { expect, test } from 'vitest';
import { latestDecision, mayExplain, playedIndex } from '../../src/explanation/bot-decision.ts';

const table = (secrets: boolean, isOver: boolean, isTold = true) => ({
  session: { record: () => (isTold ? {} : undefined) },
  game: { secrets },
  people: { botAt: (seat: number) => (seat === 1 ? ('greedy' as const) : undefined) },
  isOver,
});

test('a bot explains its moves at a local table; at an online table, or in a game with secrets, only after the end', () => {
  expect(mayExplain(table(false, false), 1, false)).toBe(true);
  expect(mayExplain(table(true, false), 1, false)).toBe(false);
  expect(mayExplain(table(true, true), 1, false)).toBe(true);
  expect(mayExplain(table(false, false), 1, true)).toBe(false);
  expect(mayExplain(table(false, true), 1, true)).toBe(true);
  // Even a finished game has no explanation if its record is secret, and people have none at all.
  expect(mayExplain(table(false, true, false), 1, true)).toBe(false);
  expect(mayExplain(table(false, true), 0, false)).toBe(false);
});

const ACTS = [
  { by: 'chance', type: 'draw', tile: 'D' },
  { by: 0, type: 'place', at: [1, 0] },
  { by: 0, type: 'skip' },
  { by: 'chance', type: 'draw', tile: 'E' },
  { by: 1, type: 'place', at: [0, 1] },
  { by: 1, type: 'deploy', on: 'city N' },
  { by: 'chance', type: 'draw', tile: 'V' },
] as const;

test('the latest decision of a seat contains all its consecutive actions before some moment', () => {
  expect(latestDecision(ACTS, 1, 7)).toEqual({
    before: 4,
    actions: [
      { type: 'place', at: [0, 1] },
      { type: 'deploy', on: 'city N' },
    ],
  });
  expect(latestDecision(ACTS, 0, 7)?.before).toBe(1);
  expect(latestDecision(ACTS, 1, 4)).toBeUndefined();
});

test('the played move is found among the weighed ones by all its actions', () => {
  const place = { at: [0, 1], type: 'place' };
  const rows = [
    [{ type: 'place', at: [5, 5] }],
    [place, { type: 'skip' }],
    [place, { type: 'deploy', on: 'city N' }],
  ];
  const weighed = rows.map(([action, ...then]) => ({ action: action!, then }));
  const { actions } = latestDecision(ACTS, 1, 7)!;
  expect(playedIndex(weighed, actions)).toBe(2);
  expect(playedIndex(weighed.slice(0, 2), actions)).toBe(1);
  expect(playedIndex(weighed.slice(0, 1), actions)).toBe(-1);
});
