import { ellipse, type SvgPicture, translate } from '../../../art/drawing/svg.ts';
import { fillShape, outlineShape, strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import type { Award, Development } from './kinds.ts';

const C = COLOURS;
const STEEL = { body: '#bcc4cc', shade: '#848e9c' };

/** A sword, point upwards, about 80 units long with its hilt below (0, 0). */
export const SWORD =
  outlineShape('M-3.5 18V-46L0-53 3.5-46V18Z', '#dfe4e8', 1.8) +
  fillShape('M.4 17V-51L2.8-46V17Z', '#9aa5b1') +
  outlineShape('M-13 17H13V22H-13Z', C.gold, 1.6) +
  outlineShape('M-2.6 22H2.6V33H-2.6Z', C.trunk, 1.6) +
  outlineShape('M-4.5 36.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0Z', C.gold, 1.6);

/** A pile of coins. */
const coins = (x: number, y: number) =>
  outlineShape(`M${x - 5} ${y - 3}V${y + 3}Q${x} ${y + 6} ${x + 5} ${y + 3}V${y - 3}Z`, '#c08f1f', 1.5) +
  ellipse([x, y - 3], 5, 2.6, { fill: C.gold, stroke: C.ink, width: 1.4 }) +
  strokePath(`M${x - 5} ${y + 0.4}Q${x} ${y + 3.4} ${x + 5} ${y + 0.4}`, C.ink, 1);

const road = (ink: number) =>
  outlineShape(
    'M-17 18C-6 8 9 6 4 0-1-5-14-6-9-12-6-16 2-17 5-19L11-19C5-15-1-14-1-10 0-5 17-5 17 4 17 11 9 12 8 18Z',
    C.road,
    ink,
  ) +
  strokePath('M-5 17C0 11 11 10 10.5 4 10-2-5-3-5-10-4-14 3-16 7-18', C.roadRut, 3.4) +
  strokePath('M-5 17C0 11 11 10 10.5 4', C.roadPale, 1.5);

/** Sign of a development card, about 40 × 40 round (0, 0); bold enough to be 20 px high. */
export const DEVELOPMENT_ART: Readonly<Record<Development, string>> = {
  /** A great helm with a plume. */
  knight:
    outlineShape('M1-18Q0-26 8-25 18-24 18-11 13-17 8-15Z', '#b5443a', 1.8) +
    outlineShape('M-14-7Q-13-18 0-19 13-18 14-7L12 14Q0 20-12 14Z', STEEL.body, 2.2) +
    fillShape('M3-18Q12-17 12.6-7L11 13Q7 15.5 3 16.2Z', STEEL.shade) +
    fillShape('M-12.6-6H-2V-1.8H-12.4ZM2-6H12.6L12.4-1.8H2Z', C.passage) +
    strokePath('M0-18V17M-13.5-8H13.5', C.ink, 4.6) +
    strokePath('M0-18V17M-13-8H13', C.gold, 2.4) +
    strokePath('M-8 5h.1M-5 9h.1M-9 10h.1M6 5h.1M9 9h.1M6 11h.1', C.ink, 2.2, true),
  /** A crown. */
  point:
    outlineShape('M-16 14L-19-8-9 0 0-15 9 0 19-8 16 14Q0 19-16 14Z', C.gold, 2.2) +
    fillShape('M3-10L9 1.5 18-6 15 13Q9 15.5 4 16Z', '#c08f1f') +
    strokePath('M-15.5 8Q0 13 15.5 8', C.ink, 1.8) +
    ellipse([0, 3], 3, 3.4, { fill: '#b5443a', stroke: C.ink, width: 1.4 }) +
    strokePath('M-9 5h.1M9 5h.1', '#2c62b0', 4, true) +
    (
      [
        [-19, -10],
        [0, -17],
        [19, -10],
      ] as const
    )
      .map((at) => ellipse(at, 2.8, 2.8, { fill: C.vellum, stroke: C.ink, width: 1.5 }))
      .join(''),
  /** A road that winds away. */
  roads: road(2.2),
  /** A basket full of the harvest. */
  plenty:
    strokePath('M-14-1Q-13-20 0-20 13-20 14-1', C.ink, 5) +
    strokePath('M-14-1Q-13-20 0-20 13-20 14-1', '#b5854a', 2.2) +
    outlineShape('M-4 2Q-12-5-9-15-5-18-2-13 3-15 3-10 4-3 0 2Z', '#e6b43a', 1.8) +
    strokePath('M-7-11l3 3M-1-9l-2 4M-6-5l3 3', '#8a6115', 1.5, true) +
    outlineShape('M-16-1a6 6 0 1 1 11.6 1a6 6 0 1 1-11.6-1Z', '#b5443a', 1.8) +
    outlineShape('M3-3a5.6 5.6 0 1 1 11 1a5.6 5.6 0 1 1-11-1Z', '#8fa24c', 1.8) +
    outlineShape('M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z', '#f5efdd', 1.8) +
    strokePath('M-10-6l1-3M9-7l2-3', C.leafDeep, 2, true) +
    outlineShape('M-17 1Q0 6 17 1L13 15Q0 20-13 15Z', '#c58f50', 2.2) +
    fillShape('M6 4.4Q12 4 16 2.6L12.4 14Q9 16 5 16.6Z', '#94622f') +
    strokePath('M-15 8Q0 13 15 8M-14 13Q0 17 14 13M-9 4l2 12M-1 5v12M8 4l-2 12', '#7a4d24', 1.6),
  /** A locked chest, and coins. */
  monopoly:
    outlineShape('M-19-3V-8Q-18-17-4-17H8Q18-16 19-7V-3Z', '#a9703c', 2.2) +
    outlineShape('M-19-3H19V15H-19Z', '#8a5a33', 2.2) +
    fillShape('M8-15Q17-14 17.5-7V-4H11ZM11-2H18V14H11Z', '#6a4325') +
    strokePath('M-12-16V15M12-16V15', C.ink, 5.4) +
    strokePath('M-12-15.5V14.5M12-15.5V14.5', C.gold, 2.8) +
    strokePath('M-18-3H18', C.ink, 2) +
    outlineShape('M-5-7H5V4Q0 8-5 4Z', C.gold, 1.8) +
    strokePath('M0-3v4', C.ink, 2.8, true) +
    coins(-17, 13) +
    coins(19, 12) +
    coins(12, 14),
};
/** A development card for hands and sentences, 24 × 24. */
export const developmentIcon = (development: Development): SvgPicture => ({
  viewBox: '0 0 24 24',
  markup: translate(DEVELOPMENT_ART[development], [12, 12.2], 0.54),
});

const AWARD_ART: Readonly<Record<Award, string>> = {
  'longest-road':
    ellipse([0, 0], 21, 21, { fill: '#8fa24c', stroke: C.gold, width: 4 }) +
    translate(road(2), [-0.5, 0], 0.86),
  'largest-army':
    ellipse([0, 0], 21, 21, { fill: '#8e3a33', stroke: C.gold, width: 4 }) +
    `<g transform="translate(0 3)rotate(45)scale(.5)">${SWORD}</g><g transform="translate(0 3)rotate(-45)scale(.5)">${SWORD}</g>` +
    translate(DEVELOPMENT_ART.knight, [0, 0], 0.66),
};

/** The badge of the longest road or the largest army, 48 × 48; readable from 24 px. */
export const awardBadge = (award: Award): SvgPicture => ({
  viewBox: '0 0 48 48',
  markup: translate(
    ellipse([0, 0], 22.6, 22.6, { fill: C.ink }) +
      AWARD_ART[award] +
      ellipse([0, 0], 18.6, 18.6, { stroke: C.ink, width: 1.6 }),
    [24, 24],
  ),
});
