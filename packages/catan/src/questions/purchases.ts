/** Purchases and cards open to the viewer now, or the reasons against them: from its view alone. */
import { Sfc32 } from '@bastide/contract';
import type { Action } from '../actions/index.ts';
import type { CardCounts, Development } from '../cards/names.ts';
import { cardsIn, lacking, packCards, total } from '../cards/packed.ts';
import { COSTS } from '../cards/stock.ts';
import { determinize } from '../determinize.ts';
import { actionsOf } from '../listing.ts';
import type { SeatView, View } from '../view.ts';

/** Things to build or buy. CAT-BUILD-01 */
export const PURCHASES = ['road', 'settlement', 'city', 'development'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** State of a purchase: possible now, or the reason against it. */
export type PurchaseState =
  /** So many places for it, or cards in the deck. */
  | { readonly kind: 'ready'; readonly n: number }
  /** These cards are missing in the hand. */
  | { readonly kind: 'short'; readonly rule: 'CAT-BUILD-01'; readonly cards: CardCounts }
  /** No piece in supply, nowhere to place it, no card in the deck; or it is not the time. */
  | { readonly kind: 'no-piece' | 'no-place' | 'deck-empty' | 'later'; readonly rule: string };

const ACTIONS = { road: 'road', settlement: 'settle', city: 'city', development: 'buy' } as const;
/** The rules on the number of pieces, and on where they may stand. */
const SUPPLY_RULES = { road: 'CAT-ROAD-07', settlement: 'CAT-SETL-06', city: 'CAT-CITY-03' } as const;
const PLACE_RULES = { road: 'CAT-ROAD-03', settlement: 'CAT-SETL-03', city: 'CAT-CITY-01' } as const;

/** Cards of a cost that a hand lacks. CAT-BUILD-01 */
export const missingIn = (hand: CardCounts, cost: CardCounts): CardCounts =>
  cardsIn(lacking(packCards(hand), packCards(cost)));

/** Actions without the offer that stands in a view: looked up once, since a table asks for each card. */
const withoutOffer = new WeakMap<View, readonly Action[]>();

/**
 * Returns the actions of the viewer. While others think about its offer a view lists nothing, but it may go on as if none were
 * open. Nothing hidden has a say in that, so any state that the view shows will do.
 */
function ownActions(view: View): readonly Action[] {
  const { seat, you, offer, actions } = view;
  if (seat !== you || !offer || actions.length > 0) return actions;
  const known = withoutOffer.get(view);
  if (known) return known;
  const found = actionsOf(determinize({ ...view, offer: null, answers: [] }, new Sfc32(1)), you);
  withoutOffer.set(view, found);
  return found;
}

/** The seat that views; onlookers have none. */
const ownSeat = ({ you, seats }: View): SeatView | undefined => seats.find((_, seat) => seat === you);

/** For the seat that views; others and onlookers buy nothing. */
export function purchaseState(view: View, purchase: Purchase): PurchaseState {
  const { phase, deck } = view;
  const actions = ownActions(view);
  const isNow = phase === 'main' && view.seat === view.you;
  const places = isNow ? actions.filter(({ type }) => type === ACTIONS[purchase]).length : 0;
  if (places > 0) return { kind: 'ready', n: purchase === 'development' ? deck : places };
  const own = ownSeat(view);
  if (purchase === 'development') {
    if (deck === 0) return { kind: 'deck-empty', rule: 'CAT-DEV-02' };
  } else if (own?.supply[purchase] === 0) return { kind: 'no-piece', rule: SUPPLY_RULES[purchase] };
  const cards = missingIn(own?.hand ?? {}, COSTS[purchase]);
  if (total(packCards(cards)) > 0) return { kind: 'short', rule: 'CAT-BUILD-01', cards };
  return isNow && purchase !== 'development'
    ? { kind: 'no-place', rule: PLACE_RULES[purchase] }
    : { kind: 'later', rule: view.seat === view.you ? 'CAT-BUILD-02' : 'CAT-TURN-01' };
}

/** State of a development card that the viewer holds: playable now, or the reason against it. */
export type CardState =
  | { readonly kind: 'ready' }
  /** It is a victory point; bought this turn; another was played; something else comes first, or it is not the time. */
  | { readonly kind: 'point' | 'fresh' | 'played' | 'later' | 'wait'; readonly rule: string };

export function cardState(view: View, card: Development): CardState {
  if (card === 'point') return { kind: 'point', rule: 'CAT-DEV-05' };
  if (ownActions(view).some((one) => one.type === 'play' && one.card === card)) return { kind: 'ready' };
  const own = ownSeat(view);
  if (own?.held?.[card] === own?.freshHeld?.[card]) return { kind: 'fresh', rule: 'CAT-DEV-04' };
  if (view.seat !== view.you) return { kind: 'wait', rule: 'CAT-TURN-01' };
  if (view.played) return { kind: 'played', rule: 'CAT-DEV-03' };
  return view.phase === 'start' || view.phase === 'main'
    ? { kind: 'wait', rule: 'CAT-PROG-03' }
    : { kind: 'later', rule: 'CAT-TURN-07' };
}
