import { carcassonne, SETS, scoreBreakdown } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { optionsOf, playRandomGame } from './random-game.ts';
import { rule } from './rule.ts';
import { tableWith } from './table.ts';

const sum = (parts: readonly { readonly points: number }[]) =>
  parts.reduce((all, { points }) => all + points, 0);

for (const edition of ['c1', 'c2'] as const)
  test(`the summands of every feature add up to what it is worth, and would be when complete (${edition})`, () => {
    const options = optionsOf({ edition, sets: [...SETS], seats: 2, icUnfinished: 'plain' });
    let asked = 0;
    playRandomGame({ options, seed: 3, style: 'anything' }, ({ state, action }) => {
      if (action.type !== 'draw' || ++asked % 10 !== 0) return;
      const view = carcassonne.view(state);
      const seen = carcassonne.determinize(view, new Sfc32(0));
      for (const { kind, parts, worth, whenComplete, helpers } of view.features) {
        const { at, on } = parts.at(-1)!;
        const reckoned = scoreBreakdown(seen, at, on)!;
        expect(scoreBreakdown(state, at, on)).toStrictEqual(reckoned);
        expect(sum(reckoned.whenComplete)).toBe(whenComplete);
        if (kind !== 'field' || (edition === 'c2' && helpers.length === 0))
          expect(sum(reckoned.now), `${kind} ${at} ${on}`).toBe(Math.max(...worth));
      }
    });
    expect(asked).toBeGreaterThan(100);
  });

test('a segment that does not exist has no score breakdown', () => {
  const state = carcassonne.setup(optionsOf({}));
  expect(scoreBreakdown(state, [0, 0], 'm1')).toBeUndefined();
  expect(scoreBreakdown(state, [5, 5], 'r1')).toBeUndefined();
  expect(scoreBreakdown(state, [0, 1], 'f1')).toBeUndefined();
  expect(scoreBreakdown(state, [512, -1], 'r1')).toBeUndefined();
  expect(scoreBreakdown(state, [0, 900], 'r1')).toBeUndefined();
});

rule(
  'CAR-IC-05',
  'an unfinished city with a cathedral brings nothing for its tiles, and three each when complete',
  () => {
    const t = tableWith({ sets: ['inns'] }, 'Blue', 'Red').given('(0,-1) IC-K@0');
    const { now, whenComplete } = scoreBreakdown(t.state, [0, -1], 'c1')!;
    expect(now).toStrictEqual([{ for: 'tiles', count: 2, each: 0, points: 0 }]);
    expect(whenComplete).toStrictEqual([{ for: 'tiles', count: 2, each: 3, points: 6 }]);
  },
);

rule('CAR-CITY-02', 'the city of the start tile has summands like any other', () => {
  const { state } = tableWith({}, 'Blue', 'Red');
  expect(scoreBreakdown(state, [0, 0], 'c1')).toStrictEqual({
    now: [{ for: 'tiles', count: 1, each: 1, points: 1 }],
    whenComplete: [{ for: 'tiles', count: 1, each: 2, points: 2 }],
  });
});

rule('CAR-FARM-02', 'a field that touches no complete city has no summands', () => {
  const { state } = tableWith({}, 'Blue', 'Red');
  expect(scoreBreakdown(state, [0, 0], 'f1')).toStrictEqual({ now: [], whenComplete: [] });
});
