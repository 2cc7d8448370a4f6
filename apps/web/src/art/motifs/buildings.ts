import { ellipse, group } from '../drawing/svg.ts';
import { COLOURS, ROOFS } from '../palette.ts';
import { fillShape, groundShadow, outlineHouse, outlineShape, strokePath } from './shapes.ts';

const C = COLOURS;
type Roof = (typeof ROOFS)[number];

/** Roofs are numbered as in the palette: 0 terracotta, 1 ochre, 2 madder, 3 clay. */
export type HouseName = `${'gable' | 'ridge' | 'shed'}${0 | 1 | 2 | 3}`;

/** Houses, origin in the middle of the foot. Few houses (low detail) are larger and without roof marks. */
export function houses(low: boolean): Record<string, string> {
  const scale = low ? 1.75 : 1.36;
  const all: Record<string, string> = {};
  ROOFS.forEach((roof, i) => {
    all[`gable${i}`] = group(gable(roof, low), `scale(${scale})`);
    all[`ridge${i}`] = group(ridge(roof, low), `scale(${scale})`);
    all[`shed${i}`] = group(shed(roof), `scale(${low ? 1.6 : 1.3})`);
  });
  return all;
}

/** Gable to the south: the western slope lit, the eastern in shade. */
const gable = (roof: Roof, low: boolean) =>
  groundShadow(5, -2, 12, 5) +
  outlineHouse('M-9 0V-8L0-17 9-8V0Z', C.plaster) +
  fillShape('M0-17L9-8V0H1Z', C.plasterShade, 0.55) +
  outlineHouse('M0-18L-11-6-11-15 0-27Z', roof.lit) +
  outlineHouse('M0-18L11-6 11-15 0-27Z', roof.shade) +
  (low ? '' : strokePath('M-8-11.5l0-5M-5-14.5l0-5M-2-17l0-5', roof.marks, 1.5)) +
  fillShape('M-2 0V-5H2V0Z', C.ink);

/** Ridge from east to west: a broad slope towards the viewer, lit at its western end. */
const ridge = (roof: Roof, low: boolean) =>
  groundShadow(5, -1, 14, 5) +
  outlineHouse('M-11 0V-8H11V0Z', C.plaster) +
  fillShape('M3 0V-8H11V0Z', C.plasterShade, 0.6) +
  outlineHouse('M-13-6L-10-19 9-19.5 13-6.5Z', roof.lit) +
  fillShape('M4-7L6-19H9L12.5-7Z', roof.shade, 0.75) +
  (low ? '' : strokePath('M-9.5-17.5L8-18M-10-13l5 0M-2-13.5l5 0M-7-9.5l5 0', roof.marks, 1.4)) +
  fillShape('M-6-1V-5H-3V-1ZM3-2V-5H6V-2Z', C.ink);

const shed = (roof: Roof) =>
  groundShadow(4, -1, 9, 4) +
  outlineHouse('M-7 0V-6L0-12 7-6V0Z', C.plaster) +
  outlineHouse('M0-13L-9-5-8-12 0-19Z', roof.lit) +
  outlineHouse('M0-13L9-5 8-12 0-19Z', roof.shade) +
  fillShape('M-1.5 0V-4H2V0Z', C.ink);

/** A tower of the cathedral, `x` units from the middle of its front. */
const spire = (x: number) =>
  outlineShape(`M${x - 11} 7V-66H${x + 11}V7Z`, C.stone, 1.7) +
  fillShape(`M${x + 3} 6V-65H${x + 10}V6Z`, C.stoneShade) +
  strokePath(`M${x - 10.5}-40H${x + 10.5}M${x - 10.5}-12H${x + 10.5}`, C.stoneDeep, 1.3) +
  outlineShape(`M${x - 14}-64L${x}-104 ${x + 14}-64Z`, C.slate, 1.7) +
  fillShape(`M${x}-102L${x + 13}-64H${x + 3}Z`, C.slateShade) +
  strokePath(`M${x}-104v-11M${x - 4.5}-111h9`, C.gold, 2.4) +
  fillShape(`M${x - 4}-46V-56Q${x}-61 ${x + 4}-56V-46ZM${x - 3}-19V-29Q${x}-33 ${x + 3}-29V-19Z`, C.ink);

const cathedral =
  groundShadow(20, 4, 58, 16, 0.26) +
  outlineShape('M-22 1V-36L14-60 50-34V-2Z', C.plasterShade, 1.6) +
  outlineShape('M52-24L60-20V-2L52-1Z', C.stoneMid, 1.3) +
  outlineShape('M8-58L-22-34-10-64 22-90Z', C.slate, 1.6) +
  outlineShape('M8-58L56-26 64-50 22-90Z', C.slateShade, 1.6) +
  strokePath('M15-63L51-39M21-73L57-48M25-81L60-57', '#45566a', 1.3) +
  strokePath('M22-90V-102M18-98H26', C.gold, 2.2) +
  outlineShape('M34-2V-33L50-26V-3Z', C.stoneShade, 1.4) +
  strokePath('M33-34V-1', C.stone, 3.4) +
  fillShape('M39-8V-18Q42-23 46-17V-8Z', C.ink) +
  outlineShape('M-22 6V-40L0-64 22-40V6Z', C.plaster, 1.7) +
  outlineShape('M-22-40L0-64 22-40 20-37 0-58-20-37Z', C.stoneMid, 1.2) +
  ellipse([0, -34], 10, 10, { fill: '#33566b', stroke: C.ink, width: 1.7 }) +
  strokePath('M0-43V-25M-9-34H9M-6.4-40.4L6.4-27.6M6.4-40.4L-6.4-27.6', C.gold, 1.6) +
  ellipse([0, -34], 3, 3, { fill: '#b2403a', stroke: C.gold, width: 1.4 }) +
  outlineShape('M-10 7V-8Q0-23 10-8V7Z', C.stoneShade, 1.3) +
  fillShape('M-7 7V-7Q0-17 7-7V7Z', C.passage) +
  fillShape('M-4 7V-6Q0-12 4-6V7Z', '#7a4a28') +
  spire(-31) +
  spire(31) +
  outlineShape('M-46 6H46L50 13H-50Z', C.stone, 1.3) +
  strokePath('M-46 9.6H47', C.stoneShade, 1.2);

/**
 * Twin towers and rose window to the south-west, a long nave and its buttresses behind them; origin in the middle of
 * the foot.
 */
export const CATHEDRAL = group(cathedral, 'scale(1.14)');

/** Coat of arms about 36 × 42 round (0, −16): a golden tower on deep green with an ivory rim. */
export const COAT_OF_ARMS =
  outlineShape('M-18-36H18V-15Q16-2 0 5-16-2-18-15Z', C.vellum, 2) +
  outlineShape('M-14-32H14V-15Q12-5 0 .5-12-5-14-15Z', C.arms, 1.2) +
  fillShape('M0-32H14V-15Q12-5 0 .5Z', C.armsShade) +
  outlineShape('M-7-5V-19H-9V-27H-5V-24H-2V-27H2V-24H5V-27H9V-19H7V-5Q0-1-7-5Z', C.gold, 1.2) +
  fillShape('M-2-5V-11Q0-14 2-11V-4Z', C.ink);
