import type { Review } from '@bastide/coach';
import { expect, test } from 'vitest';
import { curveAt, curveMoments, decisionAt, findingsAt } from '../../src/review/moment-findings.ts';

// biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
const MOVE = { action: { type: 'move' }, then: [], chance: 0.5, terms: [] };
const decision = (at: number, choices: number) => ({
  kind: 'decision' as const,
  at,
  length: 1,
  seat: 0,
  thoughts: Array(choices).fill(MOVE),
  played: 0,
  loss: 0,
  chances: [0.5, 0.5],
});
const draw = (at: number, luck: number) => ({
  kind: 'draw' as const,
  at,
  luck: [luck, -luck],
  chances: [0.5, 0.5],
  ways: 2,
});
const review: Review = {
  curve: [0.5, 0.5, 0.6, 0.6, 0.4].map((chance) => [chance, 1 - chance]),
  decisions: [decision(1, 2), decision(3, 1)],
  draws: [draw(0, 0.1), draw(2, 0.001)],
  turns: [],
  seats: [],
};
const MOMENTS = [0, 2, 4];

test('a moment shows the choices and the relevant luck since the moment before', () => {
  const first = findingsAt(review, MOMENTS, 2);
  expect([first.decisions.map(({ at }) => at), first.draws.map(({ at }) => at)]).toEqual([[1], [0]]);
  expect(findingsAt(review, MOMENTS, 4)).toEqual({ decisions: [], draws: [] });
  expect(findingsAt(review, MOMENTS, 0)).toEqual({ decisions: [], draws: [] });
});

test('the curve has a step before each key moment, with the chances that it opens with', () => {
  const turn = { at: 3, by: 'decision', seat: 0, swing: -0.2 } as const;
  const steps = curveMoments({ turns: [turn] }, MOMENTS);
  expect(steps).toEqual([0, 2, 3, 4]);
  expect(curveAt(review, steps)[2]).toEqual([60, 40]);
});

test('the curve stops at the moment of the replay', () => {
  expect(curveAt(review, MOMENTS)).toEqual([
    [50, 50],
    [60, 40],
    [40, 60],
  ]);
});

test('a moment is about the decision to be made then, or else about the costliest one since the moment before', () => {
  const costly = { ...decision(3, 2), loss: 0.1 };
  const both = { ...review, decisions: [decision(1, 2), decision(2, 2), costly] };
  expect(decisionAt(both, MOMENTS, 3)).toBe(costly);
  expect(decisionAt(both, MOMENTS, 4)).toBe(costly);
  expect(decisionAt(both, [0, 4], 2)?.at).toBe(2);
  expect(decisionAt(review, MOMENTS, 3)).toBeUndefined();
});
