import { blobPolygon, formatNumber, smoothPolygonPath } from '../drawing/paths.ts';
import { createDrawingRandom } from '../drawing/random.ts';
import { path } from '../drawing/svg.ts';
import { COLOURS, ROOFS } from '../palette.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from './shapes.ts';

const C = COLOURS;

/** Half width and height in units of the three round trees. */
const OAKS = [
  [9, 20],
  [7.5, 17],
  [6, 14],
] as const;

function oak(size: 0 | 1 | 2): string {
  const random = createDrawingRandom(`oak${size}`);
  const [w, h] = OAKS[size];
  const crown = (x: number, y: number, rx: number, ry: number, corners: number, stray: number) =>
    smoothPolygonPath(blobPolygon(random, [x, y], rx, ry, corners, stray));
  return (
    groundShadow(5, 0, w, w * 0.42, 0.25) +
    fillShape('M-1.5 1L-1-7H1.5L2 1Z', C.trunk) +
    outlineShape(crown(0, -h * 0.58, w, h * 0.46, 9, 0.13), C.leaf, 1.2) +
    fillShape(crown(-w * 0.22, -h * 0.68, w * 0.62, h * 0.3, 7, 0.14), C.leafLit) +
    fillShape(crown(-w * 0.36, -h * 0.78, w * 0.3, h * 0.13, 6, 0.15), C.leafGlint) +
    strokePath(
      `M${formatNumber(w * 0.2)} ${formatNumber(-h * 0.36)}q3 0 4-3M${formatNumber(-w * 0.3)} ${formatNumber(-h * 0.34)}q2 2 4 1`,
      C.leafDeep,
      1.3,
    )
  );
}

/** Plants and things that stand in meadows, origin in the middle of the foot. */
export const NATURE = {
  oak0: oak(0),
  oak1: oak(1),
  oak2: oak(2),
  cypress:
    groundShadow(4, 0, 6, 2.6, 0.25) +
    fillShape('M-1 1V-5H1.5V1Z', C.trunk) +
    outlineShape('M0-30C5-25 6.5-12 4.5-5Q0-1-4.5-5C-6.5-12-4-25 0-30Z', C.leafDeep, 1.2) +
    fillShape('M-1-27C-4-20-5-11-3.5-6L0-5C-1-12 0-20-1-27Z', C.leaf) +
    fillShape('M-1.5-22q-2.5 6-2 11l1.5-1z', C.leafLit),
  bush0:
    groundShadow(3, 0, 7, 2.4, 0.22) +
    outlineShape('M-7 0Q-9-5-4-6-2-10 2-7 7-8 7-2 7 1 4 1H-5Z', C.leaf, 1.1) +
    fillShape('M-6-2Q-6-5-3-5-1-8 1-6-1-3-6-2Z', C.leafLit),
  bush1:
    groundShadow(2, 0, 5, 2, 0.22) +
    outlineShape('M-5 0Q-6-5-1-6 5-6 5-1 4 1 2 1H-3Z', C.leaf, 1.1) +
    fillShape('M-4-2Q-3-5 0-5-1-2-4-2Z', C.leafGlint),
  tuft: strokePath('M-4 0q0-4-2-6M-1 0q0-5 0-8M2 0q0-4 3-6', C.meadowShade, 1.5, true),
  flowers:
    strokePath('M-4 0v-3M1 1v-4M5-1v-3', C.meadowShade, 1.2) +
    strokePath('M-4-4h.1M1-4h.1M5-5h.1', C.blossom, 3, true),
  poppies:
    strokePath('M-5 0v-3M0 1v-4M4-1v-3', C.meadowShade, 1.2) +
    strokePath('M-5-4h.1M0-4h.1M4-5h.1', '#c4553f', 3, true),
  hay:
    groundShadow(4, 0, 8, 3) +
    outlineShape('M-8 0Q-7-10 0-13 7-10 8 0 0 3-8 0Z', C.wheat, 1.2) +
    fillShape('M1-12Q7-9 7.5 0L2 1.5Z', C.wheatLine, 0.7) +
    strokePath('M-4-1q0-5 2-8M-1 0q0-4 1-7', C.wheatLine, 1.1),
  sheep:
    groundShadow(2, 0, 6, 2.2) +
    outlineShape('M-6-3Q-6-8-1-8 5-9 6-4 6-1 3-1H-4Q-6-1-6-3Z', C.vellum, 1.1) +
    outlineShape('M-9-6Q-7-9-5-6-5-3-7-3-9-4-9-6Z', C.inkSoft, 0.9) +
    strokePath('M-3-1v3M3-1v3', C.ink, 1.3),
  rock:
    groundShadow(3, 0, 7, 2.4) +
    outlineShape('M-7 1L-5-6 0-8 6-5 7 1Z', C.stoneMid, 1.2) +
    fillShape('M-5-5L0-7-1 0-6 0Z', C.stone),
  well:
    groundShadow(3, 1, 7, 3) +
    outlineShape('M-6 1V-4Q0-7 6-4V1Q0 4-6 1Z', C.stoneMid, 1.2) +
    `<ellipse cx="0" cy="-4" rx="5" ry="2" fill="${C.waterDeep}"/>` +
    outlineShape('M-7-12L0-17 7-12Z', ROOFS[0].lit, 1.1) +
    path('M-5.5-4V-12M5.5-4V-12', { stroke: C.ink, width: 1.5 }),
};

/** Things that stand on banks or float on lakes, origin in the middle of the foot. */
export const WATERSIDE = {
  boat:
    outlineShape('M-15-4Q-10 4 0 4 10 4 15-5Q0-1-15-4Z', C.trunk, 1.4) +
    outlineShape('M1-5V-27L13-8Z', C.vellum, 1.2) +
    fillShape('M1-5V-27L5-20V-6Z', C.parchmentDeep) +
    strokePath('M0-3V-29M-13 7q6 3 13 1M4 7q4 2 8 0', C.ink, 1.3),
  reeds:
    strokePath('M-5 1q-1-6-3-9M-3 1q0-8-1-13M0 1q0-7 1-10M2 1q0-9 3-14M4 1q1-5 4-8', C.leafDeep, 1.5, true) +
    strokePath('M-4-13v-3M5-14v-3', C.trunk, 2.6, true),
  boulder:
    groundShadow(4, 1, 10, 3.4) +
    outlineShape('M-10 2L-8-7-2-12 6-9 10-2 9 2Q0 5-10 2Z', C.stoneMid, 1.3) +
    fillShape('M-8-6L-2-11 1-6-5-1-9 1Z', C.stone) +
    fillShape('M6-8L9-2 8 2 3 3Z', C.stoneShade),
};
