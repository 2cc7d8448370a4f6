import type { Seat } from '@bastide/contract';
import type { DeployedFigure, SegmentRefs } from './event-parts.ts';
import type { Coordinates } from './layout/cells.ts';
import type { Rotation } from './layout/rotations.ts';
import type { SetEvent, SetReturn, SetScore, SetScorePart } from './sets/events.ts';
import type { SegmentKind } from './tiles/notation.ts';

/** One summand of a score: `count` things at `each` points; of tokens, so many, and `points` for having most. */
export interface ScorePart {
  /** Kind of the things. */
  readonly for: 'tiles' | 'shields' | 'monastery' | 'neighbours' | 'cities' | SetScorePart;
  /** Number of them. */
  readonly count: number;
  /** Points of one. */
  readonly each: number;
  /** Points of all. */
  readonly points: number;
}

/** An event of the game. Events come in the order of the rulebook's steps. */
export type Event =
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      /** Its type. */
      readonly tile: string;
    }
  /** A tile that fits nowhere leaves the game. */
  | {
      readonly type: 'discarded';
      /** Its type. */
      readonly tile: string;
      readonly rule: 'CAR-TILE-04';
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      /** Its type. */
      readonly tile: string;
      readonly at: Coordinates;
      readonly turned: Rotation;
    }
  | ({ readonly type: 'deployed' } & DeployedFigure)
  /** One seat's points for one feature (or for what else a set scores), and why. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      /** Rule that gives the points. */
      readonly rule: string;
      /** Sum of the parts. */
      readonly points: number;
      /** Summands. */
      readonly parts: readonly ScorePart[];
      /** Kind of feature, or of tokens. */
      readonly kind: SegmentKind | SetScore;
      /** Feature that is scored; where fields are counted city by city, the city. */
      readonly feature: SegmentRefs;
      /** Strength in the feature, by seat; of tokens: their number by seat. */
      readonly strength: readonly number[];
      /** True if it belongs to the final scoring. */
      readonly final: boolean;
      /** Fields: a part of each complete city that counts. */
      readonly cities?: SegmentRefs;
    }
  /** A feature with nobody in it was completed: no points. CAR-MAJ-04 */
  | {
      readonly type: 'completed';
      readonly kind: SegmentKind;
      readonly feature: SegmentRefs;
      readonly rule: 'CAR-MAJ-04';
    }
  | {
      readonly type: 'returned';
      /** Figures that go back to their supplies, from where they stood. */
      readonly figures: readonly DeployedFigure[];
      /** Rule that sends them home. */
      readonly rule: 'CAR-RET-01' | SetReturn;
    }
  | SetEvent
  /** The game is over. */
  | {
      readonly type: 'ended';
      /** By seat. */
      readonly points: readonly number[];
      /** Seats that share the win. */
      readonly winners: readonly Seat[];
    };
