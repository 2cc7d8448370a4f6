import { blobPolygon, smoothPolygonPath } from '../../../art/drawing/paths.ts';
import { path } from '../../../art/drawing/svg.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { cycled } from '../../../must.ts';
import { type HexDrawing, hedge, isLow, isOpen, placeUpright, scatter, settle } from './hex-drawing.ts';

const C = COLOURS;

/** A fence of posts and two rails along a line from west to east. */
function fence(easel: HexDrawing, from: Point, posts: number, rise: number): void {
  const step = 12;
  let [upright, rails] = ['', ''];
  for (let i = 0; i < posts; i++) {
    const [x, y] = [from[0] + i * step, from[1] + Math.round(i * rise)];
    upright += `M${x} ${y}v-14`;
    if (i > 0)
      rails += `M${x - step - 2} ${Math.round(y - rise - 10)}l${step + 4} ${rise}m${-step - 4} ${4 - rise}l${step + 4} ${rise}`;
  }
  const markup =
    strokePath(rails, C.ink, 3.4, true) +
    strokePath(upright, C.ink, 4.4, true) +
    strokePath(rails, '#b18a58', 1.7, true) +
    strokePath(upright, '#b18a58', 2.4, true);
  easel.things.push({ y: from[1], markup });
  for (let i = 0; i < posts; i += 2)
    easel.occupied.push({ at: [from[0] + i * step, from[1] - 5], radius: 13 });
}

/** A dry wall: a dashed band of stones, closed round a fold. */
function wall(easel: HexDrawing, d: string, y: number): void {
  const band = (stroke: string, width: number, dash = '', shift = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash}${shift} stroke-linejoin="round"/>`;
  easel.things.push({
    y,
    markup:
      band(C.shadow, 8, ' opacity=".25"', ' transform="translate(3 4)"') +
      band(C.ink, 8.4) +
      band('#a99a80', 6) +
      band('#d8c9a8', 3, ' stroke-dasharray="5 2.4 7 2 4 2"', ' transform="translate(-.4 -1.4)"'),
  });
}

function pond(easel: HexDrawing, at: Point, rx: number, ry: number): void {
  const { random } = easel;
  const shape = smoothPolygonPath(blobPolygon(random, at, rx, ry, 11, 0.11));
  easel.ground.push(
    path(shape, { fill: C.bank, stroke: C.bank, width: 7 }) +
      path(shape, { fill: C.water, stroke: C.bankInk, width: 2 }) +
      strokePath(
        `M${at[0] - rx * 0.5} ${at[1] - 2}q6-4 12 0M${at[0]} ${at[1] + 5}q6-4 12 0`,
        C.waterGlint,
        2,
        true,
      ),
  );
  easel.occupied.push({ at, radius: rx + 5 });
}

/** Scenes that make each pasture one of its kind. */
const SCENES: readonly ((easel: HexDrawing) => void)[] = [
  (easel) => {
    pond(easel, [50, 60], 25, 13);
    placeUpright(easel, 'reeds', [28, 66]);
    placeUpright(easel, 'reeds', [74, 62]);
    easel.ground.push(hedge('M-96-22Q-62-40-34-62T4-112'));
    settle(easel, 'mid0', [-68, -40], 14, 1.3);
    fence(easel, [-78, 74], 5, 3);
  },
  (easel) => {
    // A fold: the wall behind, two sheep, the wall before with its gap.
    wall(easel, 'M29-26Q34-50 59-51 84-50 89-26', -50);
    placeUpright(easel, 'sheepEast', [48, -21], isLow(easel) ? 1.1 : 0.95);
    placeUpright(easel, 'sheepWest', [70, -24], isLow(easel) ? 1.1 : 0.95);
    wall(easel, 'M29-27Q28-10 48-6M89-27Q90-10 70-6', -6);
    easel.occupied.push({ at: [58, -28], radius: 36 });
    wall(easel, 'M-97 34Q-62 30-46 50T-30 96', 40);
    settle(easel, 'deep0', [-72, 26], 15, 1.35);
    settle(easel, 'mid1', [-54, -50], 13, 1.2);
  },
  (easel) => {
    const brook = 'M-24-106C-58-74-20-60-52-36S-74 10-50 38-66 70-34 106';
    easel.ground.push(
      path(brook, { stroke: C.bank, width: 17 }) +
        path(brook, { stroke: C.bankInk, width: 12.4 }) +
        path(brook, { stroke: C.water, width: 9 }) +
        path(brook, { stroke: C.waterGlint, width: 1.8, dash: '9 15 5 12' }),
    );
    for (const y of [-90, -72, -54, -36, -18, 0, 18, 36, 54, 72, 90])
      easel.occupied.push({ at: [-50, y], radius: 15 });
    settle(easel, 'mid0', [-76, -26], 14, 1.35);
    settle(easel, 'mid1', [-78, 44], 12, 1.2);
    easel.ground.push(hedge('M98 24Q64 30 44 56T22 106'));
  },
  (easel) => {
    settle(easel, 'hut', [52, -42], 24, 1.05);
    fence(easel, [-84, -22], 5, -4);
    settle(easel, 'deep0', [78, -34], 13, 1.25);
    easel.ground.push(hedge('M-97 46Q-58 34-34 58T6 112'));
    settle(easel, 'mid0', [70, 56], 14, 1.35);
  },
];

/** Paints rolling green with sheep: the flock is the first thing to see. */
export function paintPasture(easel: HexDrawing): void {
  const { random, variant } = easel;
  const low = isLow(easel);
  const slope = random.between(-8, 8);
  easel.ground.push(
    path(`M-110-30Q-50-${52 + Math.round(slope)} 8-34T110-46V-8Q40-22 0-6T-110 6Z`, {
      fill: '#d9de97',
      opacity: 0.6,
    }) +
      path(`M-110 58Q-44 ${Math.round(36 + slope)} 10 58T110 52V84Q30 70-8 86T-110 82Z`, {
        fill: '#d9de97',
        opacity: 0.55,
      }) +
      path('M-110 82Q-50 68-8 86T110 84V130H-110Z', { fill: '#9dac59', opacity: 0.35 }),
  );
  cycled(SCENES, variant)(easel);
  flock(easel, low ? 7 : 10, low ? 1.3 : 1.08);
  if (low) return;
  scatter(easel, { count: 16, gap: 15, wide: 5 }, (foot) =>
    placeUpright(easel, random.pick(['tuft', 'tuft', 'flowers', 'tuft', 'bush1']), foot),
  );
}

/** Paints sheep that stand together and mostly look the same way. */
function flock(easel: HexDrawing, count: number, scale: number): void {
  const { random, occupied } = easel;
  const feet: Point[] = [];
  for (let k = 0; k < 1200 && feet.length < count; k++) {
    const near = feet.length % 5 === 0 ? undefined : feet[feet.length - 1 - random.below(feet.length % 5)];
    const foot: Point = near
      ? [near[0] + random.between(-32, 32), near[1] + random.between(-19, 19)]
      : [random.between(-84, 84), random.between(-80, 92)];
    if (!isOpen(easel, foot, isLow(easel) ? 9 : 18, isLow(easel) ? 10 : 15)) continue;
    if (feet.some(([x, y]) => Math.hypot(x - foot[0], (y - foot[1]) * 1.5) < 25 * scale)) continue;
    feet.push(foot);
  }
  const way = random.chance(0.5) ? 'sheepWest' : 'sheepEast';
  for (const foot of feet) {
    placeUpright(
      easel,
      random.chance(0.78) ? way : way === 'sheepWest' ? 'sheepEast' : 'sheepWest',
      foot,
      scale,
    );
    occupied.push({ at: foot, radius: 12 });
  }
}
