import { formatNumber } from '../../../art/drawing/paths.ts';
import { ellipse, path, type SvgPicture, translate } from '../../../art/drawing/svg.ts';
import { CATHEDRAL, COAT_OF_ARMS } from '../../../art/motifs/buildings.ts';
import { fillShape, outlineShape, strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { DEVELOPMENT_ART, SWORD } from './developments.ts';
import { createHexDrawing } from './hex-drawing.ts';
import { mound } from './hills.ts';
import type { Development, Resource } from './kinds.ts';
import { hexMotif } from './motifs.ts';
import { peak } from './mountains.ts';
import { numeral } from './numerals.ts';
import { RESOURCE_ART } from './resources.ts';

const C = COLOURS;

/** All cards are 200 × 300, with an empty cartouche for a title at the foot: pictures hold no words. */
const FRAME = '0 0 208 308';
const EDGE =
  'M14 1.5H186Q198.5 1.5 198.5 14V286Q198.5 298.5 186 298.5H14Q1.5 298.5 1.5 286V14Q1.5 1.5 14 1.5Z';
const WINDOW = 'M14 18Q10 120 14 228 100 233 186 228 190 120 186 18 100 12 14 18Z';
const CARTOUCHE = 'M22 246Q100 240 178 246 186 263 178 283 100 289 22 283 14 263 22 246Z';

/** The scene ends with its own box, and the frame is painted over the rest, without a clip path and ids. */
function card(scene: string, corner = ''): SvgPicture {
  const markup =
    path('M8 8H194Q206 8 206 20V294Q206 306 194 306H18Z', { fill: C.shadow, opacity: 0.28 }) +
    path(EDGE, { fill: C.vellum }) +
    `<svg x="8" y="8" width="184" height="230" viewBox="8 8 184 230">${scene}</svg>` +
    path(EDGE + WINDOW, { fill: C.vellum }) +
    path(EDGE, { stroke: C.ink, width: 3 }) +
    path(WINDOW, { stroke: C.ink, width: 2.6, joined: true }) +
    path(CARTOUCHE, { fill: C.parchment, stroke: C.ink, width: 1.8 }) +
    corner;
  return { viewBox: FRAME, markup };
}

const sky = (colour: string, cloud = '#fff6dd') =>
  fillShape('M8 10H192V236H8Z', colour) +
  path('M24 40q30-9 62-3M112 32q30-8 62-1M34 66q22-6 46-2M128 70q22-5 44 0', {
    stroke: cloud,
    width: 6,
    opacity: 0.55,
    round: true,
  });
const land = (d: string, colour: string) =>
  path(d, { fill: colour, stroke: C.ink, width: 1.6, joined: true });
const grass = strokePath(
  'M24 196q10-4 22-1M60 214q12-4 24-1M132 200q10-4 24-1M146 218q10-4 20 0M30 222q8-3 16 0',
  C.ink,
  2.4,
  true,
);
/** Redraws art for small pictures with the pen of a large one. */
const fine = (markup: string, pen = 0.55) =>
  markup.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${formatNumber(Number(width) * pen)}"`,
  );
const dim = (markup: string) => markup.replace('<path', '<path opacity=".25"');

const put = (name: Parameters<typeof hexMotif>[0], x: number, y: number, scale: number) =>
  translate(hexMotif(name), [x, y], scale);

/** Background of a resource: its terrain. */
const SCENES: Readonly<Record<Resource, () => string>> = {
  brick: () => {
    const easel = createHexDrawing('hills', 7, 'full');
    const clay = (x: number, y: number, w: number, h: number, i: number) => mound(easel, [x, y, w, h], i);
    return (
      sky('#f0d7b0') +
      clay(38, 132, 52, 46, 1) +
      clay(104, 130, 48, 34, 0) +
      clay(172, 134, 50, 52, 2) +
      land('M8 130Q60 120 110 131T194 126V236H8Z', '#c98a5d') +
      put('kiln', 158, 152, 1.5) +
      put('broom', 40, 146, 1.6)
    );
  },
  lumber: () =>
    sky('#d8e2bf') +
    land('M8 104Q60 88 110 100T194 92V236H8Z', '#93a55c') +
    [14, 38, 60, 84, 108, 132, 156, 182]
      .map((x, i) => put(i % 3 === 2 ? 'spruce1' : 'spruce0', x, 122 + (i % 2) * 8, 1.8))
      .join('') +
    land('M8 128Q60 120 110 131T194 124V236H8Z', '#7f9549') +
    put('deep0', 30, 152, 1.9) +
    put('mid0', 174, 148, 1.9),
  wool: () =>
    sky('#d5e4de') +
    land('M8 108Q44 78 96 96T194 80V236H8Z', '#c9d48b') +
    put('deep0', 156, 104, 1.5) +
    put('sheepEast', 52, 112, 1.1) +
    put('sheepWest', 112, 118, 1.2) +
    land('M8 134Q70 112 120 132T194 122V236H8Z', '#a9b862') +
    put('sheepEast', 166, 150, 1.5),
  grain: () =>
    sky('#f6e8bd') +
    land('M8 112Q60 98 110 106T194 96V236H8Z', '#c7b95e') +
    put('mill', 152, 118, 1.7) +
    land('M8 118Q70 112 194 122V236H8Z', '#e3b94f') +
    strokePath(
      'M92 118L20 232M100 118L76 232M108 119L132 232M116 120L186 226M84 118L8 190M124 120L194 190M76 117L8 156M134 121L194 156',
      '#bb8c2f',
      2.4,
    ),
  ore: () => {
    const easel = createHexDrawing('mountains', 5, 'full');
    return (
      sky('#d9e0e2') +
      peak(easel, [44, 132, 52, 78], 1) +
      peak(easel, [158, 130, 54, 70], 0) +
      peak(easel, [102, 136, 56, 100], 2) +
      land('M8 132Q60 122 110 134T194 126V236H8Z', '#a9a69b') +
      put('spruce1', 26, 152, 1.5) +
      put('spruce0', 178, 150, 1.4)
    );
  },
};

/** The face of a resource card, 120 px or more high; its corner shows the resource where cards overlap. */
export function resourceCard(resource: Resource): SvgPicture {
  const object =
    ellipse([106, 208], 66, 13, { fill: C.shadow, opacity: 0.3 }) +
    translate(fine(RESOURCE_ART[resource]), [100, 168], 2.9);
  const corner =
    ellipse([33, 35], 21, 21, { fill: C.vellum, stroke: C.ink, width: 2.2 }) +
    translate(RESOURCE_ART[resource], [33, 35], 0.72);
  return card(SCENES[resource]() + dim(grass) + object, corner);
}

const ground = (colour: string) => land('M8 150Q60 138 110 150T194 142V236H8Z', colour);
const ray = (turn: number) =>
  `<path d="M100 120L92-60H108Z" transform="rotate(${turn} 100 120)" fill="#fff3cf" opacity=".6"/>`;
const rays = [-75, -50, -25, 0, 25, 50, 75].map(ray).join('');

const DEVELOPMENT_SCENES: Readonly<Record<Development, () => string>> = {
  knight: () =>
    sky('#d9c08d') +
    outlineShape('M32 16V150L54 134 76 150V16Z', '#a8433a', 2.2) +
    outlineShape('M124 16V150L146 134 168 150V16Z', '#a8433a', 2.2) +
    strokePath('M36 30H72M128 30H164', C.gold, 4) +
    ground('#a98c5a') +
    ellipse([104, 216], 64, 10, { fill: C.shadow, opacity: 0.3 }) +
    `<g transform="translate(100 150)rotate(38)scale(1.5)">${SWORD}</g><g transform="translate(100 150)rotate(-38)scale(1.5)">${SWORD}</g>` +
    translate(COAT_OF_ARMS, [100, 198], 2.2) +
    translate(fine(DEVELOPMENT_ART.knight, 0.75), [100, 78], 1.9),
  roads: () =>
    sky('#d9e3d0') +
    land('M8 96Q50 66 104 84T194 68V236H8Z', '#c2cb86') +
    put('farm', 146, 88, 1.1) +
    put('deep0', 178, 92, 1.2) +
    put('mid0', 40, 100, 1.4) +
    land('M8 124Q70 104 194 128V236H8Z', '#a9b862') +
    outlineShape(
      'M44 240C78 190 150 186 146 160 142 138 70 140 72 118 74 98 104 96 120 84L126 84C112 98 92 104 92 118 94 132 182 128 184 162 186 196 132 206 118 240Z',
      C.road,
      2.6,
    ) +
    strokePath('M80 236C104 196 168 190 166 160 164 138 82 138 82 118 84 104 106 98 122 86', C.roadRut, 5) +
    strokePath('M80 236C104 196 168 190 166 160', C.roadPale, 2.4) +
    put('mid0', 36, 176, 1.9) +
    put('boulder', 160, 216, 1.6) +
    put('bush0', 66, 158, 1.6),
  plenty: () =>
    sky('#e3e4b8') +
    rays +
    ground('#a9b862') +
    dim(grass) +
    ellipse([106, 204], 74, 13, { fill: C.shadow, opacity: 0.3 }) +
    translate(fine(RESOURCE_ART.wool, 0.85), [38, 194], 1.2) +
    translate(fine(DEVELOPMENT_ART.plenty), [100, 146], 3.1) +
    translate(RESOURCE_ART.grain, [168, 190], 1.2),
  monopoly: () =>
    sky('#d8c3a4', '#f6e6c4') +
    rays +
    ground('#92724f') +
    ellipse([108, 206], 76, 13, { fill: C.shadow, opacity: 0.34 }) +
    translate(fine(DEVELOPMENT_ART.monopoly), [100, 156], 3.2),
  point: () =>
    sky('#efd9a0') +
    rays +
    ground('#b9b266') +
    translate(CATHEDRAL, [92, 196], 1.12) +
    put('deep0', 30, 206, 1.7) +
    put('mid1', 174, 204, 1.8),
};

/** The face of a development card; the corner of a victory point card shows that it counts one. */
export function developmentCard(development: Development): SvgPicture {
  const corner =
    development === 'point'
      ? ellipse([33, 35], 21, 21, { fill: C.gold, stroke: C.ink, width: 2.2 }) +
        numeral('1', [33, 35], 22, C.ink, 3.2)
      : ellipse([33, 35], 21, 21, { fill: C.vellum, stroke: C.ink, width: 2.2 }) +
        translate(DEVELOPMENT_ART[development], [33, 35], 0.7);
  return card(DEVELOPMENT_SCENES[development](), corner);
}

const BACKS = {
  resource: { field: '#3f6670', line: '#6f98a0' },
  development: { field: '#7d3a35', line: '#ab6d5c' },
} as const;

/** The back of a card: the coat of arms on a diaper of lozenges. */
export function cardBack(kind: keyof typeof BACKS): SvgPicture {
  const { field, line: thread } = BACKS[kind];
  let d = '';
  for (let k = -288; k <= 300; k += 32) d += `M${k} 0L${k + 300} 300M${k} 300L${k + 300} 0`;
  const lozenges = `<svg x="14" y="14" width="172" height="272">${path(d, { stroke: thread, width: 2 })}</svg>`;
  const markup =
    path('M8 8H194Q206 8 206 20V294Q206 306 194 306H18Z', { fill: C.shadow, opacity: 0.28 }) +
    path(EDGE, { fill: C.vellum, stroke: C.ink, width: 3 }) +
    path('M14 14H186V286H14Z', { fill: field }) +
    lozenges +
    path('M14 14H186V286H14Z', { stroke: C.ink, width: 2.4, joined: true }) +
    path('M20 20H180V280H20Z', { stroke: C.gold, width: 2, opacity: 0.8 }) +
    ellipse([100, 150], 58, 58, { fill: field, stroke: C.gold, width: 3 }) +
    translate(COAT_OF_ARMS, [100, 182], 2.05);
  return { viewBox: FRAME, markup };
}
