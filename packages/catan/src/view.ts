import type { Outcome, Seat } from '@bastide/contract';
import type { Action } from './actions.ts';
import { bounds, type Way } from './cards/counting.ts';
import type { CardCounts, Development, Resource } from './cards/names.ts';
import { cardsIn, countOf, KINDS, one, total, unpackCards, unpackDevelopments } from './cards/packed.ts';
import { hexName, intersectionName, pathName } from './hexes/names.ts';
import { type Harbor, pips, type Terrain, yieldOf } from './hexes/terrain.ts';
import { trailOf } from './island/trails.ts';
import { actionsOf, maySpeak } from './listing.ts';
import type { Options } from './options.ts';
import { FINISHED, MAIN, MAP, PHASES, type Phase } from './phases.ts';
import { result } from './scoring/victory.ts';
import {
  ACCEPTED,
  CITY,
  DECLINED,
  OPEN_OFFER,
  OWNER,
  PAIRS,
  PROPOSED,
  type State,
  seatsIn,
  WITHDRAWN_OFFER,
} from './state.ts';
import { diceOf, isLeft } from './turn/pairs.ts';
import { arrangement } from './turn/set-up.ts';

/** In the order of the answers in `state.ts`. */
const ANSWERS = ['silent', 'declined', 'accepted', 'proposed'] as const;

export interface HexView {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly resource: Resource | null;
  readonly token: number | null;
  /** Ways to roll its number, out of 36. */
  readonly pips: number;
}

export interface SeatView {
  /** Points that all can see: settlements, cities, bonus cards. CAT-VP-01 */
  readonly points: number;
  /** Resource cards in hand. CAT-INFO-01 */
  readonly cards: number;
  /** The viewer's own, and everybody's when the game is over. */
  readonly hand: Readonly<Record<Resource, number>> | null;
  /** Bounds by the viewer's count: at least and at most so many of each. */
  readonly least: Readonly<Record<Resource, number>>;
  readonly most: Readonly<Record<Resource, number>>;
  /** Development cards not played, and those of them bought this turn. */
  readonly developments: number;
  readonly fresh: number;
  /** The same by kind: the viewer's own, and everybody's when the game is over. CAT-INFO-02 */
  readonly held: Readonly<Record<Development, number>> | null;
  readonly freshHeld: Readonly<Record<Development, number>> | null;
  /** The most victory point cards among them, for else the seat would have won. CAT-VP-04 */
  readonly pointsAtMost: number;
  readonly knights: number;
  readonly roadLength: number;
  /** The paths of its longest road, in order. */
  readonly trail: readonly string[];
  readonly longestRoad: boolean;
  readonly largestArmy: boolean;
  readonly supply: { readonly settlement: number; readonly city: number; readonly road: number };
  /** Cards that the bank asks for one. CAT-MARI-01…03 */
  readonly rates: Readonly<Record<Resource, number>>;
  /** Cards still to discard. CAT-SEVEN-02 */
  readonly due: number;
}

export interface OfferView {
  /** As the active seat sees it. */
  readonly give: CardCounts;
  readonly get: CardCounts;
  readonly to: readonly Seat[];
}

/** Answer of a seat to the offer, or its own proposal; `give` and `get` as that seat sees them. */
export interface AnswerView {
  readonly seat: Seat;
  readonly answer: 'declined' | 'accepted' | 'proposed';
  readonly give: CardCounts;
  readonly get: CardCounts;
}

/** A way in which the cards may lie: counts of each resource, in the order of RESOURCES, by seat. */
export interface WayView {
  readonly hands: readonly (readonly number[])[];
  /** Only the ratio to the other ways means something. */
  readonly chances: number;
}

/** View of a seat, or of an onlooker. */
export interface View {
  readonly game: 'catan';
  readonly options: Options;
  readonly you: Seat | null;
  readonly phase: Phase;
  /** Seat whose turn it is, and the number of turns that have begun. */
  readonly seat: Seat;
  readonly turn: number;
  /** Pairs of settlement and road placed in the set-up phase. */
  readonly placed: number;
  /** The intersection at which the set-up road is to start. */
  readonly last: string | null;
  readonly dice: readonly [number, number] | null;
  /** Empty until the island lies. */
  readonly hexes: readonly HexView[];
  readonly harbors: readonly { readonly on: string; readonly harbor: Harbor }[];
  readonly robber: string | null;
  /** The seat being robbed. */
  readonly victim: Seat | null;
  readonly buildings: readonly {
    readonly at: string;
    readonly seat: Seat;
    readonly piece: 'settlement' | 'city';
  }[];
  readonly roads: readonly { readonly on: string; readonly seat: Seat }[];
  readonly bank: Readonly<Record<Resource, number>>;
  /** Development cards left. */
  readonly deck: number;
  /** Progress cards that were played and left the game. CAT-PROG-08 */
  readonly spent: { readonly roads: number; readonly plenty: number; readonly monopoly: number };
  readonly seats: readonly SeatView[];
  /** All ways in which the hands may be; none listed where there are too many to count. */
  readonly ways: readonly WayView[];
  /** True if a development card was played this turn. CAT-DEV-03 */
  readonly played: boolean;
  /** True if trading is over because something was built. CAT-TURN-04 */
  readonly built: boolean;
  /** True if players may trade with each other at this moment. CAT-TRADE-09, CAT-VAR-10, CAT-TURN-04 */
  readonly mayTrade: boolean;
  /** Free roads left, and whether they may be declined. */
  readonly freeRoads: number;
  readonly mayDecline: boolean;
  readonly offer: OfferView | null;
  /** The active seat took its offer back. */
  readonly withdrawn: boolean;
  readonly answers: readonly AnswerView[];
  /** Pairs of dice left, where they come from a deck. CAT-VAR-04 */
  readonly pairs: readonly (readonly [number, number])[] | null;
  /** Actions open to the viewer now, as far as they can be listed. */
  readonly actions: readonly Action[];
  readonly outcome: Outcome | null;
}

export function view(state: State, seat?: Seat): View {
  const { options } = state;
  const phase = state.phase;
  const lies = phase !== MAP;
  const ways = waysFor(state, seat);
  const seats = Array.from({ length: options.seats }, (_, one) => one);
  return {
    game: 'catan',
    options,
    you: seat ?? null,
    phase: PHASES[phase]!,
    seat: state.seat,
    turn: state.turn,
    placed: state.placed,
    last: state.last < 0 ? null : intersectionName(state.last),
    dice: state.rolled < 0 ? null : diceOf(state.rolled),
    hexes: lies ? hexes(state) : [],
    harbors: lies
      ? arrangement(state).harbors.map((harbor, i) => ({
          on: pathName(state.island.box.harborPaths[i]!),
          harbor,
        }))
      : [],
    robber: lies ? hexName(state.robber) : null,
    victim: state.victim < 0 ? null : state.victim,
    buildings: buildings(state),
    roads: Array.from(state.road, (owner, on) => ({ on: pathName(on), seat: owner - 1 })).filter(
      (road) => road.seat >= 0,
    ),
    bank: unpackCards(state.bank),
    deck: state.deckLeft,
    spent: spent(state),
    seats: seats.map((one) => seatView(state, one, seat === one, ways)),
    ways: ways.map(({ hands, chances }) => ({ hands: hands.map(counts), chances })),
    played: state.played === 1,
    built: state.built === 1,
    mayTrade: phase === MAIN && maySpeak(state),
    freeRoads: state.freeRoads,
    mayDecline: state.mayDecline === 1,
    offer: state.offer === OPEN_OFFER ? offerView(state) : null,
    withdrawn: state.offer === WITHDRAWN_OFFER,
    answers: seats.filter((one) => state.answer[one]! >= DECLINED).map((one) => answerView(state, one)),
    pairs: options.dice === 'independent' ? null : pairsLeft(state),
    actions: seat === undefined ? [] : actionsOf(state, seat),
    outcome: phase === FINISHED ? result(state) : null,
  };
}

function spent(state: State): View['spent'] {
  const left = state.held.reduce((sum, held) => sum + held, state.deck);
  const { roads, plenty, monopoly } = unpackDevelopments(state.island.fullDeck - left);
  return { roads, plenty, monopoly };
}

function hexes(state: State): HexView[] {
  return arrangement(state).hexes.map(([terrain, token], hex) => ({
    hex: hexName(hex),
    terrain,
    resource: yieldOf(terrain),
    token,
    pips: token === null ? 0 : pips(token),
  }));
}

function buildings(state: State): View['buildings'] {
  return Array.from(state.building, (standing, at) => ({
    at: intersectionName(at),
    seat: (standing & OWNER) - 1,
    piece: (standing & CITY) === 0 ? ('settlement' as const) : ('city' as const),
  })).filter((building) => building.seat >= 0);
}

const counts = (hand: number): number[] => Array.from({ length: KINDS }, (_, kind) => countOf(hand, kind));

/** Returns the viewer's count; everything, when the game is over. CAT-VP-06 */
export function waysFor(state: State, seat: Seat | undefined): readonly Way[] {
  const { seats } = state.options;
  if (state.phase === FINISHED) return [{ hands: Array.from(state.hand.subarray(0, seats)), chances: 1 }];
  return state.counting?.ways[seat ?? seats] ?? [];
}

function seatView(state: State, seat: Seat, isOwn: boolean, ways: readonly Way[]): SeatView {
  const isOpen = isOwn || state.phase === FINISHED;
  const hand = state.hand[seat]!;
  const { least, most } = isOpen ? { least: hand, most: hand } : counted(state, seat, ways);
  return {
    points: state.points[seat]!,
    cards: state.cards[seat]!,
    hand: isOpen ? unpackCards(hand) : null,
    least: unpackCards(least),
    most: unpackCards(most),
    developments: total(state.held[seat]!),
    fresh: total(state.fresh[seat]!),
    held: isOpen ? unpackDevelopments(state.held[seat]!) : null,
    freshHeld: isOpen ? unpackDevelopments(state.fresh[seat]!) : null,
    pointsAtMost: Math.min(state.pointsAtMost[seat]!, total(state.held[seat]!)),
    knights: state.knights[seat]!,
    roadLength: state.length[seat]!,
    trail: trailOf(state, seat).map(pathName),
    longestRoad: state.roadHolder === seat,
    largestArmy: state.armyHolder === seat,
    supply: {
      settlement: state.settlementsLeft[seat]!,
      city: state.citiesLeft[seat]!,
      road: state.roadsLeft[seat]!,
    },
    rates: unpackCards(state.rates[seat]!),
    due: state.due[seat]!,
  };
}

/** Bounds where nobody counts: anything that the number of cards and the bank allow. */
function counted(
  state: State,
  seat: Seat,
  ways: readonly Way[],
): { readonly least: number; readonly most: number } {
  if (ways.length > 0) return bounds(ways, seat);
  const most = counts(state.bank).reduce(
    (sum, inBank, kind) => sum + Math.min(state.island.box.cards - inBank, state.cards[seat]!) * one(kind),
    0,
  );
  return { least: 0, most };
}

function offerView(state: State): OfferView {
  return {
    give: cardsIn(state.offerGive),
    get: cardsIn(state.offerGet),
    to: seatsIn(state.offerTo),
  };
}

function answerView(state: State, seat: Seat): AnswerView {
  const answer = state.answer[seat]!;
  const isOwn = answer === PROPOSED;
  return {
    seat,
    answer: ANSWERS[answer] as AnswerView['answer'],
    give: cardsIn(isOwn ? state.termsGive[seat]! : answer === ACCEPTED ? state.offerGet : 0),
    get: cardsIn(isOwn ? state.termsGet[seat]! : answer === ACCEPTED ? state.offerGive : 0),
  };
}

const pairsLeft = (state: State) =>
  Array.from({ length: PAIRS }, (_, pair) => pair)
    .filter((pair) => isLeft(state, pair))
    .map(diceOf);
