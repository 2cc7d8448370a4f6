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
const choice = (figure: 'meeple', on: string) => ({
  figure,
  on,
  label: `${figure} ${on}`,
});

test('no mark covers another, on any tile at any size, and all stay on their tile', () => {
  for (const { id } of TILES)
    for (const turned of TURNS)
      for (const scale of [0.1, 0.24, 0.55, 1, 1.4]) {
        const tile = { ...ghost, tile: id, turned };
        const segments = Object.keys(geometryOf(tile).segments);
        const marks = marksOf(
          tile,
          segments.map((on) => choice('meeple', on)),
          scale,
        );
        const where = `${id} ${turned} at ${scale}`;
        expect(marks, where).toHaveLength(segments.length);
        for (const [i, { middle, width }] of marks.entries()) {
          for (const side of middle) expect(Math.abs(side - 360), where).toBeLessThanOrEqual(120);
          for (const other of marks.slice(i + 1)) {
            const away = Math.hypot(middle[0] - other.middle[0], middle[1] - other.middle[1]);
            expect(away, where).toBeGreaterThan((width + other.width) / 2);
          }
          // As small as a tile is on a full phone, a mark can still be told from the next.
          if (scale >= 0.24) expect(width * scale, where).toBeGreaterThanOrEqual(15);
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
