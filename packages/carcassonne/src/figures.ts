import type { SetName } from './editions.ts';

export const FIGURES = ['meeple', 'big', 'abbot', 'builder', 'pig'] as const;
export type Figure = (typeof FIGURES)[number];

/** Figures as numbers: places in FIGURES. */
export const MEEPLE = 0;
export const BIG = 1;
export const ABBOT = 2;
export const BUILDER = 3;
export const PIG = 4;

interface Piece {
  /** Number that each seat has at the start. */
  readonly count: number;
  /** The set that brings it; undefined: the base game. */
  readonly set: SetName | undefined;
  /** Strength in a majority. CAR-MAJ-01, CAR-IC-02 */
  readonly strength: number;
}

/** Figures of each seat at the start. Meeples have strength; builder and pig have none. CAR-GEN-03, CAR-MEEP-03 */
export const PIECES: Readonly<Record<Figure, Piece>> = {
  meeple: { count: 7, set: undefined, strength: 1 },
  big: { count: 1, set: 'inns', strength: 2 },
  abbot: { count: 1, set: 'abbot', strength: 1 },
  builder: { count: 1, set: 'traders', strength: 0 },
  pig: { count: 1, set: 'traders', strength: 0 },
};

/** Number of figures of a kind that a seat begins with in a game with these sets. CAR-GEN-03 */
export function piecesOf(figure: Figure, sets: readonly SetName[]): number {
  const { count, set } = PIECES[figure];
  return set === undefined || sets.includes(set) ? count : 0;
}

const STRENGTH = Uint8Array.from(FIGURES, (figure) => PIECES[figure].strength);
/** The strength of a figure, given as a number. */
export const strengthOfFigure = (figure: number): number => STRENGTH[figure]!;
/** The big meeple and the abbot are meeples; builder and pig are not. CAR-MEEP-03 */
export const isMeeple = (figure: number): boolean => STRENGTH[figure] !== 0;
