import type { Seat } from '@bastide/contract';
import type { CardCounts, Development, Resource } from './cards/names.ts';
import type { Harbor, Terrain } from './hexes/terrain.ts';

/** One summand of a score: `count` pieces or cards at `each` points. */
export interface ScorePart {
  readonly for: 'settlement' | 'city' | 'longest-road' | 'largest-army' | 'point';
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

/** Cards that a seat should have got from a roll, and those that the bank could pay. */
export interface Shortage {
  readonly card: Resource;
  /** By seat. */
  readonly owed: readonly number[];
  /** Cards that the only claimant got; 0 if several had a claim. */
  readonly paid: number;
}

/** Cards that a hex brings a seat. */
export interface ResourceGain {
  readonly hex: string;
  readonly seat: Seat;
  readonly card: Resource;
  readonly count: number;
}

/** An event of the game. Events come in the order of the rulebook's steps. */
export type Event =
  | {
      readonly type: 'mapped';
      readonly hexes: readonly (readonly [Terrain, number | null])[];
      readonly harbors: readonly Harbor[];
    }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly piece: 'settlement' | 'city';
      readonly at: string;
      readonly cost: CardCounts;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly piece: 'road';
      readonly on: string;
      readonly cost: CardCounts;
    }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  /** Cards from the bank: by seat, for a roll (CAT-PROD-02) or the last settlement of the set-up (CAT-SETUP-06). */
  | {
      readonly type: 'produced';
      readonly rule: 'CAT-PROD-02' | 'CAT-SETUP-06';
      readonly cards: readonly CardCounts[];
      /** Hexes that paid. */
      readonly hexes: readonly string[];
      /** Payments of each hex, as far as the bank had the cards. */
      readonly gains: readonly ResourceGain[];
    }
  | { readonly type: 'short'; readonly rule: 'CAT-PROD-04'; readonly shortages: readonly Shortage[] }
  /** A 7: cards to discard, by seat. */
  | { readonly type: 'seven'; readonly rule: 'CAT-SEVEN-02'; readonly due: readonly number[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Resource; readonly left: number }
  | { readonly type: 'robber'; readonly seat: Seat; readonly from: string; readonly to: string }
  /** `card` is null for those who may not know it. CAT-ROBBER-15 */
  | { readonly type: 'robbed'; readonly seat: Seat; readonly from: Seat; readonly card: Resource | null }
  /** Nobody else is beside the robber, a friendly one spares them, or they, or the seat chosen, have no card. */
  | {
      readonly type: 'nothing-stolen';
      readonly seat: Seat;
      readonly rule: 'CAT-ROBBER-09' | 'CAT-VAR-03' | 'CAT-ROBBER-10';
    }
  | { readonly type: 'bought'; readonly seat: Seat; readonly cost: CardCounts }
  /** `card` is null for the others. CAT-INFO-02 */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: Development | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Development; readonly resource?: Resource }
  /** Year of plenty. CAT-PROG-04 */
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: CardCounts }
  /** Monopoly: cards by seat that gave them. CAT-PROG-07 */
  | {
      readonly type: 'monopoly';
      readonly seat: Seat;
      readonly card: Resource;
      readonly from: readonly number[];
    }
  | { readonly type: 'banked'; readonly seat: Seat; readonly give: CardCounts; readonly get: CardCounts }
  | {
      readonly type: 'offered' | 'countered';
      readonly seat: Seat;
      readonly to: readonly Seat[];
      readonly give: CardCounts;
      readonly get: CardCounts;
    }
  | { readonly type: 'accepted' | 'declined' | 'withdrew'; readonly seat: Seat }
  /** Cards from `seat` to `with`, and back. */
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly with: Seat;
      readonly give: CardCounts;
      readonly get: CardCounts;
    }
  /** A bonus card changes hands: null is the table. `length`: roads in the row, or knights, that decided. */
  | {
      readonly type: 'award';
      readonly card: 'longest-road' | 'largest-army';
      readonly from: Seat | null;
      readonly to: Seat | null;
      readonly length: number;
      readonly rule: string;
    }
  /** Points won, or lost when a bonus card goes; those of hidden cards when the game is over. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly rule: string;
      readonly points: number;
      readonly parts: readonly ScorePart[];
      readonly final: boolean;
    }
  | {
      readonly type: 'ended';
      readonly points: readonly number[];
      readonly winners: readonly Seat[];
      readonly rule: 'CAT-VP-02' | 'CAT-VP-03' | 'CAT-VP-06';
    };

/** The event as a seat, or without one an onlooker, learns of it. */
export function redactEvent(event: Event, seat?: Seat): Event {
  if (event.type === 'robbed' && seat !== event.seat && seat !== event.from) return { ...event, card: null };
  if (event.type === 'dealt' && seat !== event.seat) return { ...event, card: null };
  return event;
}
