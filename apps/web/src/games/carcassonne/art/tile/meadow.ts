import { blobPolygon, smoothPolygonPath } from '../../../../art/drawing/paths.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { roundPoint } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { TILE } from '../units.ts';
import { inTown, isLow, type TileContext } from './drawing-context.ts';

const C = COLOURS;

/** Gouache: the flat ground, a few pools, broad dry strokes, then short marks of grass. */
export function paintMeadow(easel: TileContext): string {
  const ground = path(`M0 0H${TILE}V${TILE}H0Z`, { fill: C.meadow });
  if (easel.geometry.tile.fields.length === 0) return ground;
  const few = isLow(easel);
  return (
    ground +
    path(pools(easel, 3), { fill: C.meadowDeep, opacity: 0.45 }) +
    path(pools(easel, 2), { fill: C.meadowLit, opacity: 0.6 }) +
    strokes(broadStrokes(easel, few ? 6 : 11) + seamStrokes(easel, 0), C.meadowLit, 7, 0.45) +
    strokes(broadStrokes(easel, few ? 6 : 10) + seamStrokes(easel, 1), C.meadowDeep, 6, 0.4) +
    strokes(broadStrokes(easel, 5), C.meadowDry, 4, 0.4) +
    (few ? '' : path(grass(easel, 26), { stroke: C.meadowShade, width: 1.4, opacity: 0.6 }))
  );
}

const strokes = (d: string, stroke: string, width: number, opacity: number) =>
  path(d, { stroke, width, opacity, round: true });

/** Flat pools of colour that keep inside the rim. */
function pools({ random }: TileContext, count: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const rx = random.between(24, 50);
    const ry = random.between(14, 30);
    const x = random.between(rx + 3, TILE - rx - 3);
    const y = random.between(ry + 3, TILE - ry - 3);
    d += smoothPolygonPath(blobPolygon(random, [x, y], rx * 0.86, ry * 0.86, 8, 0.15).map(roundPoint));
  }
  return d;
}

/** Strokes that rise about ten degrees to the east, inside the rim. */
function broadStrokes(easel: TileContext, count: number): string {
  const { random } = easel;
  let d = '';
  for (let k = 0; k < count; k++) {
    const long = random.below(26) + 16;
    const x = random.below(222 - long) + 9;
    const y = random.below(222) + 9;
    if (inTown(easel, [x, y]) && inTown(easel, [x + long, y])) continue;
    d += `M${x} ${y}q${long >> 1}-${random.below(7) + 2} ${long}-${random.below(9)}`;
  }
  return d;
}

/** Places at which broad strokes cross the seams, in units along the side, by tint: both neighbours paint their half. */
const SEAM_STROKES = {
  level: [
    [22, 166],
    [62, 196],
  ],
  upright: [
    [40, 187],
    [84, 208],
  ],
} as const;

function seamStrokes({ geometry }: TileContext, tint: 0 | 1): string {
  let d = '';
  geometry.tile.edges.forEach((edge, side) => {
    if (edge === 'city') return;
    if (side % 2 === 1)
      for (const y of SEAM_STROKES.upright[tint]) d += `M${side === 1 ? TILE - 12 : -12} ${y + 4}q12-6 24-5`;
    else for (const x of SEAM_STROKES.level[tint]) d += `M${x} ${side === 2 ? TILE + 4 : 4}q12-5 26-7`;
  });
  return d;
}

/** Paints short marks up to the edge, never across it, so that there is neither an empty band nor a repeated one. */
function grass(easel: TileContext, count: number): string {
  const { random } = easel;
  let d = '';
  for (let k = 0; k < count; k++) {
    const x = random.below(226) + 1;
    const y = random.below(232) + 5;
    if (!inTown(easel, [x, y])) d += `M${x} ${y}q4-${random.below(3) + 1} ${random.below(6) + 7} 0`;
  }
  return d;
}
