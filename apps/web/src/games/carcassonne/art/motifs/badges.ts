import type { Good } from '@bastide/carcassonne';
import { ellipse } from '../../../../art/drawing/svg.ts';
import { COAT_OF_ARMS } from '../../../../art/motifs/buildings.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../../art/palette.ts';

const C = COLOURS;

/** The good that third editions show as chickens, and others as wine. CAR-GEN-05 */
export type ThirdGood = 'wine' | 'chicken';
export type GoodSign = Good | ThirdGood;

/** Goods, each about 26 units across round (0, −19). */
export const GOODS_ART: Readonly<Record<GoodSign, string>> = {
  wine:
    outlineShape('M-12-27Q-14-19-12-11H12Q14-19 12-27Z', '#7d2f42', 1.8) +
    fillShape('M4-27Q6-19 4-11H12Q14-19 12-27Z', '#59202f') +
    strokePath('M-7-27Q-9-19-7-11M6-27Q8-19 6-11', C.gold, 2.6) +
    strokePath('M-11-22H-9M0-19h.1', C.vellum, 3, true) +
    outlineShape('M-11-11L-13-7H-6L-7-11ZM6-11L6-7H13L11-11Z', C.trunk, 1.2),
  grain:
    outlineShape('M-3-6Q-8-8-9-20-8-30-4-32-2-34 0-33 3-35 5-31 9-29 9-20 8-8 3-6Z', C.gold, 1.6) +
    strokePath(
      'M-6-28q2 6 4 10M0-31V-18M6-28q-2 6-4 10M-6-20l3 4M6-20l-3 4M-4-7L-2-14M0-6V-14M4-7L2-14',
      '#8f6a1e',
      1.6,
    ) +
    outlineShape('M-8-17Q0-13 8-17L8-13Q0-9-8-13Z', '#a8433a', 1.3),
  cloth:
    outlineShape('M-12-25H8Q13-25 13-18V-10H-10Z', '#3b6ea5', 1.7) +
    strokePath('M-6-10V-24M0-10V-24M6-10V-24', '#8fb6d8', 1.8) +
    ellipse([-9, -18], 8, 8, { fill: '#5b8cc0', stroke: C.ink, width: 1.7 }) +
    strokePath('M-9-18m-4.5 0a4.5 4.5 0 1 1 4.5 4.5 2.5 2.5 0 0 1 0-5', C.vellum, 1.7),
  chicken:
    strokePath('M-2-10V-5M4-10V-5M-5-5H0M1-5H6', '#b9782b', 2) +
    outlineShape('M-11-29Q-11-36-8-34-7-38-4-34-1-34-2-29Z', '#c23b33', 1) +
    outlineShape(
      'M-12-23Q-14-32-7-32-1-32-1-25 2-22 6-24 8-29 12-31 13-28 15-27 13-24 14-22 14-14 7-11 0-8-6-11-12-14-11-20Z',
      C.vellum,
      1.7,
    ) +
    fillShape('M-9-15Q-2-9 6-12 12-15 12.5-22 13-14 7-11.6 0-9-6-11.8Z', C.plasterShade) +
    outlineShape('M-2-20Q4-22 8-18 4-12-1-16Z', C.plasterShade, 1.2) +
    outlineShape('M-12-27L-17-24-12-22Z', C.gold, 1) +
    fillShape('M-12-22Q-14-18-11-18-9-19-10-22Z', '#c23b33') +
    ellipse([-7.5, -27], 1.4, 1.4, { fill: C.ink }),
};

/** The vellum roundel under a good: radius 20 round (0, −19). */
export const ROUNDEL =
  ellipse([0, -19], 20, 20, { fill: C.vellum, stroke: C.ink, width: 2 }) +
  ellipse([0, -19], 17, 17, { stroke: C.parchmentDeep, width: 1.4 });

/** Badges of cities, origin in the middle of the badge. They must still read when a tile is 60 px wide. */
export const BADGES = {
  shield: `<g transform="translate(0 20)scale(1.25)">${groundShadow(3, 2, 17, 6, 0.3)}${COAT_OF_ARMS}</g>`,
  wine: seal('wine'),
  grain: seal('grain'),
  cloth: seal('cloth'),
  chicken: seal('chicken'),
};

function seal(good: GoodSign): string {
  const shadow = ellipse([3, -16], 21, 21, { fill: C.shadow, opacity: 0.3 });
  return `<g transform="translate(0 24)scale(1.25)">${shadow}${ROUNDEL}${GOODS_ART[good]}</g>`;
}
