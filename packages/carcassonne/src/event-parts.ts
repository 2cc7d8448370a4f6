import type { Seat } from '@bastide/contract';
import type { Figure } from './figures.ts';
import type { Coordinates } from './layout/cells.ts';

/** The segments of a feature, each by cell and name. */
export type SegmentRefs = readonly { readonly at: Coordinates; readonly on: string }[];

/** A figure on the board. */
export interface DeployedFigure {
  readonly seat: Seat;
  /** Kind of figure. */
  readonly figure: Figure;
  readonly at: Coordinates;
  /** Name of the segment that it stands on. */
  readonly on: string;
}
