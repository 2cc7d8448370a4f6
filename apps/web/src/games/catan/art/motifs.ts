import { blobPolygon, formatNumber, smoothPolygonPath } from '../../../art/drawing/paths.ts';
import { createDrawingRandom } from '../../../art/drawing/random.ts';
import { roughen } from '../../../art/drawing/roughen.ts';
import { NATURE, WATERSIDE } from '../../../art/motifs/nature.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { BUILDING_MOTIFS } from './buildings.ts';

const C = COLOURS;

/** Leaves by the time of the year: body, lit, glint, ink of the folds. */
const LEAVES = {
  deep: ['#53703a', '#6f8b48', '#8fa75c', '#3c5128'],
  mid: ['#6f8641', '#8fa353', '#b2c070', '#50632f'],
  warm: ['#93903f', '#b6ae54', '#d3ca76', '#6a672c'],
  autumn: ['#b57b38', '#d29e50', '#e8c37c', '#7f5424'],
} as const;

function broadleaf(tone: keyof typeof LEAVES, size: 0 | 1): string {
  const random = createDrawingRandom(`leaf${tone}${size}`);
  const [body, lit, glint, fold] = LEAVES[tone];
  const [w, h] = size === 0 ? [11, 25] : [9, 20];
  const crown = (x: number, y: number, rx: number, ry: number, corners: number) =>
    smoothPolygonPath(blobPolygon(random, [x, y], rx, ry, corners, 0.13));
  return (
    groundShadow(6, 0, w, w * 0.42, 0.28) +
    fillShape('M-1.7 1L-1.2-8H1.7L2.2 1Z', C.trunk) +
    outlineShape(crown(0, -h * 0.58, w, h * 0.46, 9), body, 1.3) +
    fillShape(crown(-w * 0.22, -h * 0.68, w * 0.62, h * 0.3, 7), lit) +
    fillShape(crown(-w * 0.36, -h * 0.78, w * 0.3, h * 0.13, 6), glint) +
    strokePath(
      `M${formatNumber(w * 0.2)} ${formatNumber(-h * 0.34)}q4 0 5-4M${formatNumber(-w * 0.3)} ${formatNumber(-h * 0.32)}q3 2 5 1`,
      fold,
      1.4,
      true,
    )
  );
}

const spruce = (h: number, w: number, body: string, lit: string) => {
  const tier = (top: number, foot: number, half: number) =>
    outlineShape(`M0 ${-top}L${half} ${-foot}Q0 ${4 - foot} ${-half} ${-foot}Z`, body, 1.3);
  const light = (top: number, foot: number, half: number) =>
    fillShape(
      `M-.5 ${-top + 2}L${formatNumber(-half * 0.82)} ${-foot}L${formatNumber(-half * 0.18)} ${-foot + 1}Z`,
      lit,
    );
  const tiers = [
    [h * 0.62, 3, w],
    [h * 0.82, h * 0.3, w * 0.82],
    [h, h * 0.56, w * 0.6],
  ].map((numbers) => numbers.map(Math.round)) as [number, number, number][];
  return (
    groundShadow(5, 0, w, w * 0.4, 0.28) +
    fillShape('M-1.5 1V-6H1.5V1Z', C.trunk) +
    tiers.map(([top, foot, half]) => tier(top, foot, half) + light(top, foot, half)).join('')
  );
};

/** Trees, origin in the middle of the foot. */
const TREES = {
  deep0: broadleaf('deep', 0),
  deep1: broadleaf('deep', 1),
  mid0: broadleaf('mid', 0),
  mid1: broadleaf('mid', 1),
  warm0: broadleaf('warm', 0),
  warm1: broadleaf('warm', 1),
  autumn0: broadleaf('autumn', 0),
  autumn1: broadleaf('autumn', 1),
  spruce0: spruce(40, 11, '#46633f', '#66844f'),
  spruce1: spruce(31, 9, '#54703f', '#779253'),
};

/** A sheep of some size; `way` −1 looks to the west, 1 to the east. */
const sheep = (way: 1 | -1) => {
  const x = (value: number) => formatNumber(value * way);
  return (
    groundShadow(3, 0, 11, 3.4) +
    strokePath('M-5-3v4M-2-2v3M4-3v4M7-3v3', COLOURS.ink, 1.8) +
    outlineShape(
      'M-10-5Q-13-9-9-12-9-17-4-16 0-20 4-16 10-17 10-12 14-8 10-5 6-1 0-3-6-1-10-5Z',
      '#fdf8ea',
      1.3,
    ) +
    fillShape('M-9-5Q-2-2 4-6 10-6 11-10 12-6 9-4 5-2 0-3.5-6-2-9-5Z', '#d8c9a5') +
    outlineShape(
      `M${x(9)}-14Q${x(14)}-17 ${x(17)}-13 ${x(18)}-8 ${x(14)}-7 ${x(9)}-8 ${x(9)}-14Z`,
      '#5b4530',
      1.2,
    ) +
    strokePath(`M${x(11)}-14l${x(-3)} 1`, COLOURS.ink, 1.8, true)
  );
};

const small = {
  bush0: NATURE.bush0,
  bush1: NATURE.bush1,
  tuft: NATURE.tuft,
  flowers: NATURE.flowers,
  poppies: NATURE.poppies,
  rock: NATURE.rock,
  cypress: NATURE.cypress,
  reeds: WATERSIDE.reeds,
  boulder: WATERSIDE.boulder,
  sheepWest: sheep(-1),
  sheepEast: sheep(1),
  /** Scrub of dry hills. */
  broom:
    groundShadow(3, 0, 7, 2.4, 0.22) +
    outlineShape('M-7 0Q-8-6-3-7 0-11 4-7 9-5 7 0 2 2-7 0Z', '#8d8b45', 1.1) +
    strokePath('M-4-5h.1M1-8h.1M4-4h.1', '#e8c94f', 2.6, true),
};

const PLAIN = { ...BUILDING_MOTIFS, ...TREES, ...small };
export type HexMotif = keyof typeof PLAIN;

const drawn = new Map<HexMotif, string>();

/** Returns a hand-drawn motif, origin in the middle of its foot. */
export function hexMotif(name: HexMotif): string {
  const known = drawn.get(name) ?? roughen(PLAIN[name], name, 0.4);
  drawn.set(name, known);
  return known;
}
