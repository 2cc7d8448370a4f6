/**
 * The packed state, for programs that search: what the numbers in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { ACCEPT } from './actions/accept.ts';
export { BUY } from './actions/buy.ts';
export { DEALT_CARD } from './actions/dealt.ts';
export { END } from './actions/end.ts';
export { ROLL } from './actions/roll.ts';
export { kindOf } from './actions/shared/codes.ts';
export { STOLEN_CARD } from './actions/stolen.ts';
export { TRADE_WITH } from './actions/trade.ts';
export { WITHDRAW } from './actions/withdraw.ts';
export { ACTIONS_AT_MOST, SEATS_AT_MOST } from './capacity.ts';
export { DEVELOPMENTS, KNIGHT, MONOPOLY, PLENTY, POINT, ROADS } from './cards/names.ts';
export { cardsIn, countOf, holds, KINDS, one, packCards, total } from './cards/packed.ts';
export { CITY_COST, DEVELOPMENT_COST, ROAD_COST, SETTLEMENT_COST } from './cards/stock.ts';
export { DESERT } from './hexes/terrain.ts';
export { opens, touches, yieldOfBuilding } from './island/pieces.ts';
export { longestTrail } from './island/trails.ts';
export {
  CONNECT,
  DEALT,
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
export { has, isEmpty } from './place-sets.ts';
export { ENOUGH_KNIGHTS } from './scoring/largest-army.ts';
export { ENOUGH_ROADS } from './scoring/longest-road.ts';
export { POINTS } from './scoring/points.ts';
export { pointsOf } from './scoring/victory.ts';
export { ACCEPTED, CITY, DECLINED, DICE_SUMS, NO_ANSWER, NO_OFFER, OPEN_OFFER, OWNER } from './state.ts';
export { placer } from './turn/first-pieces.ts';
export { canTrade, getsFrom, givesTo } from './turn/offers.ts';
export { discardOf } from './turn/seven.ts';
