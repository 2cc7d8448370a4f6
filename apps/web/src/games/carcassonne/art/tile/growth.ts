import type { Point } from '../../../../art/pen/vectors.ts';
import type { MotifName } from '../stamps/library.ts';
import { clearance, isLow, rooted, type TileContext, type Upright, withChance } from './easel.ts';
import { paintPlot, plotKind } from './plots.ts';

/** Tries for each thing that is placed. */
const TRIES = 160;
/** Things and plots at most. */
const MOST = { things: 10, plots: 2 };
/** The same on tiles full of towns and roads, which are costly without them. */
const MOST_IF_CROWDED = { things: 6, plots: 1 };

/**
 * Fills the meadow, the widest free circle first: plots where it is wide, groves where it is middling, single
 * bushes and stones in what is left.
 */
export function paintGrowth(easel: TileContext): Upright[] {
  const { random } = easel;
  const things: Upright[] = [];
  let plots = 0;
  const most = isCrowded(easel) ? MOST_IF_CROWDED : MOST;
  for (let k = 0; k < most.things; k++) {
    const { at, radius } = widestFree(easel);
    if (radius < 9) break;
    const own = withChance(easel, `thing${k}`);
    const isPlot = radius > 20 && plots < most.plots && random.chance(plots === 0 ? 0.8 : 0.62);
    if (isPlot) things.push(...paintPlot(own, plotKind(own, plots++), at, Math.min(radius, 46)));
    else if (radius > 14) things.push(...paintGrove(own, at, Math.min(radius, 34)));
    else things.push(...paintTrifle(own, at));
  }
  return things;
}

function isCrowded({ geometry }: TileContext): boolean {
  const { roads, cities, streets, river } = geometry.plan;
  return roads.length + cities.length + streets.length + (river ? 3 : 0) > 4;
}

function widestFree(easel: TileContext): { at: Point; radius: number } {
  const { random } = easel;
  let best: { at: Point; radius: number } = { at: [0, 0], radius: 0 };
  for (let k = 0; k < TRIES; k++) {
    const at: Point = [random.between(10, 230), random.between(12, 232)];
    const radius = clearance(easel, at);
    if (radius > best.radius) best = { at, radius };
  }
  return best;
}

/** Kinds of tree by how often they stand in each kind of grove. */
const GROVES: readonly (readonly MotifName[])[] = [
  ['oak0', 'oak0', 'oak1', 'oak1', 'oak2', 'bush1'],
  ['oak0', 'oak1', 'oak2', 'cypress', 'bush0'],
  ['cypress', 'cypress', 'cypress', 'oak2'],
];

function paintGrove(easel: TileContext, at: Point, radius: number): Upright[] {
  const { random } = easel;
  easel.occupied.push({ at, radius: radius * 0.9 });
  const trees = random.pick(GROVES);
  const count = radius > 26 ? 6 + random.below(3) : 3 + random.below(3);
  const grove = Array.from({ length: count }, (_, i) => {
    const angle = random.next() * Math.PI * 2;
    const out = radius * 0.62 * Math.sqrt((i + 0.3) / count);
    const foot: Point = [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out + 6];
    return { name: random.pick(trees), foot };
  });
  const shown = isLow(easel) ? grove.filter((_, i) => i % 5 < 3) : grove;
  return shown.map(({ name, foot }) => rooted(easel, name, foot));
}

const TRIFLES = ['bush0', 'bush1', 'oak2', 'flowers', 'tuft', 'poppies', 'rock', 'sheep', 'bush1'] as const;

function paintTrifle(easel: TileContext, at: Point): Upright[] {
  easel.occupied.push({ at, radius: 12 });
  return isLow(easel) ? [] : [rooted(easel, easel.random.pick(TRIFLES), [at[0], at[1] + 3])];
}
