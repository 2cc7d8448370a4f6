import { ellipse, group } from '../drawing/svg.ts';
import { COLOURS } from '../palette.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from './shapes.ts';

const C = COLOURS;

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
