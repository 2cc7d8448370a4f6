import type { Actor, Random } from '@bastide/contract';
import type { Action } from './actions.ts';
import { ACTIONS_AT_MOST } from './capacity.ts';
import { DEVELOPMENTS, RESOURCES } from './cards/names.ts';
import { countOf, enough, holds, KINDS } from './cards/packed.ts';
import { CITY_COST, DEVELOPMENT_COST, ROAD_COST, SETTLEMENT_COST } from './cards/stock.ts';
import { decode } from './codec.ts';
import {
  CONNECT,
  DEALT,
  DICE,
  DISCARD,
  FINISHED,
  FREE_ROADS,
  MAIN,
  MAP,
  ROB,
  ROBBER,
  SETTLE,
  START,
  STOLEN,
} from './phases.ts';
import { listSet, listWord, WORDS } from './place-sets.ts';
import { PAIRS, SILENT, type State } from './state.ts';
import { listSwaps } from './turn/bank.ts';
import {
  argumentOf,
  BUY,
  CITY_AT,
  DEALT_CARD,
  DICE_SHOW,
  END,
  ROAD_ON,
  ROLL,
  SETTLE_AT,
  SKIP,
  STOLEN_CARD,
} from './turn/codes.ts';
import { listCards, mayPlayCard } from './turn/develop.ts';
import { discarder, listDiscards } from './turn/discard.ts';
import { askedSeat, isFor, listAnswers, listTrades } from './turn/offer.ts';
import { diceOf, mayCome, sumOf } from './turn/pairs.ts';
import { listRobber, listVictims } from './turn/robber.ts';

const codes = new Int32Array(ACTIONS_AT_MOST);

/** Codes of one seat's actions, into `out`; the seat is one of those that act. */
export function listActions(state: State, seat: number, out: Int32Array): number {
  switch (state.phase) {
    case MAIN:
      return seat === state.seat ? listMain(state, seat, out) : listAnswers(state, seat, out);
    case START:
      out[0] = ROLL;
      return listCards(state, out, 1);
    case SETTLE:
      return listSet(state.free, 0, SETTLE_AT, out, 0);
    case CONNECT:
      return listConnections(state, out);
    case DISCARD:
      return listDiscards(state, seat, out);
    case ROBBER:
      return listRobber(state, out);
    case ROB:
      return listVictims(state, out);
    case FREE_ROADS:
      return listFreeRoads(state, seat, out);
    default:
      return 0;
  }
}

/** One of the actions of the acting seat by chance, each as likely as the others. */
export const sampleAction = (state: State, random: Random): number =>
  codes[random.below(listActions(state, seatToAct(state), codes))]!;

/** Chance's actions, and how likely each is: a pair of dice stands for all that show the same sum, as it does not matter which. */
export function listChanceOutcomes(state: State, out: Int32Array, weights: Int32Array): number {
  switch (state.phase) {
    case DICE:
      return listRolls(state, out, weights);
    case STOLEN:
      return listKinds(state.hand[state.victim]!, STOLEN_CARD, out, weights);
    case DEALT:
      return listKinds(state.deck, DEALT_CARD, out, weights);
    default:
      return 0;
  }
}

function listRolls(state: State, out: Int32Array, weights: Int32Array): number {
  let count = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    if (!mayCome(state, pair)) continue;
    let same = 0;
    while (same < count && sumOf(argumentOf(out[same]!)) !== sumOf(pair)) same++;
    if (same === count) {
      out[count] = DICE_SHOW | pair;
      weights[count++] = 0;
    }
    weights[same]!++;
  }
  return count;
}

function listKinds(cards: number, code: number, out: Int32Array, weights: Int32Array): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(cards, kind) === 0) continue;
    out[count] = code | kind;
    weights[count++] = countOf(cards, kind);
  }
  return count;
}

function listMain(state: State, seat: number, out: Int32Array): number {
  const { hand } = state;
  const cards = hand[seat]!;
  out[0] = END;
  let count = 1;
  if (holds(cards, ROAD_COST) && state.roadsLeft[seat]! > 0)
    count = listSet(state.buildable, seat, ROAD_ON, out, count);
  if (holds(cards, SETTLEMENT_COST) && state.settlementsLeft[seat]! > 0) {
    const { free, touched } = state;
    for (let word = 0; word < WORDS; word++)
      count = listWord(free[word]! & touched[seat * WORDS + word]!, word, SETTLE_AT, out, count);
  }
  if (holds(cards, CITY_COST) && state.citiesLeft[seat]! > 0)
    count = listSet(state.settled, seat, CITY_AT, out, count);
  if (holds(cards, DEVELOPMENT_COST) && state.deckLeft > 0) out[count++] = BUY;
  count = listCards(state, out, count);
  if (state.built === 0) {
    count = listSwaps(state, seat, out, count);
    count = listTrades(state, out, count);
  }
  return count;
}

/**
 * Tells whether the active seat can only end its turn: it has no card to play, its hand pays for nothing, and nobody has spoken.
 * A no proves nothing: there may be no place to build.
 */
export function isIdle(state: State, seat: number): boolean {
  const cards = state.hand[seat]!;
  // A settlement costs what a road does, and more.
  return (
    enough(cards, state.rates[seat]!) === 0 &&
    !holds(cards, DEVELOPMENT_COST) &&
    !holds(cards, ROAD_COST) &&
    !holds(cards, CITY_COST) &&
    !mayPlayCard(state, seat) &&
    state.spoken === 0
  );
}

/** CAT-SETUP-03, CAT-SETUP-04 */
function listConnections(state: State, out: Int32Array): number {
  const { pathAt } = state.island;
  const at = state.last * 3;
  let count = 0;
  for (let i = at; i < at + 3; i++) {
    const path = pathAt[i]!;
    if (path >= 0 && state.road[path] === 0) out[count++] = ROAD_ON | path;
  }
  return count;
}

function listFreeRoads(state: State, seat: number, out: Int32Array): number {
  const count = listSet(state.buildable, seat, ROAD_ON, out, 0);
  if (state.mayDecline === 0) return count;
  out[count] = SKIP;
  return count + 1;
}

/** Tells whether chance is to act in a phase. */
export const isChance = (phase: number): boolean => ((CHANCE_PHASES >> phase) & 1) !== 0;

/** As bits by phase. */
const CHANCE_PHASES = (1 << MAP) | (1 << DICE) | (1 << STOLEN) | (1 << DEALT);

/** The seat that acts, or is asked first; only where chance does not act and the game is not over. */
export function seatToAct(state: State): number {
  const phase = state.phase;
  if (phase === DISCARD) return discarder(state);
  if (phase === MAIN) {
    const asked = askedSeat(state);
    if (asked >= 0) return asked;
  }
  return state.seat;
}

export function actorsOf(state: State): readonly Actor[] {
  const phase = state.phase;
  if (phase === FINISHED) return [];
  if (isChance(phase)) return ['chance'];
  const seats = Array.from({ length: state.options.seats }, (_, seat) => seat);
  if (phase === DISCARD) return seats.filter((seat) => state.due[seat]! > 0);
  const asked = phase === MAIN ? seats.filter((seat) => isAsked(state, seat)) : [];
  return asked.length > 0 ? asked : [state.seat];
}

const isAsked = (state: State, seat: number): boolean => isFor(state, seat) && state.answer[seat] === SILENT;

/** Every action open to the actor that can be listed: none if the game does not wait for it. */
export function actionsOf(state: State, actor: Actor): Action[] {
  if (!actorsOf(state).includes(actor)) return [];
  if (actor === 'chance') return chanceActions(state);
  const count = listActions(state, actor, codes);
  return Array.from(codes.subarray(0, count), (code) => decode(state, code));
}

/** An island is not listed: there are too many. */
function chanceActions(state: State): Action[] {
  switch (state.phase) {
    case DICE:
      return pairsToCome(state).map((pair) => ({ type: 'dice', dice: diceOf(pair) }));
    case STOLEN:
      return RESOURCES.flatMap((card, kind) =>
        countOf(state.hand[state.victim]!, kind) > 0 ? [{ type: 'stolen', card }] : [],
      );
    case DEALT:
      return DEVELOPMENTS.flatMap((card, kind) =>
        countOf(state.deck, kind) > 0 ? [{ type: 'dealt', card }] : [],
      );
    default:
      return [];
  }
}

const pairsToCome = (state: State): number[] =>
  Array.from({ length: PAIRS }, (_, pair) => pair).filter((pair) => mayCome(state, pair));

/** Weights of the actions of chance, in the order of `actionsOf`: pairs of dice alike, cards by their number. */
export function weightsOf(state: State): number[] {
  const phase = state.phase;
  if (phase === DICE) return pairsToCome(state).map(() => 1);
  const cards = phase === STOLEN ? state.hand[state.victim]! : phase === DEALT ? state.deck : 0;
  return RESOURCES.map((_, kind) => countOf(cards, kind)).filter((count) => count > 0);
}

/** Trade talk of others while the active seat trades, asked or not. */
const TALK = ['offer', 'counter', 'accept', 'decline', 'withdraw'] as const;
/** Actions of the active seat while others are asked: the game does not wait for them. */
const ASIDE = ['offer', 'withdraw', 'trade', 'settle', 'road', 'city', 'buy', 'play', 'bank', 'end'] as const;

/** Chance may lay any island; seats may offer, propose and change their answers. */
export function unlistedFor(state: State, actor: Actor): readonly Action['type'][] {
  if (actor === 'chance') return state.phase === MAP ? ['map'] : [];
  if (state.phase !== MAIN || !maySpeak(state)) return [];
  if (actor !== state.seat) return TALK;
  return askedSeat(state) >= 0 ? ASIDE : ['offer'];
}

/** Tells whether players may trade with each other at this moment. CAT-TRADE-09, CAT-VAR-10, CAT-TURN-04 */
export const maySpeak = (state: State): boolean => state.options.playerTrades && state.built === 0;
