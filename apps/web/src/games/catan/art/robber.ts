import { ellipse, path, type SvgPicture } from '../../../art/drawing/svg.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../art/palette.ts';

/** Place of the robber's foot, from the middle of its hex: beside the number token. */
export const ROBBER_FOOT: Point = [-56, 44];
/** Place of its foot in the desert, which has no token. */
export const ROBBER_FOOT_ALONE: Point = [0, 36];

const CLOAK =
  'M-23 2C-24-14-17-21-16-33-18-38-17-44-13-47-12-60-6-69 2-70 10-69 15-60 15-47 19-43 18-37 15-33 16-21 24-14 23 2Q0 8-23 2Z';

/** The robber, about 76 units high, origin in the middle of the foot: a dark cloak and two eyes in the hood. */
export function robberMarkup(): string {
  return (
    ellipse([7, 1], 25, 8, { fill: COLOURS.shadow, opacity: 0.36 }) +
    path(CLOAK, { stroke: COLOURS.halo, width: 8, joined: true }) +
    path(CLOAK, { fill: '#45413f', stroke: '#1a120d', width: 3.4, joined: true }) +
    path('M6-67C13-62 13-54 12-45 17-42 16-38 12-33 13-20 21-14 20.5 1L9 4C13-18 9-34 6-67Z', {
      fill: '#292523',
    }) +
    path('M-20 0C-20-13-14-20-13-32L-8-29C-9-18-14-12-14 2Z', { fill: '#fff', opacity: 0.16 }) +
    path('M-9-42Q-10-57 0-61 10-57 9-42 4-35 0-35-4-35-9-42Z', {
      fill: '#120c08',
      stroke: '#0d0805',
      width: 1.6,
    }) +
    path('M-4-47h.1M4.2-47h.1', { stroke: '#ffc93c', width: 4.6, round: true }) +
    path('M-14-31Q0-23 14-31M0-27V3', { stroke: '#17110d', width: 2.2, round: true }) +
    path('M-5-27Q0-20 6-27L3-33H-3Z', { fill: '#b5443a', stroke: '#17110d', width: 1.8, joined: true })
  );
}

/** Returns the robber in a frame of its own, 64 × 96; its foot stands at (32, 84). */
export const robberPicture = (): SvgPicture => ({ viewBox: '-32 -84 64 96', markup: robberMarkup() });
