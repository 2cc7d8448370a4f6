import { formatNumber } from '../../../art/drawing/paths.ts';
import { ellipse, translate } from '../../../art/drawing/svg.ts';
import { type HouseName, houses } from '../../../art/motifs/buildings.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS, ROOFS } from '../../../art/palette.ts';
import { must } from '../../../must.ts';
import { RESOURCE_ART } from './resources.ts';

const C = COLOURS;

const mill = () => {
  const sail = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    const at = (along: number, aside: number) =>
      `${formatNumber(Math.cos(turn) * along - Math.sin(turn) * aside)} ${formatNumber(-34 + Math.sin(turn) * along + Math.cos(turn) * aside)}`;
    return (
      outlineShape(`M${at(6, 0)}L${at(25, 0)} ${at(25, 7)} ${at(6, 6)}Z`, C.vellum, 1.2) +
      strokePath(`M${at(12, 0)}L${at(12, 6)}M${at(18, 0)}L${at(18, 7)}`, C.inkSoft, 1) +
      strokePath(`M${at(0, 0)}L${at(26, 0)}`, C.ink, 1.8, true)
    );
  };
  return (
    groundShadow(9, 1, 17, 5, 0.28) +
    outlineShape('M-12 2L-8-30H8L12 2Q0 5-12 2Z', C.plaster, 1.5) +
    fillShape('M3-29H7.4L11 2 5 3Z', C.plasterShade) +
    outlineShape('M-10-29Q-8-40 0-43 8-40 10-29 0-26-10-29Z', ROOFS[0].lit, 1.5) +
    fillShape('M1-42Q8-39 9-30L3-28.4Z', ROOFS[0].shade) +
    fillShape('M-3.4 3V-8Q0-12 3.4-8V3ZM-2-19h4v4h-4Z', C.ink) +
    [18, 108, 198, 288].map(sail).join('') +
    ellipse([0, -34], 2.4, 2.4, { fill: C.gold, stroke: C.ink, width: 1.2 })
  );
};

const smoke = (x: number, y: number) =>
  `<path d="M${x} ${y}q-7-6-1-12 6-5 1-11-4-7 4-12 9-5 13 1-5-1-8 3-3 6 0 10 3 7-3 11-4 5-6 10Z" fill="#f7f0e0" opacity=".8"/>`;

const house = (name: HouseName) => must(houses(false)[name], `there is a house ${name}`);

/** Works that people have built, dug and left behind, origin in the middle of the foot. */
export const BUILDING_MOTIFS = {
  mill: mill(),
  farm: translate(house('gable1'), [20, -6], 1.05) + translate(house('ridge0'), [-2, 2], 1.35),
  hut:
    groundShadow(7, 0, 17, 5) +
    outlineShape('M-13 0V-10H13V0Z', '#a5774a', 1.4) +
    strokePath('M-12-5H12', '#7d5431', 1.4) +
    outlineShape('M-17-8L-3-25 4-25 18-8Q0-4-17-8Z', '#b59a56', 1.4) +
    strokePath('M-12-10l9-12M-5-8l3-14M4-8l-1-14M11-9l-8-13', '#8a7238', 1.3) +
    fillShape('M-3 0V-7H4V0Z', C.ink),
  burner:
    smoke(2, -25) +
    groundShadow(7, 1, 19, 6) +
    outlineShape('M-18 2Q-15-22 1-25 16-22 18 2 0 8-18 2Z', '#6a5139', 1.5) +
    fillShape('M-15 1Q-12-18 0-22-6-10-7 4Z', '#8b6c4b') +
    strokePath('M-12 2Q-8-12-1-20M-4 4Q-2-10 2-22M5 4Q6-10 4-21M12 3Q11-10 6-19', '#4a3625', 1.4) +
    fillShape('M-3 5V-3Q1-7 5-3V5Z', '#2a1a10') +
    fillShape('M-1 5V0Q1-3 3 0V5Z', '#e08a3a'),
  deer:
    groundShadow(3, 0, 10, 3) +
    strokePath('M-7-8L-8 1M-4-8L-4 1M5-8L5 1M8-9L9 1', '#7a4d2a', 2) +
    outlineShape('M-9-8Q-11-15-5-15L5-15 9-21 13-22 14-19 10-16Q11-9 8-8 0-6-9-8Z', '#b37a45', 1.3) +
    strokePath('M10-22L7-29M8-26L4-27M12-22L14-29M13-26L17-28', '#5b3b20', 1.5, true) +
    fillShape('M-10-13l-2 3 3 1Z', '#f3e6c8'),
  kiln:
    smoke(1, -32) +
    groundShadow(9, 2, 24, 7, 0.28) +
    outlineShape('M-21 2Q-22-27 0-34 22-27 21 2 0 9-21 2Z', '#b9603c', 1.6) +
    fillShape('M5-32Q21-26 20 2L9 5Q15-14 5-32Z', '#8a4129') +
    fillShape('M-19 1Q-19-22-6-30-13-16-12 4Z', '#d58a61') +
    strokePath(
      'M-20-8Q0-2 20-8M-18-17Q0-11 18-17M-12-26Q0-21 12-26M-7-4v-7M8-5v-7M-9-14v-6M9-14v-6M0-21v-7',
      '#7d3b25',
      1.3,
    ) +
    outlineShape('M-8 6V-5Q0-14 8-5V6Q0 8-8 6Z', '#2a1710', 1.6) +
    fillShape('M-4 6V0Q0-6 4 0V6Z', '#f0a441'),
  adit:
    groundShadow(8, 1, 22, 6, 0.28) +
    outlineShape('M-22 2L-18-14-8-25 6-27 17-16 22 2Q0 7-22 2Z', '#958f86', 1.6) +
    fillShape('M-20 1L-17-13-8-23-3-24-10-10-10 3Z', '#bab4a8') +
    fillShape('M-8 4V-11H8V4Z', '#20160f') +
    strokePath('M-9 5V-13M9 5V-13M-13-13H13', C.ink, 5) +
    strokePath('M-9 4V-12M9 4V-12M-12-13H12', '#a5774a', 2.8),
  cart:
    groundShadow(4, 1, 13, 3.6) +
    outlineShape('M-9-11L-6-17-1-18 3-16 7-17 10-11Z', '#7d8796', 1.3) +
    strokePath('M-4-15l3-1M4-14l2-1', '#ffd25c', 1.8, true) +
    outlineShape('M-12-12H13L10-2H-9Z', '#8f6139', 1.4) +
    strokePath('M-11-8H12', '#6a4526', 1.3) +
    outlineShape(
      'M-9-1a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0ZM3-1a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0Z',
      '#5a4632',
      1.4,
    ),
  ruin:
    groundShadow(10, 1, 32, 7, 0.24) +
    outlineShape('M-30 2V-3H30V2Z', C.stoneMid, 1.4) +
    outlineShape('M-25-3V-34H-15V-3ZM-6-3V-38H4V-3ZM14-3V-20L18-24 20-19 24-21V-3Z', C.stone, 1.4) +
    fillShape('M-19-4V-33H-16V-4ZM0-4V-37H3V-4ZM20-4V-19H23V-4Z', C.stoneShade) +
    outlineShape('M-29-33V-40L8-44V-37Z', C.stoneMid, 1.4) +
    fillShape('M-28-35L7-38V-43.4L-28-39.4Z', C.stone) +
    strokePath('M-22-10V-28M-3-8V-32M17-8V-16', C.stoneDeep, 1.2) +
    outlineShape('M30 4Q28-6 37-7 45-5 44 2 41 7 33 7Z', C.stoneMid, 1.4) +
    strokePath('M35-5Q32 0 36 6', C.stoneDeep, 1.2),
  snag:
    groundShadow(7, 1, 13, 4) +
    outlineShape('M-4 2L-3-16-12-28-9-30-2-21-1-34 2-35 2-20 11-27 13-24 4-14 5 2Z', '#8b6a48', 1.4) +
    fillShape('M1 1L1-30 1.6-34 2-20 4-15 4 1Z', '#664a2f') +
    strokePath('M-12-28l-5-3M13-25l5-5M1-34l4-7M-7-25l-6 1', C.ink, 1.6, true),
  palm:
    groundShadow(8, 0, 12, 4) +
    outlineShape('M-3 1Q1-16-2-30H2Q5-15 3 1Z', '#a5774a', 1.3) +
    strokePath('M-2-6l5-1M-1-12l5-1M-1-18l5-1M-2-24l5-1', '#6d4c2d', 1.2) +
    outlineShape(
      'M0-30Q-12-40-20-26-11-31 0-28ZM0-30Q12-42 20-28 11-32 0-28ZM0-31Q-10-48-20-43-12-38-1-28ZM0-31Q8-49 19-45 12-39 1-28ZM0-31Q-3-46 2-50 7-42 1-29Z',
      '#6f8641',
      1.2,
    ),
  bones:
    groundShadow(4, 1, 13, 3) +
    strokePath('M-12-2Q-2-8 12-3M-6-4q-4 2-3 6M-1-5q-4 3-2 7M4-5q-3 3-1 6', C.ink, 3.4, true) +
    strokePath('M-12-2Q-2-8 12-3M-6-4q-4 2-3 6M-1-5q-4 3-2 7M4-5q-3 3-1 6', '#fbf3dd', 1.8, true) +
    outlineShape('M10-7Q17-10 20-4L17 1 12 0Q9-2 10-7Z', '#fbf3dd', 1.2) +
    fillShape('M13-5h2.4v2.4h-2.4Z', C.ink),
  /** Sheaves put up to dry. */
  stook:
    groundShadow(6, 0, 12, 4) +
    translate(
      outlineShape(
        'M-4 4Q-14-1-16-9-17-16-11-17-8-22-3-19 0-23 3-19 8-22 11-17 17-16 16-9 14-1 4 4 9 11 13 18 0 21-13 18-9 11-4 4Z',
        '#e6b43a',
        2,
      ) +
        fillShape('M5-18Q9-20 10-16 15-15 14-9 12-2 3 3 8 10 11 17 7 18 4 18 5 10 2 4 8-6 5-18Z', '#c48f27') +
        fillShape('M-11-14Q-14-12-13-8-11-3-6 0-10-7-11-14ZM-3-17Q-6-18-7-15-6-8-3-2-4-10-3-17Z', '#f9de86') +
        strokePath(
          'M-10-12q3 1 4 4M-11-6q4 0 6 3M-2-14q2 1 2 4M-3-8q2 1 3 4M5-13q-1 2-1 4M12-9q-4 1-6 4M9-14q-2 2-2 5',
          '#8a6115',
          1.7,
          true,
        ) +
        strokePath('M-8 17Q-5 11-2 7M-2 18V8M8 17Q5 11 2 7', '#8a6115', 1.6, true) +
        outlineShape('M-6 2Q0 6 6 2L7 6Q0 10-7 6Z', '#b5443a', 1.8),
      [0, -11.5],
      0.64,
    ),
  scarecrow:
    groundShadow(4, 0, 7, 2.4) +
    strokePath('M0 2V-27M-12-19H12', C.trunk, 2.6, true) +
    outlineShape('M-10-21H10L8-15H5V-5H-5V-15H-8Z', '#3f6a94', 1.3) +
    outlineShape('M-4-22Q-5-29 0-29 5-29 4-22Z', '#e7cf9a', 1.3) +
    outlineShape('M-8-28L-4-29-2-34H3L4-29 9-28Z', '#7d5431', 1.3),
  logs: translate(RESOURCE_ART.lumber, [0, -10], 0.66),
  bricks: translate(RESOURCE_ART.brick, [0, -11], 0.72),
  ores: translate(RESOURCE_ART.ore, [0, -8], 0.52),
  stump:
    groundShadow(4, 0, 7, 2.6) +
    outlineShape('M-6 1L-5-6H5L6 1Q0 4-6 1Z', '#8f6139', 1.3) +
    outlineShape('M-5-6Q0-9 5-6 0-3-5-6Z', '#e3bf88', 1.2),
};
