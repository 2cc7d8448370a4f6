import { path } from '../../../../art/drawing/svg.ts';
import { COLOURS } from '../../../../art/palette.ts';

/** A farmer is a meeple that lies down, a big farmer a big one. */
export const PIECES = ['meeple', 'farmer', 'big', 'big-farmer', 'abbot', 'builder', 'pig'] as const;
export type PieceKind = (typeof PIECES)[number];

/** Drawing of one kind of piece: about 46 units high, origin in the middle of its foot. */
interface Silhouette {
  readonly outline: string;
  /** Strip in the light, and shape in the shade. */
  readonly lit: string;
  readonly shade: string;
  /** Half the width of the shadow under it, in units. */
  readonly foot: number;
  /** Place of the emblem, and its size. */
  readonly emblem: readonly [x: number, y: number, scale: number];
  /** Markup over the body; `fill` and `mark` as of the seat. */
  readonly details: (fill: string, mark: string) => string;
}

const INK = COLOURS.pieceInk;
const CROOK = 'M17 2V-33Q17-42 12-41 8-39 12-36';

const meeple: Silhouette = {
  outline:
    'M-16 1C-16-7-12-12-12-20Q-12-26-6-27C-10-31-9-35-8-37L-13-37Q-14-40-10-40L-7-40Q-6-48 0-48 6-48 7-40L10-40Q14-40 13-37L8-37C9-35 10-31 6-27Q12-26 12-20C12-12 16-7 16 1Q0 4-16 1Z',
  lit: 'M-14-1C-14-8-10-13-10-20Q-9-24-5-25C-6-14-9-8-8 0Z',
  shade: 'M5-26Q11-24 11-20C11-12 14-7 14.6 0L8 1C10-9 8-17 5-26Z',
  foot: 15,
  emblem: [0, -11, 1],
  details: () => path('M-8-38H8', { stroke: INK, width: 2 }),
};

const farmer: Silhouette = {
  outline: 'M-25-3C-28-14-22-19-13-15Q-4-17 1-12L9-25Q14-30 18-23L25-4Q26 1 21 1H-14Q-24 3-25-3Z',
  lit: 'M-11-13Q-4-15 3-10L11-24 13-25 5-6-11-9Z',
  shade: 'M16-23L23-3Q24 0 21 0H11Q17-8 16-23Z',
  foot: 25,
  emblem: [8, -8, 0.92],
  details: (fill) =>
    `<circle cx="-19" cy="-10" r="7.5" fill="${fill}" stroke="${INK}" stroke-width="2.6"/>` +
    `<ellipse transform="translate(-24-15)rotate(-58)" rx="9.5" ry="3.6" fill="${COLOURS.wheat}" stroke="${INK}" stroke-width="2.2"/>`,
};

/** A crowned villager, a head taller and broader than the others. */
const big: Silhouette = {
  outline:
    'M-19 1C-19-9-12-13-13-24Q-12-29-6-30C-10-34-9-38-8-40L-11-50-5-46 0-52 5-46 11-50 8-40C9-38 10-34 6-30Q12-29 13-24C12-13 19-9 19 1Q0 5-19 1Z',
  lit: 'M-17-1C-17-9-10-14-11-24L-6-28C-7-14-11-8-10 1Z',
  shade: 'M6-28L12-24C11-13 17-9 17.6 0L10 2C11-10 8-18 6-28Z',
  foot: 19,
  emblem: [0, -8, 1.05],
  details: (_, mark) =>
    path('M-8-40Q0-37 8-40', { stroke: INK, width: 2 }) +
    path('M-13-20Q0-14 13-20', { stroke: mark, width: 2.4 }),
};

/** The big villager at rest: the crown tells it from a farmer. */
const bigFarmer: Silhouette = {
  outline: 'M-28-4C-32-16-25-22-14-17Q-4-20 2-14L11-29Q16-34 21-26L28-5Q29 1 24 1H-16Q-27 3-28-4Z',
  lit: 'M-12-15Q-4-18 4-12L13-28 15-29 6-7-12-10Z',
  shade: 'M19-26L26-4Q27 0 24 0H13Q20-9 19-26Z',
  foot: 28,
  emblem: [9.5, -9, 1],
  details: (fill) =>
    `<circle cx="-21" cy="-12" r="8.5" fill="${fill}" stroke="${INK}" stroke-width="2.6"/>` +
    path('M-29-8L-39-15-32-17-36-25-29-22-26-29-21-20Z', { fill, stroke: INK, width: 2.4, joined: true }),
};

const abbot: Silhouette = {
  outline:
    'M-14 1C-14-8-9-13-9-22Q-9-26-5-27C-8-30-8-33-7-36Q-9-42 0-51 9-42 7-36C8-33 8-30 5-27Q9-26 9-22C9-13 14-8 14 1Q0 4-14 1Z',
  lit: 'M-12-1C-12-8-7-14-7-22L-3-25C-4-14-7-8-6 1Z',
  shade: 'M4-25L8-22C8-13 12-8 12.6 0L7 1C8-10 6-18 4-25Z',
  foot: 15,
  emblem: [0, -11, 1],
  details: (_, mark) =>
    path('M0-48V-38M-6-37H6', { stroke: mark, width: 2.6 }) +
    path(CROOK, { stroke: INK, width: 5.8, round: true }) +
    path(CROOK, { stroke: COLOURS.gold, width: 2.8, round: true }),
};

const builder: Silhouette = {
  outline:
    'M-14 1V-9L-11-24Q-10-27-5-28C-8-30-8-33-8-36L-10-36V-39Q-8-46 1-46 9-45 9-39L13-37V-35L8-36C8-33 8-30 5-28Q10-27 11-24L14-9V1Q0 4-14 1Z',
  lit: 'M-12-1V-9L-9-23-5-26-7-9V1Z',
  shade: 'M6-26L9-23 12-9V0L7 1V-9Z',
  foot: 15,
  emblem: [0, -11, 1],
  details: () =>
    path('M15-4L19-36', { stroke: INK, width: 5.6, round: true }) +
    path('M15-4L19-36', { stroke: COLOURS.trunk, width: 2.8, round: true }) +
    path('M11-41L27-39 26-32 10-34Z', { fill: COLOURS.stoneMid, stroke: INK, width: 2.2, joined: true }),
};

const pig: Silhouette = {
  outline:
    'M-19-9Q-25-9-24-15-23-19-19-19-18-25-14-23C-8-27 8-28 16-23Q22-26 23-20 20-21 20-19 23-12 19-7L18 1H11L10-4H-6L-7 1H-14L-15-6Q-17-8-19-9Z',
  lit: 'M-12-20C-6-24 6-25 14-21L12-18C4-21-6-20-11-17Z',
  shade: 'M20-13Q20-9 17-7L16-1H13L11-7-6-7-15-9Q8-6 20-13Z',
  foot: 20,
  emblem: [1, -14, 0.95],
  details: (_, mark) =>
    `<circle cx="-17" cy="-15" r="1.7" fill="${mark}"/>${path('M-24-14v4', { stroke: INK, width: 2 })}`,
};

export const SILHOUETTES: Readonly<Record<PieceKind, Silhouette>> = {
  meeple,
  farmer,
  big,
  'big-farmer': bigFarmer,
  abbot,
  builder,
  pig,
};
