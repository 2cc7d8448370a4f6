import assert from 'node:assert/strict';
import { TILES, TURNS } from '@bastide/carcassonne';
import { test } from 'vitest';
import { cellAt, segmentAt } from '../../../src/games/carcassonne/board/hit.ts';
import { markAt, markOfSegment, marksOf } from '../../../src/games/carcassonne/board/marks.ts';
import { geometryOf } from '../../../src/games/carcassonne/board/pictures.ts';

test('cells are counted from the start tile, to all sides', () => {
  assert.deepEqual(cellAt([0, 0]), [0, 0]);
  assert.deepEqual(cellAt([239.9, 240]), [0, 1]);
  assert.deepEqual(cellAt([-0.1, -241]), [-1, -2]);
});

test('where a figure stands, its own segment is hit, on every tile however it lies', () => {
  for (const { id } of TILES)
    for (const turned of TURNS) {
      const tile = { tile: id, at: [3, -2] as const, turned };
      for (const [name, { kind, standing }] of Object.entries(geometryOf(tile).segments)) {
        if (kind === 'monastery') continue;
        const [x, y] = standing.one;
        assert.equal(segmentAt(tile, [3 * 240 + x, -2 * 240 + y]), name, `${id} ${turned} ${name}`);
      }
    }
});

const ghost = { tile: 'BA-D', at: [1, 1] as const, turned: 0 as const, clashes: [] };
const choice = (figure: 'meeple' | 'pig' | 'builder', on: string) => ({
  figure,
  on,
  label: `${figure} ${on}`,
});

test('two figures for one segment get two places', () => {
  const marks = marksOf(ghost, [choice('meeple', 'f1'), choice('pig', 'f1'), choice('meeple', 'c1')], 0.4);
  assert.equal(marks.length, 3);
  const [a, b] = marks;
  assert.notDeepEqual(a!.foot, b!.foot);
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
          assert.ok(away * scale > 22, `${away * scale} px at ${scale}`);
        }
  }
});

test('a press near a mark means it, a press on its segment as well', () => {
  const marks = marksOf(ghost, [choice('meeple', 'c1'), choice('meeple', 'f2')], 0.4);
  const [city, field] = marks;
  assert.equal(markAt(marks, city!.middle, 0.4), city);
  assert.equal(markAt(marks, [5000, 5000], 0.4), undefined);
  const [x, y] = geometryOf(ghost).segments.f2!.standing.one;
  assert.equal(markOfSegment(ghost, marks, [240 + x, 240 + y]), field);
});
