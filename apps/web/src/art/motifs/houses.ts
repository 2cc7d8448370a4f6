import { group } from '../drawing/svg.ts';
import { COLOURS, ROOFS } from '../palette.ts';
import { fillShape, groundShadow, outlineHouse, strokePath } from './shapes.ts';

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
