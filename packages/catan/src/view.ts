import type { Outcome, Seat } from '@bastide/contract';
import type { Action } from './actions/index.ts';
import { bounds, type Way } from './cards/counting.ts';
import type { CardCounts, Development, Resource } from './cards/names.ts';
import { cardsIn, countOf, KINDS, one, total, unpackCards, unpackDevelopments } from './cards/packed.ts';
import { hexName, intersectionName, pathName } from './hexes/names.ts';
import { type Harbor, pips, type Terrain, yieldOf } from './hexes/terrain.ts';
import { arrangement } from './island/arrangement.ts';
import { trailOf } from './island/trails.ts';
import { actionsOf } from './listing.ts';
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
import { playersMayTrade } from './turn/offers.ts';
import { diceOf, isLeft } from './turn/pairs.ts';

/** In the order of the answers in `state.ts`. */
const ANSWERS = ['silent', 'declined', 'accepted', 'proposed'] as const;

/** A hex of the island. */
export interface HexView {
  /** Name: `H00` to `H18`. */
  readonly hex: string;
  /** Its terrain. */
  readonly terrain: Terrain;
  /** Resource that it produces; null: the desert. */
  readonly resource: Resource | null;
  /** Number token; null: the desert. */
  readonly token: number | null;
  /** Ways to roll its number, out of 36. */
  readonly pips: number;
}

/** All that is known of a seat. */
export interface SeatView {
  /** Points that all can see: settlements, cities, bonus cards. CAT-VP-01 */
  readonly points: number;
  /** Resource cards in hand. CAT-INFO-01 */
  readonly cards: number;
  /** The viewer's own, and everybody's when the game is over. */
  readonly hand: Readonly<Record<Resource, number>> | null;
  /** Minimum of each kind in this hand that the viewer can deduce. */
  readonly least: Readonly<Record<Resource, number>>;
  /** Maximum of each kind, in the same way. */
  readonly most: Readonly<Record<Resource, number>>;
  /** Development cards not played. */
  readonly developments: number;
  /** Number of them that were bought in this turn, and cannot be played yet. CAT-DEV-02 */
  readonly fresh: number;
  /** `developments` by kind: the viewer's own, and everybody's when the game is over. CAT-INFO-02 */
  readonly held: Readonly<Record<Development, number>> | null;
  /** `fresh` by kind, in the same way. */
  readonly freshHeld: Readonly<Record<Development, number>> | null;
  /** The most victory point cards among them, for else the seat would have won. CAT-VP-04 */
  readonly pointsAtMost: number;
  /** Knight cards played. */
  readonly knights: number;
  /** Length of its longest road. */
  readonly roadLength: number;
  /** The paths of its longest road, in order. */
  readonly trail: readonly string[];
  /** True if it has the bonus card for the longest road. */
  readonly longestRoad: boolean;
  /** True if it has the bonus card for the largest army. */
  readonly largestArmy: boolean;
  /** Pieces not on the board. */
  readonly supply: { readonly settlement: number; readonly city: number; readonly road: number };
  /** Cards that the bank asks for one. CAT-MARI-01…03 */
  readonly rates: Readonly<Record<Resource, number>>;
  /** Cards still to discard. CAT-SEVEN-02 */
  readonly due: number;
}

/** An open offer of the seat whose turn it is. */
export interface OfferView {
  /** Cards that this seat gives. */
  readonly give: CardCounts;
  /** Cards that it gets. */
  readonly get: CardCounts;
  /** Seats that are asked. */
  readonly to: readonly Seat[];
}

/** Answer of a seat to the offer, or its own proposal; `give` and `get` as that seat sees them. */
export interface AnswerView {
  readonly seat: Seat;
  /** `proposed`: other terms, as an answer to the offer (`counter`) or unprompted (`offer`). */
  readonly answer: 'declined' | 'accepted' | 'proposed';
  readonly give: CardCounts;
  readonly get: CardCounts;
}

/** A way in which the cards may lie: counts of each resource, in the order of RESOURCES, by seat. */
export interface WayView {
  /** By seat: counts in the order of RESOURCES. */
  readonly hands: readonly (readonly number[])[];
  /** Only the ratio to the other ways means something. */
  readonly chances: number;
}

/** View of a seat, or of an onlooker. */
export interface View {
  /** Name of the game. */
  readonly game: 'catan';
  readonly options: Options;
  /** Seat of this view; null: a spectator. */
  readonly you: Seat | null;
  /**
   * Next step. `map`, `dice`, `stolen`, `dealt`: chance acts. `settle`, `connect`: a settlement of the set-up, and the road beside it.
   * `start`: roll, or play a card first. `discard`: seats with `due` discard, one card per action. `robber`: move the robber. `rob`: choose
   * the seat to rob. `main`: trade and build. `free-roads`: roads of the road building card. `over`: nothing.
   */
  readonly phase: Phase;
  /** Seat whose turn it is. In `discard`, and while an offer is open, other seats may be asked. */
  readonly seat: Seat;
  /** Number of turns that have begun: 0 in the set-up phase. */
  readonly turn: number;
  /** Complete pairs of settlement and road placed in the set-up phase. */
  readonly placed: number;
  /** The intersection at which the set-up road is to start. */
  readonly last: string | null;
  /** Roll of this turn; null before it. */
  readonly dice: readonly [number, number] | null;
  /** Empty until the island lies. */
  readonly hexes: readonly HexView[];
  /** Harbours by path, clockwise from the top left; empty until the island lies. */
  readonly harbors: readonly { readonly on: string; readonly harbor: Harbor }[];
  /** Hex of the robber; null until the island lies. */
  readonly robber: string | null;
  /** The seat being robbed, in the phase `stolen`; otherwise null. */
  readonly victim: Seat | null;
  /** Settlements and cities, by intersection. */
  readonly buildings: readonly {
    readonly at: string;
    readonly seat: Seat;
    readonly piece: 'settlement' | 'city';
  }[];
  /** Roads, by path. */
  readonly roads: readonly { readonly on: string; readonly seat: Seat }[];
  /** Resource cards in the bank. */
  readonly bank: Readonly<Record<Resource, number>>;
  /** Development cards left. */
  readonly deck: number;
  /** Progress cards that were played and left the game. CAT-PROG-08 */
  readonly spent: { readonly roads: number; readonly plenty: number; readonly monopoly: number };
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** All ways in which the hands may be; none listed where there are too many to count. */
  readonly ways: readonly WayView[];
  /** True if a development card was played this turn. CAT-DEV-03 */
  readonly played: boolean;
  /** True if trading is over because something was built. CAT-TURN-04 */
  readonly built: boolean;
  /** True if players may trade with each other at this moment. CAT-TRADE-09, CAT-VAR-10, CAT-TURN-04 */
  readonly mayTrade: boolean;
  /** Roads of the road building card still to place: 2, then 1, in the phase `free-roads`; otherwise 0. */
  readonly freeRoads: number;
  /** True if the next of them may be skipped: only the second. CAT-PROG-03 */
  readonly mayDecline: boolean;
  /** Open offer; null: none. */
  readonly offer: OfferView | null;
  /** The active seat took its offer back. */
  readonly withdrawn: boolean;
  /** Answers to the offer, and proposals; a seat that is asked and not here has not answered. */
  readonly answers: readonly AnswerView[];
  /** Pairs of dice left, where they come from a deck. CAT-VAR-04 */
  readonly pairs: readonly (readonly [number, number])[] | null;
  /** Actions open to the viewer now, as far as they can be listed. */
  readonly actions: readonly Action[];
  /** Points and winners of a finished game, otherwise null. */
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
    mayTrade: phase === MAIN && playersMayTrade(state),
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
