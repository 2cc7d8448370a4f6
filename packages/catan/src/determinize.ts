import type { Random, Seat } from '@bastide/contract';
import type { Counting, Way } from './cards/counting.ts';
import { one, packCards, packDevelopments, total } from './cards/packed.ts';
import { type Counts, dealDevelopments, dealHands } from './deal-unseen.ts';
import { clear, emptyTable } from './empty-table.ts';
import { islandOf } from './hexes/base.ts';
import type { Island } from './hexes/island.ts';
import { arrange } from './island/arrangement.ts';
import { placeCity, placeRoad, placeSettlement } from './island/pieces.ts';
import { longestTrail } from './island/trails.ts';
import { FINISHED, PHASES } from './phases.ts';
import { add, fill } from './place-sets.ts';
import { ACCEPTED, DECLINED, NO_OFFER, OPEN_OFFER, PROPOSED, type State, WITHDRAWN_OFFER } from './state.ts';
import { pairOf } from './turn/pairs.ts';
import { type View, type WayView, waysFor } from './view.ts';

/**
 * A full state that fits everything the viewer has seen: one of the ways in which the hands may be, by its chances, and
 * the unseen development cards dealt anew.
 */
export const determinize = (view: View, random: Random): State =>
  determinizeOn(islandOf(view.options), view, random);

export function determinizeOn(island: Island, view: View, random: Random): State {
  const state = emptyTable(view.options, island);
  setAll(state, view, random);
  state.counting = countingOf(view, state);
  return state;
}

/** The same in the memory of a state of the same options; nobody counts cards in it. */
export const determinizeInto = (view: View, random: Random, into: State): void =>
  setAll(clear(into), view, random);

/** Deals everything hidden from a seat as `determinize` would; all else is as in `from`. */
export function redeterminize(from: State, seat: Seat, random: Random, to: State): void {
  to.copyFrom(from);
  const known = from.phase === FINISHED ? -1 : 1 << seat;
  const counts: Counts[] = [];
  for (let holder = 0; holder < from.seats; holder++) {
    counts.push({ developments: total(from.held[holder]!), fresh: total(from.fresh[holder]!) });
    if (((known >> holder) & 1) === 0) to.deck += from.held[holder]!;
  }
  dealHands(to, waysFor(from, seat), known, random);
  dealDevelopments(to, counts, known, random);
}

function setAll(state: State, view: View, random: Random): void {
  setTable(state, view);
  setTurn(state, view);
  setOffers(state, view);
  const known = setCards(state, view);
  dealHands(state, view.ways.map(packWay), known, random);
  dealDevelopments(state, view.seats, known, random);
}

/** All cards that the viewer sees: those of others are still in the deck. Returns whose cards are seen, as bits. */
function setCards(state: State, { bank, deck, seats, spent }: View): number {
  const knight = seats.reduce((sum, { knights }) => sum + knights, 0);
  let known = 0;
  state.bank = packCards(bank);
  state.deck = state.island.fullDeck - packDevelopments({ ...spent, knight });
  state.deckLeft = deck;
  seats.forEach(({ cards, hand, held, freshHeld }, seat) => {
    state.cards[seat] = cards;
    if (!hand || !held || !freshHeld) return;
    known |= 1 << seat;
    state.hand[seat] = packCards(hand);
    state.held[seat] = packDevelopments(held);
    state.fresh[seat] = packDevelopments(freshHeld);
    state.deck -= state.held[seat]!;
  });
  return known;
}

/** Island, pieces, points and bonus cards. */
function setTable(state: State, view: View): void {
  if (view.hexes.length === 0) return;
  const { island } = state;
  arrange(state, {
    hexes: view.hexes.map(({ terrain, token }) => [terrain, token] as const),
    harbors: view.harbors.map(({ harbor }) => harbor),
  });
  state.robber = island.hexNumber(view.robber);
  for (const { at, seat, piece } of view.buildings) {
    placeSettlement(state, seat, island.intersectionNumber(at));
    if (piece === 'city') placeCity(state, seat, island.intersectionNumber(at));
  }
  for (const { on, seat } of view.roads) placeRoad(state, seat, island.pathNumber(on));
  view.seats.forEach(({ points, knights, pointsAtMost, due, longestRoad, largestArmy }, seat) => {
    state.points[seat] = points;
    state.knights[seat] = knights;
    state.pointsAtMost[seat] = pointsAtMost;
    state.due[seat] = due;
    state.length[seat] = longestTrail(state, seat);
    if (longestRoad) state.roadHolder = seat;
    if (largestArmy) state.armyHolder = seat;
  });
}

function setTurn(state: State, view: View): void {
  state.phase = PHASES.indexOf(view.phase);
  state.seat = view.seat;
  state.turn = view.turn;
  state.placed = view.placed;
  state.last = view.last === null ? -1 : state.island.intersectionNumber(view.last);
  state.rolled = view.dice === null ? -1 : pairOf(...view.dice);
  state.victim = view.victim ?? -1;
  state.played = view.played ? 1 : 0;
  state.built = view.built ? 1 : 0;
  state.freeRoads = view.freeRoads;
  state.mayDecline = view.mayDecline ? 1 : 0;
  const [winner = -1] = view.outcome?.winners ?? [];
  // At a standstill nobody has won by points on the own turn.
  state.winner = (view.outcome?.points[winner] ?? 0) >= view.options.victoryTarget ? winner : -1;
  if (view.pairs === null) return;
  fill(state.pairs, 0, 0);
  state.pairsLeft = view.pairs.length;
  for (const [first, second] of view.pairs) add(state.pairs, 0, pairOf(first, second));
}

function setOffers(state: State, { offer, withdrawn, answers }: View): void {
  state.hasOffers = 1;
  state.offer = offer ? OPEN_OFFER : withdrawn ? WITHDRAWN_OFFER : NO_OFFER;
  if (offer) {
    state.offerGive = packCards(offer.give);
    state.offerGet = packCards(offer.get);
    state.offerTo = offer.to.reduce((bits, seat) => bits | (1 << seat), 0);
  }
  for (const { seat, answer, give, get } of answers) {
    state.answer[seat] = { declined: DECLINED, accepted: ACCEPTED, proposed: PROPOSED }[answer];
    if (answer !== 'proposed') continue;
    state.termsGive[seat] = packCards(give);
    state.termsGet[seat] = packCards(get);
  }
}

const packCounts = (counts: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * one(kind), 0);

const packWay = ({ hands, chances }: WayView): Way => ({ hands: hands.map(packCounts), chances });

/** Each seat may know whatever fits its own hand: the viewer goes on counting, and so does an onlooker, who has no hand. */
function countingOf(view: View, { hand }: State): Counting | null {
  if (view.ways.length === 0) return null;
  const ways = view.ways.map(packWay);
  return {
    ways: Array.from({ length: view.seats.length + 1 }, (_, observer) =>
      ways.filter((way) => way.hands[observer] === hand[observer]),
    ),
  };
}
