import { find } from './board/features.ts';
import { emptyAround } from './board/monks.ts';
import type { ScorePart } from './events.ts';
import { type Coordinates, isCoordinate } from './layout/cells.ts';
import { OPEN } from './layout/tally.ts';
import { CITY_OF_FIELD } from './scoring/points.ts';
import { countCitiesOf } from './scoring/touching.ts';
import { worthParts } from './scoring/worth.ts';
import type { State } from './state.ts';
import { TILES } from './tiles/catalogue.ts';
import { FIELD, isPrecinct, kindOf } from './tiles/tables.ts';

/** Summands of the points of a feature, for whoever controls it: see `worth` and `whenComplete` of its view. */
export interface ScoreBreakdown {
  readonly now: readonly ScorePart[];
  /** If it were completed with no further tile (a monastery: with all its neighbours). */
  readonly whenComplete: readonly ScorePart[];
}

/**
 * The summands of the feature of a segment, by its cell and name; of a field each city, without what sets add. Undefined where there
 * is no such segment.
 */
export function scoreBreakdown(state: State, at: Coordinates, on: string): ScoreBreakdown | undefined {
  if (!at.every(isCoordinate)) return undefined;
  const cell = state.cellAt(at);
  const slot = state.board[cell]! - 1;
  if (!(slot >= 0)) return undefined;
  const type = state.typeAt(slot);
  const local = TILES[type]!.segments.findIndex(({ name }) => name === on);
  if (local < 0) return undefined;
  const root = find(state.parent, state.tileFirst[slot]! + local);
  const kind = kindOf(type, local);
  if (kind === FIELD) {
    const count = countCitiesOf(state, root);
    const each = CITY_OF_FIELD[state.options.fieldScoring];
    const cities: ScorePart[] = count > 0 ? [{ for: 'cities', count, each, points: count * each }] : [];
    return { now: cities, whenComplete: cities };
  }
  const tally = isPrecinct(kind) ? emptyAround(state, cell) : state.tally[root]!;
  const parts = (of: number) => worthParts(state, kind, of, state.marks[root]!);
  return { now: parts(tally), whenComplete: parts(tally & ~OPEN) };
}
