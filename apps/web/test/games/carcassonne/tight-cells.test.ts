import { type Carcassonne, carcassonne, clashes, TURNS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import type { CarcassonneTranslator } from '../../../src/games/carcassonne/messages.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { chanceText, drawChance, drawChances } from '../../../src/games/carcassonne/sidebar/StackNotes.tsx';
import { tightCells } from '../../../src/games/carcassonne/tight-cells.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { stateForView } from '../../../src/session/state-for-view.ts';
import { translatorIn } from '../../translators.ts';
import { moments } from './moments.ts';

const SETUP: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c2',
  sets: ['inns', 'traders'],
  seats: soloSeats('Olena', 2, 'greedy'),
};

test('tight cells are those between tiles that the engine lets few of the tiles left into', () => {
  const views = moments(SETUP, 5)
    .map(({ view }) => view)
    .filter(({ phase }, i) => phase === 'place' && i % 16 === 0);
  const counts = new Set<number>();
  for (const view of views) {
    const state = stateForView<Carcassonne>(carcassonne, view);
    const isTaken = (x: number, y: number) => view.tiles.some(({ at }) => at[0] === x && at[1] === y);
    const around = (x: number, y: number) =>
      [isTaken(x, y - 1), isTaken(x + 1, y), isTaken(x, y + 1), isTaken(x - 1, y)].filter(Boolean).length;
    const due: string[] = [];
    for (let x = -40; x <= 40; x++)
      for (let y = -40; y <= 40; y++) {
        if (isTaken(x, y) || around(x, y) < 2) continue;
        const left = [...Object.entries(view.bag), [view.drawn!, 1] as const];
        const fitting = left
          .filter(([tile]) => TURNS.some((turn) => clashes(state, tile, [x, y], turn).length === 0))
          .reduce((sum, [, n]) => sum + n, 0);
        if (fitting <= 2) due.push(`${x},${y} ${fitting}`);
      }
    const found = tightCells(view);
    expect(found.map(({ at, fitting }) => `${at.join()} ${fitting}`).sort()).toEqual(due.sort());
    for (const { fitting } of found) counts.add(fitting);
  }
  expect([...counts].sort()).toEqual([0, 1, 2]);
});

test('the chance to draw a fitting tile is that of drawing without putting back', () => {
  expect(drawChance(10, 2, 3)).toBeCloseTo(1 - 56 / 120);
  expect(drawChance(10, 0, 10)).toBe(0);
  expect(drawChance(10, 1, 10)).toBe(1);
  expect(drawChance(4, 3, 2)).toBe(1);
  // Of seven tiles a seat of three draws two, the others five.
  expect(drawChances(7, 1, 3)).toEqual({ mine: expect.closeTo(2 / 7), theirs: expect.closeTo(5 / 7) });
});

test('the chances to draw a tile are left out where everybody is as good as sure to', async () => {
  const en = (await translatorIn('en')) as CarcassonneTranslator;
  expect(chanceText(en, 7, 1, 3)).toBe('Chance of drawing one: you 29%, the others 71%.');
  expect(chanceText(en, 10, 9, 3)).toBeUndefined();
  expect(chanceText(en, 60, 30, 2)).toBeUndefined();
  expect(chanceText(en, 2, 2, 3)).toBe('Chance of drawing one: you 0%, the others 100%.');
  expect(chanceText(en, 7, 0, 3)).toBeUndefined();
});
