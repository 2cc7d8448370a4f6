import type { Seat } from '@bastide/contract';
import type { Figure } from './figures.ts';
import type { Coordinates } from './layout/cells.ts';
import type { Rotation } from './layout/rotations.ts';
import type { Good, SegmentKind } from './tiles/notation.ts';

/** One summand of a score: `count` things at `each` points; of goods, so many tokens, and `points` for having most. */
export interface ScorePart {
  readonly for: 'tiles' | 'shields' | 'monastery' | 'neighbours' | 'cities' | Good;
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

/** The segments of a feature, each by cell and name. */
export type SegmentRefs = readonly { readonly at: Coordinates; readonly on: string }[];

export interface DeployedFigure {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly at: Coordinates;
  readonly on: string;
}

/** An event of the game. Events come in the order of the rulebook's steps. */
export type Event =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly tile: string }
  /** A tile that fits nowhere leaves the game. */
  | { readonly type: 'discarded'; readonly tile: string; readonly rule: 'CAR-TILE-04' }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly tile: string;
      readonly at: Coordinates;
      readonly turned: Rotation;
    }
  | ({ readonly type: 'deployed' } & DeployedFigure)
  /** One seat's points for one feature (or, at the end, for one kind of goods), and why. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly rule: string;
      readonly points: number;
      readonly parts: readonly ScorePart[];
      readonly kind: SegmentKind | 'goods';
      /** Feature that is scored; where fields are counted city by city, the city. */
      readonly feature: SegmentRefs;
      /** Strength in the feature, by seat; of goods: tokens by seat. */
      readonly strength: readonly number[];
      /** True if it belongs to the final scoring. */
      readonly final: boolean;
      /** Fields: a part of each complete city that counts. */
      readonly cities?: SegmentRefs;
    }
  /** A feature with nobody in it was completed: no points, though its goods are taken. CAR-MAJ-04 */
  | {
      readonly type: 'completed';
      readonly kind: SegmentKind;
      readonly feature: SegmentRefs;
      readonly rule: 'CAR-MAJ-04';
    }
  | {
      readonly type: 'returned';
      readonly figures: readonly DeployedFigure[];
      readonly rule: 'CAR-RET-01' | 'CAR-ABB-04' | 'CAR-TB-PIG-24' | 'CAR-TB-PIG-25';
    }
  | {
      readonly type: 'goods';
      readonly seat: Seat;
      readonly goods: Readonly<Record<Good, number>>;
      readonly feature: SegmentRefs;
      readonly rule: 'CAR-TB-GOODS-02';
    }
  /** The builder brings a second part. */
  | { readonly type: 'double'; readonly seat: Seat; readonly rule: 'CAR-TB-DOUBLE-01' | 'CAR-TB-BUILDER-25' }
  /** The second part is not taken. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly rule: 'CAR-TB-DOUBLE-06' }
  /** A paired builder steps beside the stacks. */
  | { readonly type: 'builder-leaves'; readonly seat: Seat; readonly rule: 'CAR-TB-BUILDER-23' }
  | { readonly type: 'ended'; readonly points: readonly number[]; readonly winners: readonly Seat[] };
