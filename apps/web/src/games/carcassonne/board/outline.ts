import type { SegmentRefs } from '@bastide/carcassonne';
import { normals } from '../../../art/drawing/polylines.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { cycled, itemAt } from '../../../must.ts';
import type { PlacedTile, SegmentShape } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import { geometryOf } from './pictures.ts';
import { keyOf } from './places.ts';

/** A feature of the map as path data in board units. */
export interface Outline {
  /** All its parts, closed: to be filled. */
  readonly area: string;
  /** Its border without the seams between its own parts: to be stroked. */
  readonly edge: string;
}

/** Units by which the outline of a road stands off its fill. */
const ROAD_MARGIN = 5;
/** Units: a point this near to the rim of its tile lies on it. */
const ON_RIM = 0.6;
/** Units: shorter pieces where two segments meet on a seam are no border. */
const STUB = 16;

/** Parts of one line between cells that segments touch, from its lower and from its higher side. */
interface Seam {
  readonly lower: [number, number][];
  readonly higher: [number, number][];
}

/** Returns the union of segments on placed tiles, given by cell. Leaves out segments on cells without a tile. */
export function outlineOf(parts: SegmentRefs, tileAt: ReadonlyMap<string, PlacedTile>): Outline {
  const seams = new Map<string, Seam>();
  let area = '';
  let edge = '';
  for (const { at, on } of parts) {
    const tile = tileAt.get(keyOf(at));
    const shape = tile && geometryOf(tile).segments[on];
    if (!shape) continue;
    const [left, top] = [at[0] * TILE, at[1] * TILE];
    for (const polygon of polygonsOf(shape)) {
      area += `${line(polygon, left, top)}Z`;
      edge += inner(polygon, left, top, seams, at);
    }
  }
  for (const [name, seam] of seams) edge += border(name, seam);
  return { area, edge };
}

const polygonsOf = (shape: SegmentShape): readonly (readonly Point[])[] =>
  shape.kind === 'road' ? [band(shape.line, shape.width / 2 + ROAD_MARGIN)] : shape.polygons;

/** Returns a line as a polygon of that half width; at the edge of the tile it ends along the edge. */
function band(points: readonly Point[], half: number): Point[] {
  const sideways = normals(points).map((normal, i): Point => {
    const [x, y] = itemAt(points, i);
    if (isOn(x, x, 0) || isOn(x, x, TILE)) return [0, Math.sign(normal[1])];
    if (isOn(y, y, 0) || isOn(y, y, TILE)) return [Math.sign(normal[0]), 0];
    return normal;
  });
  const shifted = (by: number) =>
    points.map((p, i): Point => [p[0] + itemAt(sideways, i)[0] * by, p[1] + itemAt(sideways, i)[1] * by]);
  return [...shifted(half), ...shifted(-half).reverse()];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (points: readonly Point[], left: number, top: number): string =>
  `M${points.map(([x, y]) => `${round(x + left)} ${round(y + top)}`).join('L')}`;

/** Returns the parts of a polygon that are not on the edge of its tile; adds the others to `seams`. */
function inner(
  polygon: readonly Point[],
  left: number,
  top: number,
  seams: Map<string, Seam>,
  [column, row]: readonly [number, number],
): string {
  let d = '';
  let run: Point[] = [];
  const end = () => {
    if (run.length > 1) d += line(run, left, top);
    run = [];
  };
  polygon.forEach((from, i) => {
    const to = cycled(polygon, i + 1);
    const rim = [0, TILE].flatMap((at) => [
      ...(isOn(from[0], to[0], at)
        ? [{ name: `v${column + at / TILE}`, low: at === TILE, a: from[1] + top, b: to[1] + top }]
        : []),
      ...(isOn(from[1], to[1], at)
        ? [{ name: `h${row + at / TILE}`, low: at === TILE, a: from[0] + left, b: to[0] + left }]
        : []),
    ])[0];
    if (!rim) {
      if (run.length === 0) run.push(from);
      run.push(to);
      return;
    }
    end();
    const seam = seams.get(rim.name) ?? { lower: [], higher: [] };
    seams.set(rim.name, seam);
    (rim.low ? seam.lower : seam.higher).push(rim.a < rim.b ? [rim.a, rim.b] : [rim.b, rim.a]);
  });
  end();
  return d;
}

const isOn = (a: number, b: number, at: number): boolean =>
  Math.abs(a - at) < ON_RIM && Math.abs(b - at) < ON_RIM;

/** Border along a seam: the parts that only one side touches. */
function border(name: string, { lower, higher }: Seam): string {
  const at = Number(name.slice(1)) * TILE;
  const ends = [...lower, ...higher].flat().sort((a, b) => a - b);
  const inside = (list: [number, number][], p: number) => list.some(([a, b]) => a < p && p < b);
  let d = '';
  for (let i = 0; i + 1 < ends.length; i++) {
    const [a, b] = [itemAt(ends, i), itemAt(ends, i + 1)];
    const middle = (a + b) / 2;
    if (b - a < STUB || inside(lower, middle) === inside(higher, middle)) continue;
    d += name[0] === 'v' ? `M${at} ${round(a)}V${round(b)}` : `M${round(a)} ${at}H${round(b)}`;
  }
  return d;
}

/**
 * Returns the northernmost and the southernmost places of these segments; where there are several, the western and
 * the eastern one.
 */
export function outlineEnds(
  parts: SegmentRefs,
  tileAt: ReadonlyMap<string, PlacedTile>,
): { readonly north: readonly Point[]; readonly south: readonly Point[] } {
  const ends = parts.flatMap(({ at, on }) => {
    const tile = tileAt.get(keyOf(at));
    const shape = tile && geometryOf(tile).segments[on];
    const points = (shape ? polygonsOf(shape) : [])
      .flat()
      .map(([x, y]): Point => [x + at[0] * TILE, y + at[1] * TILE]);
    return points.length > 0 ? [{ north: outermost(points, -1), south: outermost(points, 1) }] : [];
  });
  return { north: ends.flatMap(({ north }) => north), south: ends.flatMap(({ south }) => south) };
}

/** Returns the western and the eastern end of the southernmost (1) or northernmost (-1) place. */
function outermost(points: readonly Point[], side: 1 | -1): readonly [Point, Point] {
  const most = Math.max(...points.map(([, y]) => y * side));
  const there = points.filter(([, y]) => y * side > most - 1).sort(([a], [b]) => a - b);
  return [itemAt(there, 0), itemAt(there, -1)];
}
