import type { Seat } from '@bastide/contract';
import type { SegmentRefs } from '../../event-parts.ts';
import type { Good } from './facts.ts';

/** Events of goods and double turns. */
export type TradersEvent =
  | {
      readonly type: 'goods';
      readonly seat: Seat;
      readonly goods: Readonly<Record<Good, number>>;
      readonly feature: SegmentRefs;
      readonly rule: 'CAR-TB-GOODS-02';
    }
  /** The builder brings a second part. */
  | {
      readonly type: 'double';
      readonly seat: Seat;
      /** Rule of the builder in play. */
      readonly rule: 'CAR-TB-DOUBLE-01' | 'CAR-TB-BUILDER-25';
    }
  /** The second part is not taken. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly rule: 'CAR-TB-DOUBLE-06' }
  /** A paired builder steps beside the stacks. */
  | { readonly type: 'builder-leaves'; readonly seat: Seat; readonly rule: 'CAR-TB-BUILDER-23' };

/** Reasons of its scores beside features, and the things that they count. */
export type TradersScore = 'goods';
export type TradersPart = Good;

/** Rules by which its figures go home. */
export type TradersReturn = 'CAR-TB-PIG-24' | 'CAR-TB-PIG-25';
