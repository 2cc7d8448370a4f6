import { COLOURS } from '../../../art/palette.ts';
import { blobPolygon, formatPoint, smoothPath, smoothPolygonPath } from '../../../art/pen/paths.ts';
import { path } from '../../../art/pen/svg.ts';
import type { Point } from '../../../art/pen/vectors.ts';
import { strokePath } from '../../../art/stamps/ink.ts';
import { depth, type HexDrawing, isLow, placeUpright, scatter, settle } from './easel.ts';

const SCENES: readonly ((easel: HexDrawing) => void)[] = [
  (easel) => {
    settle(easel, 'ruin', [44, 66], 34, 1);
    settle(easel, 'snag', [-58, -34], 20, 1.1);
    settle(easel, 'bones', [-46, 64], 18, 1.1);
  },
  (easel) => {
    const pool = smoothPolygonPath(blobPolygon(easel.random, [54, -44], 21, 9, 10, 0.1));
    easel.ground.push(
      path(pool, { fill: '#b7b56b', stroke: '#b7b56b', width: 14 }) +
        path(pool, { fill: COLOURS.water, stroke: COLOURS.bankInk, width: 2 }) +
        strokePath('M46-46q5-3 10 0M56-41q5-3 10 0', COLOURS.waterGlint, 1.8, true),
    );
    settle(easel, 'palm', [36, -46], 16, 1);
    settle(easel, 'palm', [76, -34], 18, 1.1);
    settle(easel, 'ruin', [-42, 70], 34, 0.9);
    settle(easel, 'bones', [52, 54], 16, 1);
  },
];

/** Pale dunes, and what the sand has left of former days. The middle is bare: the robber starts here. */
export function paintDesert(easel: HexDrawing): void {
  const { random, variant } = easel;
  SCENES[variant % SCENES.length]!(easel);
  const feet: Point[] = [
    [-58, -66],
    [30, -76],
    [-8, -44],
    [-72, 6],
    [70, 4],
    [4, 44],
    [-30, 92],
    [58, 88],
    [-64, 42],
  ];
  for (const foot of feet)
    dune(easel, [foot[0] + random.between(-6, 6), foot[1] + random.between(-4, 4)], random.between(24, 40));
  if (isLow(easel)) return;
  let ripples = '';
  for (let k = 0; k < 22; k++) {
    const [x, y]: Point = [Math.round(random.between(-88, 64)), Math.round(random.between(-88, 92))];
    if (depth([x, y]) > 8 && depth([x + 24, y]) > 8) ripples += `M${x} ${y}q6-4 12 0t12 0`;
  }
  easel.ground.push(strokePath(ripples, '#cbb078', 1.7, true));
  scatter(easel, { count: 7, gap: 24, wide: 8 }, (foot) =>
    placeUpright(easel, random.pick(['rock', 'rock', 'boulder', 'broom']), foot),
  );
}

/** A crescent of sand: the west lit, the lee in shade. */
function dune(easel: HexDrawing, [x, y]: Point, w: number): void {
  const h = w * 0.42;
  const crest: Point[] = [
    [x - w, y],
    [x - w * 0.5, y - h * 0.7],
    [x, y - h],
    [x + w * 0.3, y - h * 0.5],
    [x + w * 0.2, y],
    [x + w * 0.5, y + h * 0.35],
    [x + w, y + h * 0.4],
  ];
  const lee: Point[] = [
    [x, y - h],
    [x + w * 0.55, y - h * 0.7],
    [x + w * 0.9, y - h * 0.1],
    [x + w, y + h * 0.4],
    [x + w * 0.5, y + h * 0.35],
    [x + w * 0.2, y],
    [x + w * 0.3, y - h * 0.5],
  ];
  easel.ground.push(
    path(`${smoothPath(crest)}L${formatPoint([x - w, y])}Z`, { fill: '#f8eccb', opacity: 0.8 }) +
      path(smoothPolygonPath(lee), { fill: '#d3b77c', opacity: 0.75 }) +
      strokePath(smoothPath(crest), '#9c7c45', 1.8, true),
  );
}
