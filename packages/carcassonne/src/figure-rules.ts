import type { Options } from './editions.ts';
import { FIGURES, type Figure, PIECES, piecesOf } from './figures.ts';
import { KINDS } from './tiles/notation.ts';
import { FIELD } from './tiles/tables.ts';

/** Places of figures at a table, as numbers. CAR-MEEP-01 */
export interface FigureRules {
  /** By figure: the kinds of segments where it may stand, as bits. */
  readonly places: Uint8Array;
  /** Kinds of meeples in play, the ordinary first. */
  readonly meeples: readonly number[];
  /** By kind: the helper that joins an own meeple there, and the one that arrives beside a meeple; −1: none. */
  readonly joins: Int8Array;
  readonly arrives: Int8Array;
  /** Tells whether no helper arrives beside meeples. */
  readonly isUnpaired: boolean;
}

export function figureRulesOf(options: Options): FigureRules {
  const bits = (figure: Figure) =>
    PIECES[figure].on.reduce((all, kind) => all | (1 << KINDS.indexOf(kind)), 0) &
    (options.farmers || PIECES[figure].strength === 0 ? -1 : ~(1 << FIELD));
  const inPlay = FIGURES.filter((figure) => piecesOf(figure, options.sets) > 0);
  const helperBy = (isPaired: boolean) =>
    Int8Array.from(KINDS, (kind) =>
      FIGURES.indexOf(
        inPlay.find(
          (figure) =>
            PIECES[figure].strength === 0 &&
            (PIECES[figure].isPaired?.({ ...options }) ?? false) === isPaired &&
            PIECES[figure].on.includes(kind),
        ) as Figure,
      ),
    );
  const arrives = helperBy(true);
  const meeples = inPlay
    .filter((figure) => PIECES[figure].strength > 0)
    .map((figure) => FIGURES.indexOf(figure));
  return {
    places: Uint8Array.from(FIGURES, bits),
    meeples,
    joins: helperBy(false),
    arrives,
    isUnpaired: arrives.every((helper) => helper < 0),
  };
}
