import { TILES, TURNS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { distanceTo, firstCrossing, polygonContains } from '../../../src/art/drawing/polylines.ts';
import { add, distance, type Point, subtract } from '../../../src/art/drawing/vectors.ts';
import { wallCorners } from '../../../src/games/carcassonne/art/board/corners.ts';
import { geometry, type SegmentShape, VARIANTS } from '../../../src/games/carcassonne/art/index.ts';
import { RIVER_WIDTH } from '../../../src/games/carcassonne/art/shape/rivers.ts';
import { INWARD, MIDDLES, slotPoint } from '../../../src/games/carcassonne/art/shape/rotated-tile.ts';
import { GARDEN, nodeNear, PRECINCT } from '../../../src/games/carcassonne/art/shape/survey.ts';

const ALL = TILES.flatMap((facts) =>
  TURNS.flatMap((turned) =>
    Array.from({ length: VARIANTS }, (_, variant) => ({
      name: `${facts.id} turned ${turned}, variant ${variant}`,
      facts,
      turned,
      variant,
    })),
  ),
);

/** True if a point lies on a segment: even-odd over all its outlines; a road is as wide as its paint. */
function isOn(segment: SegmentShape, p: Point): boolean {
  if (segment.kind === 'road') return distanceTo(segment.line, p) <= segment.width / 2 + 0.5;
  return segment.polygons.filter((polygon) => polygonContains(polygon, p)).length % 2 === 1;
}

test('the drawn fields match the facts on every tile in every rotation', () => {
  for (const { name, facts, turned, variant } of ALL)
    expect(geometry(facts, turned, variant).survey.faults, name).toEqual([]);
});

test('every segment has an outline, a place for one figure and places for two', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { segments } = geometry(facts, turned, variant);
    expect(Object.keys(segments).sort(), name).toEqual(facts.segments.map((segment) => segment.name).sort());
    for (const segment of Object.values(segments))
      for (const place of [segment.standing.one, ...segment.standing.two])
        expect(isOn(segment, place), `${name}: ${segment.name} at ${place}`).toBe(true);
  }
});

test('two figures on one segment stand apart', () => {
  for (const { name, facts, turned, variant } of ALL)
    for (const { name: segment, standing } of Object.values(geometry(facts, turned, variant).segments)) {
      const [a, b] = standing.two;
      expect(Math.hypot(a[0] - b[0], a[1] - b[1]), `${name}: ${segment}`).toBeGreaterThan(15);
    }
});

test('field outlines reach the edge at their own slots and cover no other segment', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { segments, tile } = geometry(facts, turned, variant);
    for (const field of tile.fields)
      for (const slot of field.slots) {
        const p = add(slotPoint(slot), INWARD[slot.side]!, 0.5);
        const owners = Object.values(segments).filter((segment) => isOn(segment, p));
        expect(
          owners.map((owner) => owner.name),
          `${name}: ${field.name} at ${p}`,
        ).toEqual([field.name]);
      }
  }
});

test('no point belongs to two fields, or to a field and a city', () => {
  for (const { name, facts, turned } of ALL.filter(({ variant }) => variant === 0)) {
    const land = Object.values(geometry(facts, turned).segments).filter(
      (segment) => segment.kind === 'field' || segment.kind === 'city',
    );
    const contested: Point[] = [];
    for (let x = 6; x < 240; x += 12)
      for (let y = 6; y < 240; y += 12)
        if (land.filter((segment) => isOn(segment, [x, y])).length > 1) contested.push([x, y]);
    expect(contested, name).toEqual([]);
  }
});

test('roads and rivers leave straight through the middle of a side, and walls end in corners', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { plan, tile } = geometry(facts, turned, variant);
    for (const way of [...plan.roads, ...(plan.river ? [plan.river] : [])])
      way.sides.forEach((side, end) => {
        const curve = end === 0 ? way.curve : [...way.curve].reverse();
        expect(curve[0], name).toEqual(MIDDLES[side]);
        const [dx, dy] = subtract(curve[1]!, curve[0]!);
        const inward = INWARD[side]!;
        expect(dx * inward[0] + dy * inward[1], name).toBeGreaterThan(0);
        expect(dx * inward[1] - dy * inward[0], name).toBeCloseTo(0);
      });
    expect(plan.river?.sides.map((side) => tile.edges[side]) ?? [], name).toEqual(
      tile.edges.filter((edge) => edge === 'river'),
    );
    const ends = plan.cities.flatMap((city) => city.walls.flatMap((wall) => [wall.from, wall.to]));
    expect(wallCorners(facts, turned), name).toEqual([...new Set(ends)].sort());
  }
});

test('buildings stand on dry ground, away from roads that do not lead to them', () => {
  const WALLED = [
    { kind: 'monastery', extent: PRECINCT },
    { kind: 'garden', extent: GARDEN },
  ] as const;
  for (const { name, facts, turned, variant } of ALL) {
    const { plan, garden } = geometry(facts, turned, variant);
    for (const { kind, extent } of WALLED) {
      const middle = kind === 'monastery' ? plan.monastery : garden;
      if (!middle) continue;
      for (const x of [extent.left, 0, extent.right])
        for (const y of [extent.top, 0, extent.bottom]) {
          const p = add(middle, [x, y]);
          expect(Math.min(p[0], p[1], 240 - p[0], 240 - p[1]), `${name}: ${kind}`).toBeGreaterThan(0);
          if (plan.river)
            expect(distanceTo(plan.river.line, p), `${name}: ${kind}`).toBeGreaterThan(RIVER_WIDTH / 2);
          if (kind === 'garden')
            for (const road of plan.roads) expect(distanceTo(road.line, p), name).toBeGreaterThan(10);
        }
    }
  }
});

test('an inn stands beside its own road, nearer than to any other', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { plan, inns, survey } = geometry(facts, turned, variant);
    const roads = plan.roads.filter((road) => road.inn);
    expect(inns.length, name).toBe(roads.length);
    inns.forEach((inn, i) => {
      const away = distanceTo(roads[i]!.line, inn);
      expect(away, name).toBeLessThan(50);
      for (const other of plan.roads)
        if (other !== roads[i]) expect(distanceTo(other.line, inn), name).toBeGreaterThan(away);
      expect(survey.room[nodeNear(inn)], name).toBeGreaterThan(16);
    });
  }
});

test('a spring beside a road begins at that road, and only bridges cross the water', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { plan } = geometry(facts, turned, variant);
    if (!plan.river) continue;
    for (const city of plan.cities)
      for (const wall of city.walls)
        expect(firstCrossing(wall.points, plan.river.line), name).toBeUndefined();
    if (facts.id === 'RI-A3') {
      const { at, ry } = plan.river.pool!;
      expect(distanceTo(plan.roads[0]!.line, at), name).toBeLessThan(ry);
    }
  }
});

test('a street leads from the village to each town gate that separates two fields', () => {
  const { plan } = geometry(TILES.find(({ id }) => id === 'IC-I')!);
  expect(plan.streets.map((street) => street.gate.city)).toEqual(['c1', 'c2']);
  for (const { line } of plan.streets) expect(distance(line[0]!, plan.junction!)).toBe(0);
  for (const { facts } of ALL)
    if (facts.id !== 'IC-I') expect(geometry(facts).plan.streets, facts.id).toEqual([]);
});

test('geometry is cached, and quick without the cache', () => {
  const [facts] = TILES;
  expect(geometry(facts!, 90, 1)).toBe(geometry(facts!, 90, 1));
  const times = TILES.map((tile) => {
    const before = process.cpuUsage();
    geometry({ ...tile }, 0, 0);
    // Time of the processor: that of the clock depends on what else the machine does.
    return process.cpuUsage(before).user / 1000;
  });
  expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(25); // 2–3 ms
});
