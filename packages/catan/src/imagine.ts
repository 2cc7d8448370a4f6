import type { Random, Seat } from '@bastide/contract';
import type { Counting, Way } from './cards/counting.ts';
import { holds, one, packCards, packDevelopments, total } from './cards/packed.ts';
import { dealHidden, someOf } from './cards/unseen.ts';
import { emptyTable } from './empty-table.ts';
import { islandOf } from './hexes/base.ts';
import type { Island } from './hexes/island.ts';
import { placeCity, placeRoad, placeSettlement } from './island/pieces.ts';
import { longestTrail } from './island/trails.ts';
import { PHASES } from './phases.ts';
import { add, fill } from './places.ts';
import { ACCEPTED, DECLINED, NO_OFFER, OPEN_OFFER, PROPOSED, type State, WITHDRAWN_OFFER } from './state.ts';
import { pairOf } from './turn/pairs.ts';
import { arrange } from './turn/set-up.ts';
import type { View } from './view.ts';

/**
 * A full state that fits everything the viewer has seen: one of the ways in which the hands may be, by its chances, and
 * the unseen development cards dealt anew.
 */
export const imagine = (view: View, random: Random): State => imagineOn(islandOf(view.options), view, random);

export function imagineOn(island: Island, view: View, random: Random): State {
  const state = emptyTable(view.options, island);
  setTable(state, view);
  setTurn(state, view);
  setOffers(state, view);
  const hands = imagineHands(state, view, random);
  hands.forEach((hand, seat) => {
    state.hand[seat] = hand;
    state.cards[seat] = total(hand);
  });
  state.bank = packCards(view.bank);
  state.counting = countingOf(view, hands);
  dealDevelopments(state, view, random);
  return state;
}

/** Island, pieces, points and bonus cards. */
function setTable(state: State, view: View): void {
  if (view.hexes.length === 0) return;
  const { island } = state;
  arrange(
    state,
    view.hexes.map(({ terrain, token }) => [terrain, token] as const),
    view.harbors.map(({ harbor }) => harbor),
  );
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

function imagineHands({ island }: State, view: View, random: Random): number[] {
  if (view.ways.length === 0) return dealHands(island, view, random);
  let rest = random.below(2 ** 30) / 2 ** 30;
  rest *= view.ways.reduce((sum, { chances }) => sum + chances, 0);
  const way = view.ways.find(({ chances }) => {
    rest -= chances;
    return rest < 0;
  });
  return (way ?? view.ways.at(-1)!).hands.map(packCounts);
}

/** Where nobody has counted: the cards that are out of the bank in any order, after what each seat has promised. */
function dealHands(island: Island, view: View, random: Random): number[] {
  let unseen = island.fullBank - packCards(view.bank);
  const take = (cards: number): number => {
    unseen -= cards;
    return cards;
  };
  const hands = view.seats.map(({ hand }) => (hand ? take(packCards(hand)) : 0));
  for (const [seat, cards] of promised(view))
    if (!view.seats[seat]!.hand && total(cards) <= view.seats[seat]!.cards && holds(unseen, cards))
      hands[seat] = take(cards);
  return hands.map(
    (hand, seat) => hand + take(someOf(unseen, view.seats[seat]!.cards - total(hand), random)),
  );
}

/** What seats have shown to hold by their word in a trade: it may be gone since. CAT-TRADE-08 */
function promised({ answers, offer, seat: active }: View): (readonly [seat: Seat, cards: number])[] {
  const agreed = answers.filter(({ answer }) => answer !== 'declined');
  return [
    ...agreed.map(({ seat, give }) => [seat, packCards(give)] as const),
    ...(offer ? [[active, packCards(offer.give)] as const] : []),
  ];
}

/** Each seat may know whatever fits its own hand: the viewer goes on counting, and so does an onlooker, who has no hand. */
function countingOf(view: View, hands: readonly number[]): Counting | null {
  if (view.ways.length === 0) return null;
  const ways: readonly Way[] = view.ways.map((way) => ({
    hands: way.hands.map(packCounts),
    chances: way.chances,
  }));
  return {
    ways: Array.from({ length: view.seats.length + 1 }, (_, observer) =>
      ways.filter((way) => way.hands[observer] === hands[observer]),
    ),
  };
}

/**
 * Own cards as they are, the others' dealt from those that nobody has seen: no more victory points than a seat can hold.
 * CAT-INFO-02, CAT-VP-04
 */
function dealDevelopments(state: State, view: View, random: Random): void {
  const knight = view.seats.reduce((sum, { knights }) => sum + knights, 0);
  let unseen = state.island.fullDeck - packDevelopments({ ...view.spent, knight });
  for (const { held } of view.seats) if (held) unseen -= packDevelopments(held);
  const hiders = view.seats.flatMap(({ held }, seat) => (held ? [] : [seat]));
  const dealt = dealHidden(
    unseen,
    hiders.map((seat) => ({ ...view.seats[seat]!, count: view.seats[seat]!.developments })),
    random,
  );
  view.seats.forEach(({ held, freshHeld, fresh }, seat) => {
    const hidden = dealt[hiders.indexOf(seat)] ?? 0;
    unseen -= hidden;
    state.held[seat] = held ? packDevelopments(held) : hidden;
    state.fresh[seat] = freshHeld ? packDevelopments(freshHeld) : someOf(hidden, fresh, random);
  });
  state.deck = unseen;
  state.deckLeft = view.deck;
}
