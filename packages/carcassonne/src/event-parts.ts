import type { Seat } from '@bastide/contract';
import type { Figure } from './figures.ts';
import type { Coordinates } from './layout/cells.ts';

/** The segments of a feature, each by cell and name. */
export type SegmentRefs = readonly { readonly at: Coordinates; readonly on: string }[];

export interface DeployedFigure {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly at: Coordinates;
  readonly on: string;
}
