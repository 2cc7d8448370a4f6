import type { Actor, Random } from '@bastide/contract';
import { listSwaps } from './actions/bank-trade.ts';
import { BUY, canBuyCard } from './actions/buy.ts';
import { canBuyCity, listSettled } from './actions/city.ts';
import { sampleDice } from './actions/dice.ts';
import { END } from './actions/end.ts';
import { type Action, decode, rulesOf } from './actions/index.ts';
import { listCards, mayPlayCard } from './actions/play.ts';
import { canBuyRoad, listPaths } from './actions/road.ts';
import { ROLL } from './actions/roll.ts';
import { canBuySettlement, listSites } from './actions/settle.ts';
import type { ChanceRules, SeatRules } from './actions/shared/action.ts';
import { listTrades } from './actions/trade.ts';
import { listWithdrawal } from './actions/withdraw.ts';
import { actorsOf, seatToAct } from './actors.ts';
import { ACTIONS_AT_MOST } from './capacity.ts';
import { enough, holds } from './cards/packed.ts';
import { CITY_COST, DEVELOPMENT_COST, ROAD_COST } from './cards/stock.ts';
import { DICE, MAIN, START } from './phases.ts';
import { PHASE_RULES } from './sequence.ts';
import type { State } from './state.ts';
import { askedSeat, playersMayTrade } from './turn/offers.ts';

const codes = new Int32Array(ACTIONS_AT_MOST);
const weights = new Int32Array(ACTIONS_AT_MOST);

type List = NonNullable<SeatRules<Action>['list']>;
const listsOf = (types: readonly Action['type'][] = []): readonly List[] =>
  types.flatMap((type) => (rulesOf(type) as SeatRules<Action>).list ?? []);

/** By phase: what lists the actions of the seat whose turn it is, and of the others. */
const LISTS = PHASE_RULES.map(({ seat }) => listsOf(seat));
const LISTS_OF_OTHERS = PHASE_RULES.map(({ others }) => listsOf(others));

/** Codes of one seat's actions, into `out`; the seat is one of those that act. */
export const listActions = (state: State, seat: number, out: Int32Array): number =>
  LISTING[state.phase]!(state, seat, out);

function listAll(lists: readonly List[], state: State, seat: number, out: Int32Array): number {
  let count = 0;
  for (let i = 0; i < lists.length; i++) count = lists[i]!(state, seat, out, count);
  return count;
}

/** The same for the seat whose turn it is, by the sequence of play alone. */
export const listInSequence = (state: State, out: Int32Array): number =>
  listAll(LISTS[state.phase]!, state, state.seat, out);

/** The lists of the phase `main` written out: V8 lays direct calls into one function, which makes play a seventh faster. */
function listMain(state: State, seat: number, out: Int32Array): number {
  if (seat !== state.seat) return listAll(LISTS_OF_OTHERS[MAIN]!, state, seat, out);
  out[0] = END;
  let count = 1;
  if (canBuyRoad(state, seat)) count = listPaths(state, seat, out, count);
  if (canBuySettlement(state, seat)) count = listSites(state, seat, out, count);
  if (canBuyCity(state, seat)) count = listSettled(state, seat, out, count);
  if (canBuyCard(state, seat)) out[count++] = BUY;
  count = listCards(state, seat, out, count);
  count = listSwaps(state, seat, out, count);
  if (state.hasOffers === 0) return count;
  count = listTrades(state, seat, out, count);
  return listWithdrawal(state, seat, out, count);
}

/** The same of the phase `start`. */
function listStart(state: State, seat: number, out: Int32Array): number {
  out[0] = ROLL;
  return listCards(state, seat, out, 1);
}

/** By phase. From a table V8 lays none of them into their callers, which leaves it room for all that they call. */
const LISTING = LISTS.map((lists, phase) => {
  if (phase === MAIN) return listMain;
  if (phase === START) return listStart;
  return (state: State, seat: number, out: Int32Array) => listAll(lists, state, seat, out);
});

/**
 * Tells whether the active seat can only end its turn: it has no card to play, its hand pays for nothing, and there is no offer.
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
    state.hasOffers === 0
  );
}

/** One of the actions of the acting seat by chance, each as likely as the others. */
export const sampleAction = (state: State, random: Random): number =>
  codes[random.below(listActions(state, seatToAct(state), codes))]!;

/** By phase: the action of chance. */
const CHANCES = PHASE_RULES.map(({ chance }) => chance && (rulesOf(chance) as ChanceRules<Action>));

/** Chance's action by its weights: an island, dice, a development card, a stolen card. */
export function sampleChance(state: State, random: Random): number {
  const phase = state.phase;
  return phase === DICE ? sampleDice(state, random) : CHANCES[phase]!.sample(state, random);
}

/** Chance's actions, and how likely each is; of those that come to the same only one. An island is not listed. */
export function listChanceOutcomes(state: State, out: Int32Array, weights: Int32Array): number {
  const chance = CHANCES[state.phase];
  const list = chance?.listDistinct ?? chance?.list;
  return list ? list(state, out, weights) : 0;
}

/** Chance's actions into `codes`, all of them, and their weights. */
const listChance = (state: State): number => CHANCES[state.phase]?.list?.(state, codes, weights) ?? 0;

/** Every action open to the actor that can be listed: none if the game does not wait for it. */
export function actionsOf(state: State, actor: Actor): Action[] {
  if (!actorsOf(state).includes(actor)) return [];
  const count = actor === 'chance' ? listChance(state) : listActions(state, actor, codes);
  return Array.from(codes.subarray(0, count), (code) => decode(state, code));
}

/** Weights of the actions of chance, in the order of `actionsOf`: pairs of dice alike, cards by their number. */
export const weightsOf = (state: State): number[] => Array.from(weights.subarray(0, listChance(state)));

/** Chance may lay any island; seats may offer, propose and change their answers. */
export function unlistedFor(state: State, actor: Actor): readonly Action['type'][] {
  const { chance, seat, others } = PHASE_RULES[state.phase]!;
  if (actor === 'chance') return chance && !rulesOf(chance)!.list ? [chance] : [];
  if (!seat || !others || !playersMayTrade(state)) return [];
  // Others may talk, asked or not; while they are asked, the game does not wait for the active seat.
  if (actor !== state.seat) return others;
  return askedSeat(state) >= 0 ? seat : seat.filter((type) => !rulesOf(type)!.list);
}
