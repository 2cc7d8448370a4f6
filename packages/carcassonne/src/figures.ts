import { SET_FACTS, type SetFigures, type SetName } from './sets/facts.ts';
import type { FigureFacts } from './sets/set-facts.ts';

/** Kind of figure. CAR-GEN-03 */
export type Figure = 'meeple' | keyof SetFigures;
/** Those without strength. CAR-MEEP-03 */
export type Helper = {
  [name in keyof SetFigures]: SetFigures[name]['strength'] extends 0 ? name : never;
}[keyof SetFigures];

/** Figures as numbers: places in FIGURES. */
export const MEEPLE = 0;

interface Piece extends FigureFacts {
  /** The set that brings it; undefined: the base game. */
  readonly set: SetName | undefined;
}

/** All kinds of figures. CAR-GEN-03, CAR-MEEP-03 */
export const PIECES = {
  meeple: {
    number: MEEPLE,
    count: 7,
    strength: 1,
    on: ['road', 'city', 'monastery', 'field'],
    set: undefined,
  },
  ...Object.fromEntries(
    SET_FACTS.flatMap(({ name, figures = {} }) =>
      Object.entries(figures).map(([figure, facts]) => [figure, { ...facts, set: name }]),
    ),
  ),
} as unknown as Readonly<Record<Figure, Piece>>;

export const FIGURES = (Object.keys(PIECES) as Figure[]).sort(
  (a, b) => PIECES[a].number - PIECES[b].number,
) as readonly Figure[];

/** Number of figures of a kind that a seat begins with in a game with these sets. CAR-GEN-03 */
export function piecesOf(figure: Figure, sets: readonly SetName[]): number {
  const { count, set } = PIECES[figure];
  return set === undefined || sets.includes(set) ? count : 0;
}

const STRENGTH = Uint8Array.from(FIGURES, (figure) => PIECES[figure].strength);
/** The strength of a figure, given as a number. */
export const strengthOfFigure = (figure: number): number => STRENGTH[figure]!;
/** Those with strength are meeples; the others help them. CAR-MEEP-03 */
export const isMeeple = (figure: number): boolean => STRENGTH[figure] !== 0;

export const HELPERS = FIGURES.filter((figure) => PIECES[figure].strength === 0) as readonly Helper[];
/** Tells whether this is the name of one. Accepts anything. */
export const isHelper = (name: unknown): name is Helper => (HELPERS as readonly unknown[]).includes(name);
