import { TILES, TURNS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { cellAt, segmentAt } from '../../../src/games/carcassonne/board/hit.ts';
import { markAt, markOfSegment, marksOf } from '../../../src/games/carcassonne/board/marks.ts';
import { geometryOf } from '../../../src/games/carcassonne/board/pictures.ts';

test('cells are counted from the start tile in all directions', () => {
  expect(cellAt([0, 0])).toEqual([0, 0]);
  expect(cellAt([239.9, 240])).toEqual([0, 1]);
  expect(cellAt([-0.1, -241])).toEqual([-1, -2]);
});

test('a press on a figure hits its own segment, on every tile in every rotation', () => {
  for (const { id } of TILES)
    for (const turned of TURNS) {
      const tile = { tile: id, at: [3, -2] as const, turned };
      for (const [name, { kind, standing }] of Object.entries(geometryOf(tile).segments)) {
        if (kind === 'monastery') continue;
        const [x, y] = standing.one;
        expect(segmentAt(tile, [3 * 240 + x, -2 * 240 + y]), `${id} ${turned} ${name}`).toBe(name);
      }
    }
});

const ghost = { tile: 'BA-D', at: [1, 1] as const, turned: 0 as const, clashes: [] };
const choice = (figure: 'meeple' | 'pig' | 'builder', on: string) => ({
  figure,
  on,
  label: `${figure} ${on}`,
});

test('two figures on one segment have two places', () => {
  const marks = marksOf(ghost, [choice('meeple', 'f1'), choice('pig', 'f1'), choice('meeple', 'c1')], 0.4);
  expect(marks).toHaveLength(3);
  const [a, b] = marks;
  expect(a!.foot).not.toEqual(b!.foot);
});

test('marks keep clear of each other on the screen', () => {
  for (const scale of [0.2, 0.4, 1]) {
    const { segments } = geometryOf(ghost);
    const marks = marksOf(
      ghost,
      Object.keys(segments).map((on) => choice('meeple', on)),
      scale,
    );
    for (const a of marks)
      for (const b of marks)
        if (a !== b) {
          const away = Math.hypot(a.middle[0] - b.middle[0], a.middle[1] - b.middle[1]);
          expect(away * scale, `${away * scale} px at ${scale}`).toBeGreaterThan(22);
        }
  }
});

test('a press near a mark selects it, and so does a press on its segment', () => {
  const marks = marksOf(ghost, [choice('meeple', 'c1'), choice('meeple', 'f2')], 0.4);
  const [city, field] = marks;
  expect(markAt(marks, city!.middle, 0.4)).toBe(city);
  expect(markAt(marks, [5000, 5000], 0.4)).toBeUndefined();
  const [x, y] = geometryOf(ghost).segments.f2!.standing.one;
  expect(markOfSegment(ghost, marks, [240 + x, 240 + y])).toBe(field);
});
