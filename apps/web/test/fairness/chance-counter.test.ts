import { describe, expect, it } from 'vitest';
import { ChanceCounter } from '../../src/fairness/check-record.ts';
import type { DrawChart } from '../../src/game/game-ui.ts';

type Faced = { readonly type: string; readonly face: number };
const faceOf = (action: { readonly type: string }) => (action as Faced).face;
const face = (one: number): Faced => ({ type: 'face', face: one });
/** A die with three faces, of which only those listed can still come. */
const drawn = (action: Faced, state: unknown = {}) => ({ at: 0, draw: 0, action, state });
const odds = (weights: readonly number[]) => ({
  listed: weights.map((_, one) => face(one)),
  weights,
});

const faces: DrawChart = { title: 'faces', bars: () => ['0', '1', '2'], barOf: faceOf };
/** Draws of face 0, by the seat that draws. */
const zeroes: DrawChart = {
  title: 'zeroes',
  bars: (_, names) => names,
  barOf: (action, seat) => (faceOf(action) === 0 ? (seat as number) : undefined),
  turnOf: (seat) => seat as number,
};

describe('the counts of a chart', () => {
  it('counts have a band if the odds are the same each time', () => {
    const counting = new ChanceCounter(faces);
    for (let i = 0; i < 8; i++) counting.add(drawn(face(i % 2)), odds([2, 1, 1]));
    expect(counting.result()).toMatchObject({
      counts: [4, 4],
      expected: [4, 2, 2],
      bands: [
        { low: 1, high: 7 },
        { low: 0, high: 5 },
        { low: 0, high: 5 },
      ],
    });
  });

  it('counts have no band if earlier draws change the odds, and expect the sum of the actual odds', () => {
    const counting = new ChanceCounter(faces);
    counting.add(drawn(face(0)), odds([1, 1, 2]));
    counting.add(drawn(face(2)), odds([0, 1, 2]));
    const { counts, expected, bands } = counting.result()!;
    expect(counts).toEqual([1, 0, 1]);
    expect(expected[0]).toBeCloseTo(1 / 4);
    expect(expected[2]).toBeCloseTo(2 / 4 + 2 / 3);
    expect(bands).toBeUndefined();
  });

  it('a chart by seat expects each seat’s share of the draws', () => {
    const counting = new ChanceCounter(zeroes);
    for (const [seat, one] of [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ] as const)
      counting.add(drawn(face(one), seat), odds([1, 1, 1]));
    expect(counting.result()).toMatchObject({ counts: [1, 1], expected: [1.5, 0.5], bands: undefined });
  });

  it('a chart without draws has no counts', () => {
    expect(new ChanceCounter(faces).result()).toBeUndefined();
  });
});
