/**
 * The single numbers of a game, and their places in `State.scalar`. Each is a property of `State`: `state.phase`,
 * `state.deckLeft--`. Values at the start: `empty-table.ts`.
 */
export const SCALARS = {
  /** Current phase: place in PHASES. */
  phase: 0,
  /** The seat whose turn it is. */
  seat: 1,
  /** Turns begun; 0 in the set-up phase. */
  turn: 2,
  /** Pairs of settlement and road placed in the set-up phase. CAT-SETUP-03 */
  placed: 3,
  /** The intersection of the settlement beside which the set-up road is to lie; −1: none. */
  last: 4,
  /** The dice of this turn as a pair, 0 to 35; −1 before the roll. */
  rolled: 5,
  /** The hex where the robber stands. */
  robber: 6,
  /** The seat being robbed; −1: none. */
  victim: 7,
  /** Resource cards of the bank, packed. */
  bank: 8,
  /** Development cards to draw, packed, and how many. */
  deck: 9,
  deckLeft: 10,
  /** 1 when a development card was played this turn. CAT-DEV-03 */
  played: 11,
  /** 1 when something was built this turn: no more trade where the phases are separate. CAT-TURN-04 */
  built: 12,
  /** Roads of the road building card still to place, 0 to 2, and 1 when the last may be declined. CAT-PROG-01, CAT-PROG-03 */
  freeRoads: 13,
  mayDecline: 14,
  /** The seats that hold the bonus cards, and that has won; −1 nobody. CAT-COMP-08 */
  roadHolder: 15,
  armyHolder: 16,
  winner: 17,
  /** The offer of the active seat: NO_OFFER, OPEN_OFFER or WITHDRAWN_OFFER; its cards, packed, and the seats it is for as bits. */
  offer: 18,
  offerGive: 19,
  offerGet: 20,
  offerTo: 21,
  /** Pending terms: of an action that is too long for its code, until the code is played. Cards, packed, and seats as bits. */
  pendingGive: 22,
  pendingGet: 23,
  pendingTo: 24,
  /** Deck of dice: how many of `pairs` are left. CAT-VAR-04 */
  pairsLeft: 25,
  /** 1 while there may be an offer or an answer. CAT-TRADE-10 */
  hasOffers: 26,
} as const;

export type Scalars = { -readonly [name in keyof typeof SCALARS]: number };
