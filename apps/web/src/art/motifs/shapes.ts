import { ellipse, path } from '../drawing/svg.ts';
import { COLOURS } from '../palette.ts';

/** Outlined flat shape, as landmarks, towers and trees are drawn. */
export const outlineShape = (d: string, fill: string, width = 1.3): string =>
  path(d, { fill, stroke: COLOURS.ink, width, round: true });

/** The same in the lighter ink of houses. */
export const outlineHouse = (d: string, fill: string): string =>
  path(d, { fill, stroke: COLOURS.inkHouse, width: 1, joined: true });

export const fillShape = (d: string, fill: string, opacity?: number): string =>
  path(d, opacity === undefined ? { fill } : { fill, opacity });

export const strokePath = (d: string, stroke: string, width: number, round = false): string =>
  path(d, { stroke, width, round });

/** The shadow under a foot: flat; the caller shifts it to the south-east. */
export const groundShadow = (x: number, y: number, rx: number, ry: number, opacity = 0.24): string =>
  ellipse([x, y], rx, ry, { fill: COLOURS.shadow, opacity });
