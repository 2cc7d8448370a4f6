import type { Seat } from '@bastide/contract';
import type { CardCounts, Development, Resource } from './cards/names.ts';
import type { Harbor, Terrain } from './hexes/terrain.ts';

/** One summand of a score: `count` pieces or cards at `each` points. */
export interface ScorePart {
  /** Kind of the pieces or cards. */
  readonly for: 'settlement' | 'city' | 'longest-road' | 'largest-army' | 'point';
  /** Number of them; negative where they are taken back. */
  readonly count: number;
  /** Points of one. */
  readonly each: number;
  /** Points of all. */
  readonly points: number;
}

/** Cards that a seat should have got from a roll, and those that the bank could pay. */
export interface Shortage {
  /** Kind that the bank is short of. */
  readonly card: Resource;
  /** By seat: cards that the roll owes. */
  readonly owed: readonly number[];
  /** Cards that the only claimant got; 0 if several had a claim. */
  readonly paid: number;
}

/** Cards that a hex brings a seat. */
export interface ResourceGain {
  /** The hex: `H00` to `H18`. */
  readonly hex: string;
  readonly seat: Seat;
  /** Kind of the cards. */
  readonly card: Resource;
  /** Number of them. */
  readonly count: number;
}

/** An event of the game. Events come in the order of the rulebook's steps. */
export type Event =
  /** The island lies. */
  | {
      readonly type: 'mapped';
      /** Terrain and number of each hex; the desert's number is null. */
      readonly hexes: readonly (readonly [Terrain, number | null])[];
      /** Harbours clockwise from the top left. CAT-GEO-05 */
      readonly harbors: readonly Harbor[];
    }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      /** Number of the turn, from 1. */
      readonly turn: number;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      /** Kind of the piece. */
      readonly piece: 'settlement' | 'city';
      /** Its intersection: `V00` to `V53`. */
      readonly at: string;
      /** Cards paid; none in the set-up phase. */
      readonly cost: CardCounts;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      /** Kind of the piece. */
      readonly piece: 'road';
      /** Its path: `E00` to `E71`. */
      readonly on: string;
      /** Cards paid; none for a free road. */
      readonly cost: CardCounts;
    }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      /** Both dice. */
      readonly dice: readonly [number, number];
    }
  /** Cards from the bank: by seat, for a roll (CAT-PROD-02) or the last settlement of the set-up (CAT-SETUP-06). */
  | {
      readonly type: 'produced';
      /** Rule that pays. */
      readonly rule: 'CAT-PROD-02' | 'CAT-SETUP-06';
      /** By seat: cards received. */
      readonly cards: readonly CardCounts[];
      /** Hexes that paid. */
      readonly hexes: readonly string[];
      /** Payments of each hex, as far as the bank had the cards. */
      readonly gains: readonly ResourceGain[];
    }
  | {
      readonly type: 'short';
      readonly rule: 'CAT-PROD-04';
      /** Kinds that the bank cannot pay. */
      readonly shortages: readonly Shortage[];
    }
  | {
      readonly type: 'seven';
      readonly rule: 'CAT-SEVEN-02';
      /** By seat: cards to discard. */
      readonly due: readonly number[];
    }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      /** Its kind. */
      readonly card: Resource;
      /** Cards that the seat has still to discard. */
      readonly left: number;
    }
  /** The robber moves. */
  | {
      readonly type: 'robber';
      readonly seat: Seat;
      /** Hex that it leaves. */
      readonly from: string;
      /** Hex that it blocks now. */
      readonly to: string;
    }
  | {
      readonly type: 'robbed';
      /** The thief. */
      readonly seat: Seat;
      /** The victim. */
      readonly from: Seat;
      /** The card; null for those who may not know it. CAT-ROBBER-15 */
      readonly card: Resource | null;
    }
  /** Nobody else is beside the robber, a friendly one spares them, or they, or the seat chosen, have no card. */
  | {
      readonly type: 'nothing-stolen';
      readonly seat: Seat;
      /** Rule that says why. */
      readonly rule: 'CAT-ROBBER-09' | 'CAT-VAR-03' | 'CAT-ROBBER-10';
    }
  /** A development card is bought. */
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      /** Cards paid. */
      readonly cost: CardCounts;
    }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      /** The development card; null for all but the buyer. CAT-INFO-02 */
      readonly card: Development | null;
    }
  /** A development card is played. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      /** Its kind. */
      readonly card: Development;
      /** Kind that a monopoly names. */
      readonly resource?: Resource;
    }
  /** Year of plenty. CAT-PROG-04 */
  | {
      readonly type: 'took';
      readonly seat: Seat;
      /** Cards from the bank. */
      readonly cards: CardCounts;
    }
  /** Monopoly. CAT-PROG-07 */
  | {
      readonly type: 'monopoly';
      readonly seat: Seat;
      /** Kind of the cards. */
      readonly card: Resource;
      /** By seat: cards that it gave. */
      readonly from: readonly number[];
    }
  /** A trade with the bank. */
  | {
      readonly type: 'banked';
      readonly seat: Seat;
      /** Cards paid. */
      readonly give: CardCounts;
      /** Card received. */
      readonly get: CardCounts;
    }
  | {
      readonly type: 'offered' | 'countered';
      readonly seat: Seat;
      /** Seats that the terms are for. */
      readonly to: readonly Seat[];
      /** Cards that `seat` gives. */
      readonly give: CardCounts;
      /** Cards that `seat` gets. */
      readonly get: CardCounts;
    }
  | { readonly type: 'accepted' | 'declined' | 'withdrew'; readonly seat: Seat }
  /** A trade between players. */
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      /** Its partner. */
      readonly with: Seat;
      /** Cards from `seat` to `with`. */
      readonly give: CardCounts;
      /** Cards from `with` to `seat`. */
      readonly get: CardCounts;
    }
  /** A bonus card changes hands. */
  | {
      readonly type: 'award';
      /** The card. */
      readonly card: 'longest-road' | 'largest-army';
      /** The seat that loses it; null: it was on the table. */
      readonly from: Seat | null;
      /** The seat that gets it; null: it is set aside. */
      readonly to: Seat | null;
      /** Roads in the row, or knights, that decided. */
      readonly length: number;
      /** Rule that decided. */
      readonly rule: string;
    }
  /** Points won, or lost when a bonus card goes; those of hidden cards when the game is over. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      /** Rule that gives the points. */
      readonly rule: string;
      /** Sum of the parts. */
      readonly points: number;
      /** Summands. */
      readonly parts: readonly ScorePart[];
      /** True if it belongs to the end of the game. */
      readonly final: boolean;
    }
  /** The game is over. */
  | {
      readonly type: 'ended';
      /** By seat: points, hidden ones too. */
      readonly points: readonly number[];
      /** Seats that share the win. */
      readonly winners: readonly Seat[];
      /** Rule that ended it. */
      readonly rule: 'CAT-VP-02' | 'CAT-VP-03' | 'CAT-VP-06';
    };

/** The event as a seat, or without one an onlooker, learns of it. */
export function redactEvent(event: Event, seat?: Seat): Event {
  if (event.type === 'robbed' && seat !== event.seat && seat !== event.from) return { ...event, card: null };
  if (event.type === 'dealt' && seat !== event.seat) return { ...event, card: null };
  return event;
}
