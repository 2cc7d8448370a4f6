import { path, type SvgPicture, translate } from './drawing/svg.ts';
import { COLOURS } from './palette.ts';

/** Colours of the six seats. Colour is never the only sign: each has an emblem of its own shape. */
export const SEAT_COLOURS = ['madder', 'woad', 'saffron', 'verdigris', 'ivory', 'plum'] as const;

export type SeatColour = (typeof SEAT_COLOURS)[number];

interface SeatPaint {
  readonly fill: string;
  readonly shade: string;
  /** Colour of the emblem on the fill. */
  readonly mark: string;
  /** Path data of the emblem: about radius 7 round (0, 0). */
  readonly emblem: string;
}

const IVORY = '#fff4dc';
const INK = '#3a2412';

export const SEAT_PAINT: Readonly<Record<SeatColour, SeatPaint>> = {
  madder: {
    fill: '#c23a2c',
    shade: '#8c241d',
    mark: IVORY,
    emblem: 'M0-6.2A6.2 6.2 0 1 1 0 6.2 6.2 6.2 0 1 1 0-6.2Z', // disc
  },
  woad: { fill: '#2c62b0', shade: '#1b4179', mark: IVORY, emblem: 'M0-7L7.4 5.8H-7.4Z' }, // gable
  saffron: { fill: '#f2b92c', shade: '#bb8312', mark: INK, emblem: 'M0-8L6.4 0 0 8-6.4 0Z' }, // diamond
  verdigris: {
    fill: '#36a489',
    shade: '#1f6f5c',
    mark: '#10261f',
    emblem: 'M-2.6-7H2.6V-2.6H7V2.6H2.6V7H-2.6V2.6H-7V-2.6H-2.6Z', // cross
  },
  ivory: {
    fill: '#f7f0e0',
    shade: '#c9bb9c',
    mark: INK,
    emblem: 'M3.6-6.6A7.2 7.2 0 1 0 3.6 6.6 5.4 5.4 0 1 1 3.6-6.6Z', // crescent
  },
  plum: {
    fill: '#43304f',
    shade: '#271a31',
    mark: IVORY,
    emblem: 'M0-8L2-2.6 7.6-2.5 3.2 1 4.8 6.6 0 3.3-4.8 6.6-3.2 1-7.6-2.5-2-2.6Z', // star
  },
};

/** `choosable`: a place for a piece, dashed and transparent; `standing`: the piece itself. */
export type PieceLook = 'standing' | 'choosable';

/** The sign of a seat, 24 × 24: a disc of its colour with the emblem, no shadow. */
export function emblemIcon(colour: SeatColour): SvgPicture {
  const paint = SEAT_PAINT[colour];
  const round = 'M-10 0A10 10 0 1 1 10 0 10 10 0 1 1-10 0Z';
  const disc =
    path(round, { stroke: COLOURS.halo, width: 3.6 }) +
    path(round, { fill: paint.fill, stroke: COLOURS.pieceInk, width: 1.8 });
  return {
    viewBox: '0 0 24 24',
    markup: translate(disc + translate(path(paint.emblem, { fill: paint.mark }), [0, 0], 0.95), [12, 12]),
  };
}
