import type { Random } from '@bastide/contract';
import type { Counting, Way } from './cards/counting.ts';
import { DEVELOPMENTS } from './cards/names.ts';
import { countOf, one, packCards, packDevelopments, total } from './cards/packed.ts';
import { DEVELOPMENT_DECK, FULL_BANK, PLAIN_RATES } from './cards/stock.ts';
import { hexNumber, intersectionNumber, pathNumber } from './hexes/topology.ts';
import { placeCity, placeRoad, placeSettlement } from './island/pieces.ts';
import { longestTrail } from './island/trails.ts';
import {
  ACCEPTED,
  ARMY_HOLDER,
  BANK,
  BUILT,
  DECK,
  DECK_LEFT,
  DECLINED,
  FREE,
  LAST,
  NO_OFFER,
  OFFER,
  OFFER_GET,
  OFFER_GIVE,
  OFFER_TO,
  OPEN_OFFER,
  PAIRS_HIGH,
  PAIRS_LEFT,
  PAIRS_LOW,
  PHASE,
  PLACED,
  PLAYED,
  PROPOSED,
  ROAD_HOLDER,
  ROBBER_HEX,
  ROLLED,
  SEAT,
  State,
  TURN,
  VICTIM,
  WINNER,
  WITHDRAWN_OFFER,
} from './state.ts';
import { PLACED_ONE } from './turn/free-roads.ts';
import { pairOf } from './turn/roll.ts';
import { arrange } from './turn/set-up.ts';
import { PHASES, type View } from './view.ts';

const POINT = DEVELOPMENTS.indexOf('point');

/**
 * A full state that fits everything the viewer has seen: one of the ways in which the hands may be, by its chances, and
 * the unseen development cards dealt anew.
 */
export function imagine(view: View, random: Random): State {
  const state = new State(view.options);
  state.rates.fill(PLAIN_RATES);
  setTable(state, view);
  setTurn(state, view);
  setOffers(state, view);
  const hands = imagineHands(view, random);
  hands.forEach((hand, seat) => {
    state.hand[seat] = hand;
    state.cards[seat] = total(hand);
  });
  state.scalar[BANK] = packCards(view.bank);
  state.counting = countingOf(view, hands);
  dealDevelopments(state, view, random);
  return state;
}

/** Island, pieces, points and bonus cards. */
function setTable(state: State, view: View): void {
  if (view.hexes.length === 0) return;
  const { scalar } = state;
  arrange(
    state,
    view.hexes.map(({ terrain, token }) => [terrain, token] as const),
    view.harbors.map(({ harbor }) => harbor),
  );
  scalar[ROBBER_HEX] = hexNumber(view.robber);
  for (const { at, seat, piece } of view.buildings) {
    placeSettlement(state, seat, intersectionNumber(at));
    if (piece === 'city') placeCity(state, seat, intersectionNumber(at));
  }
  for (const { on, seat } of view.roads) placeRoad(state, seat, pathNumber(on));
  view.seats.forEach(({ points, knights, pointsAtMost, due, longestRoad, largestArmy }, seat) => {
    state.points[seat] = points;
    state.knights[seat] = knights;
    state.pointsAtMost[seat] = pointsAtMost;
    state.due[seat] = due;
    state.length[seat] = longestTrail(state, seat);
    if (longestRoad) scalar[ROAD_HOLDER] = seat;
    if (largestArmy) scalar[ARMY_HOLDER] = seat;
  });
}

function setTurn(state: State, view: View): void {
  const { scalar } = state;
  scalar[PHASE] = PHASES.indexOf(view.phase);
  scalar[SEAT] = view.seat;
  scalar[TURN] = view.turn;
  scalar[PLACED] = view.placed;
  scalar[LAST] = view.last === null ? -1 : intersectionNumber(view.last);
  scalar[ROLLED] = view.dice === null ? -1 : pairOf(...view.dice);
  scalar[VICTIM] = view.victim ?? -1;
  scalar[PLAYED] = view.played ? 1 : 0;
  scalar[BUILT] = view.built ? 1 : 0;
  scalar[FREE] = view.freeRoads | (view.mayDecline ? PLACED_ONE : 0);
  const [winner = -1] = view.outcome?.winners ?? [];
  // At a standstill nobody has won by points on the own turn.
  scalar[WINNER] = (view.outcome?.points[winner] ?? 0) >= view.options.victoryTarget ? winner : -1;
  if (view.pairs === null) return;
  scalar[PAIRS_LOW] = 0;
  scalar[PAIRS_HIGH] = 0;
  scalar[PAIRS_LEFT] = view.pairs.length;
  for (const [first, second] of view.pairs) {
    const pair = pairOf(first, second);
    scalar[pair < 18 ? PAIRS_LOW : PAIRS_HIGH]! |= 1 << (pair % 18);
  }
}

function setOffers(state: State, { offer, withdrawn, answers }: View): void {
  const { scalar } = state;
  scalar[OFFER] = offer ? OPEN_OFFER : withdrawn ? WITHDRAWN_OFFER : NO_OFFER;
  if (offer) {
    scalar[OFFER_GIVE] = packCards(offer.give);
    scalar[OFFER_GET] = packCards(offer.get);
    scalar[OFFER_TO] = offer.to.reduce((bits, seat) => bits | (1 << seat), 0);
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

function imagineHands(view: View, random: Random): number[] {
  if (view.ways.length === 0) return dealHands(view, random);
  let rest = random.below(2 ** 30) / 2 ** 30;
  rest *= view.ways.reduce((sum, { chances }) => sum + chances, 0);
  const way = view.ways.find(({ chances }) => {
    rest -= chances;
    return rest < 0;
  });
  return (way ?? view.ways.at(-1)!).hands.map(packCounts);
}

/** Where nobody has counted: the cards that are out of the bank, in any order. */
function dealHands(view: View, random: Random): number[] {
  const own = view.you === null ? 0 : packCards(view.seats[view.you]!.hand!);
  let unseen = FULL_BANK - packCards(view.bank) - own;
  return view.seats.map(({ cards }, seat) => {
    if (seat === view.you) return own;
    let hand = 0;
    for (let i = 0; i < cards; i++) {
      const card = anyOf(unseen, random);
      unseen -= card;
      hand += card;
    }
    return hand;
  });
}

/** One of the cards, each as likely as any other. */
function anyOf(cards: number, random: Random): number {
  let rest = random.below(total(cards)) - countOf(cards, 0);
  let kind = 0;
  while (rest >= 0) rest -= countOf(cards, ++kind);
  return one(kind);
}

/** The viewer goes on counting; the others may know whatever fits their own hand. */
function countingOf(view: View, hands: readonly number[]): Counting | null {
  if (view.ways.length === 0 && view.you === null) return null;
  const ways: readonly Way[] = view.ways.map((way) => ({
    hands: way.hands.map(packCounts),
    chances: way.chances,
  }));
  const viewer = view.you ?? view.seats.length;
  return {
    ways: Array.from({ length: view.seats.length + 1 }, (_, observer) =>
      observer === viewer || observer === view.seats.length
        ? ways
        : ways.filter((way) => way.hands[observer] === hands[observer]),
    ),
  };
}

/**
 * Own cards as they are, the others' dealt from those that nobody has seen: no more victory points than a seat can hold.
 * CAT-INFO-02, CAT-VP-04
 */
function dealDevelopments(state: State, view: View, random: Random): void {
  const { scalar } = state;
  const knight = view.seats.reduce((sum, { knights }) => sum + knights, 0);
  let unseen = DEVELOPMENT_DECK - packDevelopments({ ...view.spent, knight });
  for (const { held } of view.seats) if (held) unseen -= packDevelopments(held);
  const limits = view.seats.map(({ developments, pointsAtMost }) => Math.min(developments, pointsAtMost));
  /** Cards of other kinds that the seats after this one cannot do without. */
  const needed = (from: number) =>
    view.seats.reduce(
      (sum, { held, developments }, seat) => sum + (seat < from || held ? 0 : developments - limits[seat]!),
      0,
    );
  view.seats.forEach(({ held, freshHeld, developments, fresh }, seat) => {
    if (held && freshHeld) {
      state.held[seat] = packDevelopments(held);
      state.fresh[seat] = packDevelopments(freshHeld);
      return;
    }
    let room = limits[seat]!;
    for (let left = developments; left > 0; left--) {
      const points = countOf(unseen, POINT) * one(POINT);
      const others = unseen - points;
      const isTight = total(others) - 1 < Math.max(0, left - 1 - room) + needed(seat + 1);
      const card = anyOf(room === 0 ? others : isTight && points > 0 ? points : unseen, random);
      if (card === one(POINT)) room--;
      unseen -= card;
      state.held[seat]! += card;
      if (left <= fresh) state.fresh[seat]! += card;
    }
  });
  scalar[DECK] = unseen;
  scalar[DECK_LEFT] = view.deck;
}
