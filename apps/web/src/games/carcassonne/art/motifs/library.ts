import type { Detail } from '../../../../art/detail.ts';
import { formatNumber } from '../../../../art/drawing/paths.ts';
import { roughen } from '../../../../art/drawing/roughen.ts';
import { group } from '../../../../art/drawing/svg.ts';
import { CATHEDRAL, type HouseName, houses } from '../../../../art/motifs/buildings.ts';
import { NATURE, WATERSIDE } from '../../../../art/motifs/nature.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../../art/motifs/shapes.ts';
import { COLOURS, ROOFS } from '../../../../art/palette.ts';
import { BADGES } from './badges.ts';

const LANDMARK_COLOURS = COLOURS;

const keep =
  groundShadow(12, 2, 26, 9, 0.26) +
  outlineShape('M-17 3V-30H17V3Z', LANDMARK_COLOURS.stoneMid, 1.6) +
  fillShape('M-17 3V-30H-6V3Z', LANDMARK_COLOURS.stone) +
  fillShape('M9 3V-30H17V3Z', LANDMARK_COLOURS.stoneShade) +
  outlineShape('M-20-27V-38H-14V-34H-8V-38H-2V-34H4V-38H10V-34H14V-38H20V-27Z', LANDMARK_COLOURS.stone, 1.6) +
  fillShape('M9-27V-34H14V-38H19V-27Z', LANDMARK_COLOURS.stoneShade) +
  fillShape('M-4 3V-6Q0-11 5-6V3ZM-10-15V-21H-7V-15ZM4-15V-21H7V-15Z', LANDMARK_COLOURS.ink) +
  outlineShape('M-9-36L0-60 9-36Z', LANDMARK_COLOURS.slate, 1.5) +
  fillShape('M0-59L8.5-36H2Z', LANDMARK_COLOURS.slateShade) +
  strokePath('M0-60V-70', LANDMARK_COLOURS.ink, 1.5) +
  outlineShape('M0-70L10-67 0-64Z', '#b9382f', 1);

const church =
  groundShadow(12, 1, 26, 7, 0.26) +
  outlineShape('M-8 0V-14L6-26 20-14V0Z', LANDMARK_COLOURS.plaster, 1.5) +
  outlineShape('M6-27L-10-12V-24L4-42Z', ROOFS[0].lit, 1.5) +
  outlineShape('M6-27L22-12 21-25 4-42Z', ROOFS[0].shade, 1.5) +
  outlineShape('M-22 2V-36H-7V2Z', LANDMARK_COLOURS.stone, 1.5) +
  fillShape('M-12 2V-36H-7V2Z', LANDMARK_COLOURS.stoneShade) +
  outlineShape('M-24-34L-15-58-5-34Z', LANDMARK_COLOURS.slate, 1.5) +
  fillShape('M-15-57L-5.5-34H-12Z', LANDMARK_COLOURS.slateShade) +
  strokePath('M-15-58V-67M-18.5-63.5H-11.5', LANDMARK_COLOURS.ink, 1.8) +
  fillShape(
    'M3 0V-7Q6-11 10-7V0ZM-17-22V-28Q-15-31-13-28V-22ZM5-15a2.5 2.5 0 1 1 4 0Z',
    LANDMARK_COLOURS.ink,
  );

/** The walled precinct: garth, cloister range on the left, church with its tower in front. */
const monastery =
  groundShadow(14, 4, 46, 15, 0.26) +
  outlineShape('M-42 8L-38-30 36-32 42 8Z', '#c3bd78', 1.2) +
  outlineShape('M-42 8L-38-30-34-30-37 4 37 4 33-31 36-32 42 8Z', LANDMARK_COLOURS.stone) +
  outlineShape('M-42 8V15H42V8Z', LANDMARK_COLOURS.stoneShade) +
  strokePath('M-38 8v-3M-30 8v-3M-22 8v-3M22 8v-3M30 8v-3M38 8v-3', LANDMARK_COLOURS.stone, 4) +
  fillShape('M-6 15V6Q0 0 6 6V15Z', LANDMARK_COLOURS.ink) +
  outlineShape('M-32-6V-18H-8V-6Z', LANDMARK_COLOURS.plaster) +
  outlineShape('M-34-16L-30-28-8-28-6-16Z', ROOFS[3].lit) +
  fillShape(
    'M-29-6V-11Q-27-14-25-11V-6ZM-22-6V-11Q-20-14-18-11V-6ZM-15-6V-11Q-13-14-11-11V-6Z',
    LANDMARK_COLOURS.ink,
  ) +
  outlineShape('M4-2V-24L18-36 32-24V-2Z', LANDMARK_COLOURS.plaster, 1.5) +
  outlineShape('M18-37L2-21 0-36 14-52Z', ROOFS[2].marks, 1.5) +
  outlineShape('M18-37L35-21 33-38 14-52Z', ROOFS[2].lit, 1.5) +
  fillShape('M14-2V-10Q18-15 22-10V-2ZM15-20a3 3 0 1 1 6 0Z', LANDMARK_COLOURS.ink) +
  outlineShape('M-8-2V-46H8V-2Z', LANDMARK_COLOURS.stone, 1.6) +
  fillShape('M2-2V-46H7.3V-2Z', LANDMARK_COLOURS.stoneShade) +
  outlineShape('M-10-44L0-68 10-44Z', LANDMARK_COLOURS.slate, 1.6) +
  fillShape('M0-67L9.5-44H3Z', LANDMARK_COLOURS.slateShade) +
  strokePath('M0-68V-81M-5-76H5', LANDMARK_COLOURS.ink, 2.2, true) +
  fillShape('M-4-30V-37Q-1-41 2-37V-30ZM-3-14V-20Q-1-23 1-20V-14Z', LANDMARK_COLOURS.ink);

/** A low house with a thatched roof, a chimney and a golden sign; its pond is painted before it. */
const inn =
  groundShadow(9, 1, 24, 6, 0.26) +
  outlineShape('M-19 0V-14H19V0Z', LANDMARK_COLOURS.plaster, 1.5) +
  fillShape('M11-1V-13H18.5V-1Z', LANDMARK_COLOURS.plasterShade) +
  strokePath('M-13-13V-1M-7-13L-13-4M13-13V-1M7-13L13-4', LANDMARK_COLOURS.trunk, 1.7) +
  outlineShape('M9-29V-40H15V-30Z', LANDMARK_COLOURS.stoneShade, 1.2) +
  outlineShape('M-23-11L-17-30 16-31 23-11Z', ROOFS[1].lit, 1.5) +
  fillShape('M9-12L12-30.5 16-30.5 22-12Z', ROOFS[1].shade, 0.8) +
  strokePath('M-16-27L12-28M-18-20h8M-4-20h8M-13-15.5h7M2-15.5h6', ROOFS[1].marks, 1.7) +
  fillShape('M-4 0V-8Q0-12 4-8V0Z', LANDMARK_COLOURS.ink) +
  strokePath('M-25 4V-22H-34', LANDMARK_COLOURS.ink, 2) +
  outlineShape('M-38-21H-27V-10H-38Z', LANDMARK_COLOURS.gold, 1.4) +
  strokePath('M-35-18V-14Q-32.5-12-30-14V-18Z', '#8a3a2c', 1.8);

/** A walled garden of monks: four beds round a fountain, roses on the walls, a gate under a little cross. */
const walledGarden =
  groundShadow(6, 4, 29, 10, 0.22) +
  outlineShape('M-26 4L-23-21H23L26 4Z', '#dcca94', 1.2) +
  outlineShape('M-26 4L-23-21-19-21-22 1 22 1 19-21 23-21 26 4Z', LANDMARK_COLOURS.stone, 1.2) +
  outlineShape('M-23-26H23V-19H-23Z', LANDMARK_COLOURS.stoneMid, 1.2) +
  strokePath('M-21-26H22', LANDMARK_COLOURS.stone, 2.4, true) +
  outlineShape(
    'M-18-7L-17-16H-5V-7ZM5-7V-16H17L18-7ZM-20 4L-19-4H-5V4ZM5 4V-4H19L20 4Z',
    LANDMARK_COLOURS.leaf,
    1.1,
  ) +
  fillShape('M-16-9L-15-14H-7V-11ZM7-11V-14H15V-12ZM-17 1V-2H-7L-9 0ZM7 0V-2H17Z', LANDMARK_COLOURS.leafLit) +
  strokePath('M-15-13h.1M-8-9h.1M9-13h.1M15-9h.1M-17 0h.1M-9 2h.1M9-1h.1M16 2h.1', '#c4434a', 3.8, true) +
  strokePath('M-11-11h.1M12-10h.1M-13 2h.1M12 2h.1', LANDMARK_COLOURS.blossom, 3.4, true) +
  outlineShape('M-5-5Q-5-8 0-8 5-8 5-5 5-2 0-2-5-2-5-5Z', LANDMARK_COLOURS.stone, 1.2) +
  fillShape('M-3.5-5Q0-7.5 3.5-5 0-2.5-3.5-5Z', LANDMARK_COLOURS.waterDeep) +
  strokePath('M0-5V-12M-2.5-10Q0-13.5 2.5-10', LANDMARK_COLOURS.waterGlint, 1.6, true) +
  outlineShape('M-27 4V12H-6V4ZM6 4V12H27V4Z', LANDMARK_COLOURS.stoneShade, 1.3) +
  strokePath('M-26 4.5H-7M7 4.5H26', LANDMARK_COLOURS.stone, 3) +
  outlineShape('M-8 12V-1Q0-9 8-1V12H4V2Q0-3-4 2V12Z', LANDMARK_COLOURS.stone, 1.3) +
  strokePath('M0-6V-16M-3.5-12.5H3.5', LANDMARK_COLOURS.gold, 2.4);

/** Large buildings and the garden, origin in the middle of the foot. */
const LANDMARKS = {
  keep,
  church,
  monastery,
  cathedral: CATHEDRAL,
  inn,
  garden: group(walledGarden, 'scale(1.06)'),
};

const TOWER_COLOURS = COLOURS;

/** A round shaft: lit strip on the left, shade on the right. */
const shaft = (w: number, h: number) =>
  outlineShape(`M${-w} 0V${-h}H${w}V0Q0 ${formatNumber(w * 0.7)} ${-w} 0Z`, TOWER_COLOURS.stoneMid, 1.4) +
  fillShape(`M${-w + 1} 0V${-h}H${formatNumber(-w * 0.25)}V${formatNumber(w * 0.32)}Z`, TOWER_COLOURS.stone) +
  fillShape(
    `M${formatNumber(w * 0.35)} ${formatNumber(w * 0.28)}V${-h}H${w - 0.6}V0Z`,
    TOWER_COLOURS.stoneShade,
  );

/** Towers of town walls, origin in the middle of the foot. */
const TOWERS = {
  /** Round, crenellated. */
  tower:
    groundShadow(6, 1, 10, 5, 0.26) +
    shaft(7.5, 17) +
    outlineShape(
      'M-9.5-15V-23H-5.5V-20.5H-2V-23H2V-20.5H5.5V-23H9.5V-15Q0-11-9.5-15Z',
      TOWER_COLOURS.stone,
      1.4,
    ) +
    fillShape('M3-13.5V-20.5H5.5V-23H9V-15Z', TOWER_COLOURS.stoneShade) +
    fillShape('M-2-4V-10H1V-4Z', TOWER_COLOURS.ink),
  /** Round, with a slate cone. */
  cone:
    groundShadow(6, 1, 10, 5, 0.26) +
    shaft(7.5, 18) +
    outlineShape('M-10.5-16L-1-38 10.5-16Q0-11-10.5-16Z', TOWER_COLOURS.slate, 1.4) +
    fillShape('M-1-37L10-16Q5-13.5 2-13.5Z', TOWER_COLOURS.slateShade) +
    strokePath('M-6.5-18L-2.5-28', '#a9b8c2', 1.6) +
    fillShape('M-2-3V-9H1V-3Z', TOWER_COLOURS.ink),
  /** A tower for the corners of the board: broad enough to hide where four pictures meet. */
  corner:
    groundShadow(7, 3, 14, 7, 0.26) +
    shaft(11, 20) +
    outlineShape(
      'M-13.5-18V-27H-8.5V-24H-4V-27.5H4V-24H8.5V-27H13.5V-18Q0-12-13.5-18Z',
      TOWER_COLOURS.stone,
      1.5,
    ) +
    fillShape('M5-15.5V-24H8.5V-27H13V-18Z', TOWER_COLOURS.stoneShade) +
    outlineShape('M-9-24L-.5-44 9-24Q0-20-9-24Z', ROOFS[0].lit, 1.4) +
    fillShape('M-.5-43L8.5-24Q4-22 1.5-22Z', ROOFS[0].shade) +
    fillShape('M-2.5-3V-11H1.5V-3Z', TOWER_COLOURS.ink),
};

export type MotifName =
  | HouseName
  | keyof typeof TOWERS
  | keyof typeof NATURE
  | keyof typeof WATERSIDE
  | keyof typeof LANDMARKS
  | keyof typeof BADGES;

/** Factors by which some motifs are larger at low detail. */
const ENLARGED: Partial<Record<MotifName, number>> = {
  oak0: 1.35,
  oak1: 1.35,
  oak2: 1.35,
  cypress: 1.3,
  bush0: 1.3,
  shield: 1.3,
  wine: 1.35,
  grain: 1.35,
  cloth: 1.35,
  chicken: 1.35,
  inn: 1.25,
  garden: 1.12,
};

const libraries = new Map<Detail, Record<string, string>>();

function library(detail: Detail): Record<string, string> {
  const found = libraries.get(detail);
  if (found) return found;
  const low = detail === 'low';
  const plain: Record<string, string> = {
    ...houses(low),
    ...TOWERS,
    ...NATURE,
    ...WATERSIDE,
    ...LANDMARKS,
    ...BADGES,
  };
  const all: Record<string, string> = {};
  for (const [name, markup] of Object.entries(plain)) {
    const drawn = roughen(markup, name, /^(gable|ridge|shed)/.test(name) ? 0.55 : 0.4);
    const scale = low ? ENLARGED[name as MotifName] : undefined;
    all[name] = scale === undefined ? drawn : `<g transform="scale(${scale})">${drawn}</g>`;
  }
  libraries.set(detail, all);
  return all;
}

/**
 * Returns `<defs>` with these motifs, each a group to be placed by `<use href="#name">`; `prefix` begins every name.
 */
export function motifDefs(names: Iterable<MotifName>, detail: Detail = 'full', prefix = ''): string {
  const all = library(detail);
  return `<defs>${[...names].map((name) => `<g id="${prefix}${name}">${all[name]}</g>`).join('')}</defs>`;
}
