import { COLOURS } from '../palette.ts';
import { path } from '../pen/svg.ts';

/** A farmer is a meeple that lies down. */
export const PIECES = ['meeple', 'farmer', 'builder', 'pig'] as const;
export type PieceKind = (typeof PIECES)[number];

/** How one kind of piece is drawn: about 46 units high, origin in the middle of its foot. */
interface Silhouette {
  readonly outline: string;
  /** Strip in the light, and shape in the shade. */
  readonly lit: string;
  readonly shade: string;
  /** Half the width in units of the shadow under it. */
  readonly foot: number;
  /** Where the emblem sits, and its size. */
  readonly emblem: readonly [x: number, y: number, scale: number];
  /** What is drawn over the body; `fill` and `mark` as of the seat. */
  readonly details: (fill: string, mark: string) => string;
}

const INK = COLOURS.pieceInk;

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

export const SILHOUETTES: Readonly<Record<PieceKind, Silhouette>> = { meeple, farmer, builder, pig };
