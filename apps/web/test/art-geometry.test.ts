import { TILES, TURNS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { geometry, type SegmentShape, VARIANTS, wallCorners } from '../src/art/index.ts';
import { contains, distanceTo } from '../src/art/pen/polylines.ts';
import { add, type Point } from '../src/art/pen/vectors.ts';
import { INWARD, MIDDLES, slotPoint } from '../src/art/shape/turned.ts';

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

/** Even-odd over all outlines of a segment; a road is as wide as it is painted. */
function isOn(segment: SegmentShape, p: Point): boolean {
  if (segment.kind === 'road') return distanceTo(segment.line, p) <= segment.width / 2 + 0.5;
  return segment.polygons.filter((polygon) => contains(polygon, p)).length % 2 === 1;
}

test('the drawn fields are those of the facts, on every tile, turned every way', () => {
  for (const { name, facts, turned, variant } of ALL)
    expect(geometry(facts, turned, variant).survey.faults, name).toEqual([]);
});

test('every segment has its outline and a place for one figure and for two on itself', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { segments } = geometry(facts, turned, variant);
    expect(Object.keys(segments).sort(), name).toEqual(facts.segments.map((segment) => segment.name).sort());
    for (const segment of Object.values(segments))
      for (const place of [segment.standing.one, ...segment.standing.two])
        expect(isOn(segment, place), `${name}: ${segment.name} at ${place}`).toBe(true);
  }
});

test('two figures abreast do not stand in one place', () => {
  for (const { name, facts, turned, variant } of ALL)
    for (const { name: segment, standing } of Object.values(geometry(facts, turned, variant).segments)) {
      const [a, b] = standing.two;
      expect(Math.hypot(a[0] - b[0], a[1] - b[1]), `${name}: ${segment}`).toBeGreaterThan(15);
    }
});

test('field outlines reach the rim at their own slots and lie on nobody else', () => {
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

test('no place belongs to two fields, or to a field and a city', () => {
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

test('roads leave by the middle of a side, straight; walls end in corners', () => {
  for (const { name, facts, turned, variant } of ALL) {
    const { plan } = geometry(facts, turned, variant);
    for (const road of plan.roads) {
      const side = road.sides[0]!;
      expect(road.line[0], name).toEqual(MIDDLES[side]);
      const [from, to] = [road.curve[0]!, road.curve[1]!];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const inward = INWARD[side]!;
      expect(dx * inward[0] + dy * inward[1], name).toBeGreaterThan(0);
      expect(dx * inward[1] - dy * inward[0], name).toBeCloseTo(0);
    }
    const ends = plan.cities.flatMap((city) => city.walls.flatMap((wall) => [wall.from, wall.to]));
    expect(wallCorners(facts, turned), name).toEqual([...new Set(ends)].sort());
  }
});

test('geometry is remembered, and quick where it is not', () => {
  const [facts] = TILES;
  expect(geometry(facts!, 90, 1)).toBe(geometry(facts!, 90, 1));
  const start = performance.now();
  for (const tile of TILES) geometry({ ...tile }, 0, 0);
  expect((performance.now() - start) / TILES.length).toBeLessThan(25); // 2–3 ms on an idle machine
});
