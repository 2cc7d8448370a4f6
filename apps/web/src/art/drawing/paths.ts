import { cycled, itemAt } from '../../must.ts';
import type { Polyline } from './polylines.ts';
import type { DrawingRandom } from './random.ts';
import { lerp, type Point } from './vectors.ts';

/** Formats a number for path data: one decimal at most and no leading zero. */
export function formatNumber(value: number): string {
  const tenths = Math.round(value * 10) / 10;
  return tenths === 0 ? '0' : String(tenths).replace(/^(-?)0\./, '$1.');
}

/** Formats two coordinates with the shortest separator that path data allows. */
export function formatPoint(p: Point): string {
  const y = formatNumber(p[1]);
  return formatNumber(p[0]) + (y.startsWith('-') ? '' : ' ') + y;
}

export const polylinePath = (line: Polyline): string => `M${line.map(formatPoint).join('L')}`;
export const polygonPath = (polygon: Polyline): string => `${polylinePath(polygon)}Z`;

/** An open curve: quadratics through the midpoints, exact at both ends. */
export function smoothPath(line: Polyline): string {
  if (line.length < 3) return polylinePath(line);
  let d = `M${formatPoint(itemAt(line, 0))}L${formatPoint(lerp(itemAt(line, 0), itemAt(line, 1), 0.5))}`;
  for (let i = 1; i < line.length - 1; i++)
    d += `Q${formatPoint(itemAt(line, i))} ${formatPoint(lerp(itemAt(line, i), itemAt(line, i + 1), 0.5))}`;
  return `${d}L${formatPoint(itemAt(line, -1))}`;
}

/** A closed curve: quadratics through the midpoints. */
export function smoothPolygonPath(polygon: Polyline): string {
  let d = `M${formatPoint(lerp(itemAt(polygon, -1), itemAt(polygon, 0), 0.5))}`;
  polygon.forEach((p, i) => {
    d += `Q${formatPoint(p)} ${formatPoint(lerp(p, cycled(polygon, i + 1), 0.5))}`;
  });
  return `${d}Z`;
}

/** The corners of an uneven ellipse; `stray` is the part by which its radius varies. */
export function blobPolygon(
  random: DrawingRandom,
  centre: Point,
  rx: number,
  ry: number,
  corners = 9,
  stray = 0.16,
): Point[] {
  const start = random.next() * Math.PI * 2;
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = start + (i / corners) * Math.PI * 2;
    const size = 1 + random.between(-stray, stray);
    return [centre[0] + Math.cos(angle) * rx * size, centre[1] + Math.sin(angle) * ry * size];
  });
}
