import { formatPoint } from '../../../art/drawing/paths.ts';
import { path, type SvgPicture, translate } from '../../../art/drawing/svg.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { fillShape, outlineShape, strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import type { Resource } from './kinds.ts';

/** The end of a log: bark, wood, rings. */
const logEnd = (x: number, y: number) =>
  outlineShape(`M${x - 8} ${y}a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z`, '#e3bf88', 2) +
  strokePath(`M${x - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z`, '#a97b4a', 1.6) +
  strokePath(`M${x} ${y}h.1`, COLOURS.ink, 2.6, true);

/** An ear of grain: kernels in pairs along a stalk that leans by some degrees. */
function ear(foot: Point, lean: number, fill: string): string {
  const turned = ([x, y]: Point, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  };
  const kernel = (up: number, spread: number) => {
    const corners: readonly Point[] = [
      [0, 0],
      [-4.4, -4.5],
      [0, -10.5],
      [4.4, -4.5],
    ];
    const [a, b, c, d] = corners.map((corner) => {
      const [kx, ky] = turned(corner, spread);
      const [ex, ey] = turned([kx, ky - up], lean);
      return formatPoint([foot[0] + ex, foot[1] + ey]);
    });
    return `M${a}Q${b} ${c}Q${d} ${a}Z`;
  };
  const pairs = [0, 5, 10].flatMap((up) => [kernel(up, -36), kernel(up, 36)]);
  const d = [...pairs, kernel(14, 0)].join('');
  return (
    strokePath(d, COLOURS.ink, 3.4, true) + path(d, { fill, stroke: '#9a6c1a', width: 0.9, joined: true })
  );
}

/** Sign of a resource, about 40 × 40 round (0, 0); bold enough to be 20 px high. */
export const RESOURCE_ART: Readonly<Record<Resource, string>> = {
  brick:
    outlineShape('M-19 16V4H-1V16Z', '#c9643f', 2) +
    outlineShape('M1 16V4H19V16Z', '#b9573a', 2) +
    outlineShape('M-10 3V-9H9V3Z', '#d8764d', 2) +
    outlineShape('M-10-9L-5-15H14L9-9Z', '#eba57c', 2) +
    outlineShape('M9 3V-9L14-15V-3Z', '#94412a', 2) +
    strokePath('M-15 8.5h7M5 8.5h7M-6-4.5h7', '#f0bd98', 2.4, true),
  lumber:
    outlineShape('M-11 0L2-11 20-9 18 3 4 16-10 16Z', '#7d5431', 2) +
    outlineShape('M-6-9L7-17 16-13 18-6 6 2Z', '#93653c', 2) +
    strokePath('M4-8L14-13M6 3L17-5M13 10L19 4', '#5a3a1f', 1.8, true) +
    logEnd(-11, 8) +
    logEnd(6, 8) +
    logEnd(-3, -6),
  wool:
    strokePath('M-7 9v8M6 9v8', COLOURS.ink, 3.4, true) +
    outlineShape(
      'M-16 7Q-22 1-16-4-17-12-8-12-3-18 4-14 13-15 14-7 20-3 16 4 15 12 7 11-1 16-8 12-15 14-16 7Z',
      '#fdf8ea',
      2,
    ) +
    fillShape('M-14 6Q-6 12 2 8 10 10 15 2 16 9 8 10-1 14-8 11-13 12-14 6Z', '#d9caa6') +
    strokePath('M-9-4q4-4 7 0t7 0', '#c9b78f', 2, true) +
    outlineShape('M9-10Q13-14 18-10 22-9 21-3 20 3 15 4 9 3 9-10Z', '#55402e', 2) +
    strokePath('M15.5-5h.1', '#fdf8ea', 2.6, true),
  grain:
    strokePath('M0 18Q-3 8-9 0M0 18V2M0 18Q3 8 9 0', COLOURS.ink, 4.6, true) +
    strokePath('M0 18Q-3 8-9 0M0 18V2M0 18Q3 8 9 0', '#cf9a34', 2, true) +
    outlineShape('M-2 16Q-13 16-18 7-8 5-2 13ZM2 16Q13 16 18 7 8 5 2 13Z', '#a9ad55', 1.6) +
    ear([-7, 3], -34, '#e6b43a') +
    ear([7, 3], 34, '#d9a02c') +
    ear([0, 4], 0, '#f6cf5a'),
  ore:
    outlineShape('M-19 15L-16 1-7-8 0-6 6-14 14-11 20 5 18 15Q0 18-19 15Z', '#8a93a3', 2) +
    fillShape('M-15 1L-7-7-1-5-5 3-13 7Z', '#c3cad3') +
    fillShape('M1-6L6-13 13-10 10-2 3 2Z', '#b3bcc8') +
    fillShape('M13-10L19 5 17 14H6L10-2Z', '#5e6676') +
    fillShape('M-5 3L3 2 6 14-2 15Z', '#727b8b') +
    strokePath('M-13 7L-5 3 3 2 10-2M-5 3L-2 15M10-2L6 14M-1-5L3 2', COLOURS.ink, 1.3) +
    strokePath('M-11 1l4-3M6-8l3-2M-12 11l4-1M12 5l2 4', '#ffd25c', 2.6, true),
};

/** Returns a resource for cost rows, hands and sentences, 24 × 24; readable from 16 px. */
export const resourceIcon = (resource: Resource): SvgPicture => ({
  viewBox: '0 0 24 24',
  markup: translate(RESOURCE_ART[resource], [12, 12], 0.56),
});
