import type { Seat } from '@bastide/contract';
import type { CardCounts, Development, Resource } from './cards/names.ts';
import type { Harbor, Terrain } from './hexes/terrain.ts';

/** Chance: terrain and number of the 19 hexes in the order of their ids, the nine harbours in that of CAT-GEO-05. */
export interface LayMapAction {
  readonly type: 'map';
  readonly hexes: readonly (readonly [terrain: Terrain, token: number | null])[];
  readonly harbors: readonly Harbor[];
}
/** A settlement, in the set-up phase and later. `at` is an intersection, `V00` to `V53`. */
export interface SettleAction {
  readonly type: 'settle';
  readonly at: string;
}
/** A road, also in the set-up phase and by the road building card. `on` is a path, `E00` to `E71`. */
export interface RoadAction {
  readonly type: 'road';
  readonly on: string;
}
export interface CityAction {
  readonly type: 'city';
  readonly at: string;
}
export interface RollAction {
  readonly type: 'roll';
}
/** Chance: both dice. */
export interface DiceAction {
  readonly type: 'dice';
  readonly dice: readonly [number, number];
}
/** One card of those that are due on a 7. */
export interface DiscardAction {
  readonly type: 'discard';
  readonly card: Resource;
}
/** `to` is a hex, `H00` to `H18`. */
export interface MoveRobberAction {
  readonly type: 'robber';
  readonly to: string;
}
export interface RobAction {
  readonly type: 'rob';
  readonly seat: Seat;
}
/** Chance: the card that the robbed seat loses. */
export interface StolenCardAction {
  readonly type: 'stolen';
  readonly card: Resource;
}
export interface BuyAction {
  readonly type: 'buy';
}
/** Chance: the development card bought. */
export interface DealtCardAction {
  readonly type: 'dealt';
  readonly card: Development;
}
export interface PlayCardAction {
  readonly type: 'play';
  readonly card: Exclude<Development, 'point'>;
  /** Year of plenty: two cards, or the only one that the bank has. */
  readonly cards?: CardCounts;
  /** Monopoly. */
  readonly resource?: Resource;
}
/** One swap with the bank, at the best rate the seat has. */
export interface BankAction {
  readonly type: 'bank';
  readonly give: Resource;
  readonly get: Resource;
}
/** A trade for some or all other seats; `give` and `get` as the acting seat sees them. */
export interface OfferAction {
  readonly type: 'offer';
  readonly to: readonly Seat[];
  readonly give: CardCounts;
  readonly get: CardCounts;
}
export interface WithdrawAction {
  readonly type: 'withdraw';
}
export interface AcceptAction {
  readonly type: 'accept';
}
export interface DeclineAction {
  readonly type: 'decline';
}
/** Other terms instead, as the acting seat sees them. */
export interface CounterAction {
  readonly type: 'counter';
  readonly give: CardCounts;
  readonly get: CardCounts;
}
/** The active seat carries out what that seat accepted or proposed. */
export interface TradeAction {
  readonly type: 'trade';
  readonly with: Seat;
}
/** Does without the second free road. CAT-PROG-03 */
export interface SkipAction {
  readonly type: 'skip';
}
export interface EndAction {
  readonly type: 'end';
}

export type Action =
  | LayMapAction
  | SettleAction
  | RoadAction
  | CityAction
  | RollAction
  | DiceAction
  | DiscardAction
  | MoveRobberAction
  | RobAction
  | StolenCardAction
  | BuyAction
  | DealtCardAction
  | PlayCardAction
  | BankAction
  | OfferAction
  | WithdrawAction
  | AcceptAction
  | DeclineAction
  | CounterAction
  | TradeAction
  | SkipAction
  | EndAction;
