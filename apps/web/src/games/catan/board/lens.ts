import type { ZoomLimits } from '../../../camera/framing.ts';
import { HEX_HEIGHT } from '../art/index.ts';

/** For a map that is there from the beginning: seen whole and as large as can be, unless a hand has moved it. */
export const LENS: ZoomLimits = {
  unit: HEX_HEIGHT,
  smallest: 40,
  largest: 380,
  fitted: 240,
  readable: 0,
  growth: 0,
};
