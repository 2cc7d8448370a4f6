/**
 * The packed state, for programs that search: what the numbers in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
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
export { ACCEPTED, CITY, DECLINED, DICE_SUMS, NO_OFFER, OPEN_OFFER, OWNER, SILENT } from './state.ts';
export {
  ACCEPT,
  BUY,
  DEALT_CARD,
  END,
  kindOf,
  ROLL,
  STOLEN_CARD,
  TRADE_WITH,
  WITHDRAW,
} from './turn/codes.ts';
export { discardOf } from './turn/discard.ts';
export { canTrade, getsFrom, givesTo } from './turn/offer.ts';
export { placer } from './turn/set-up.ts';
