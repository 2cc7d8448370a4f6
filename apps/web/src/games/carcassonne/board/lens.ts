import type { ZoomLimits } from '../../../camera/framing.ts';
import { TILE } from '../art/units.ts';

/** For a map that grows tile by tile. */
export const LENS: ZoomLimits = {
  unit: TILE,
  smallest: 26,
  largest: 340,
  fitted: 132,
  readable: 56,
  growth: 1.4,
};
