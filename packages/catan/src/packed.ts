/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { cardsIn, countOf, holds, KINDS, one, packCards, total } from './cards/packed.ts';
export { CITY_COST, DEVELOPMENT_COST, ROAD_COST, SETTLEMENT_COST } from './cards/stock.ts';
export { CORNER, HARBOR_AT, HEX_AT, NEXT, PATH_AT } from './hexes/tables.ts';
export { DESERT } from './hexes/terrain.ts';
export { HEXES, INTERSECTIONS } from './hexes/topology.ts';
export { opens, touches } from './island/pieces.ts';
export { longestTrail } from './island/trails.ts';
export { pointsOf } from './scoring/victory.ts';
export {
  ACCEPTED,
  ARMY_HOLDER,
  BANK,
  BUILT,
  bitOf,
  CITY,
  CONNECT,
  DEALT,
  DECK,
  DECK_LEFT,
  DISCARD,
  FINISHED,
  FREE_HIGH,
  FREE_LOW,
  FREE_ROADS,
  LIMIT,
  MAIN,
  MAX_SEATS,
  NO_OFFER,
  OFFER,
  OFFER_GET,
  OFFER_GIVE,
  OPEN_OFFER,
  OWNER,
  PHASE,
  ROAD_HOLDER,
  ROB,
  ROBBER,
  ROBBER_HEX,
  ROLLED,
  SEAT,
  SEATS_AT_TABLE,
  SILENT,
  STOLEN,
  TARGET,
  TURN,
  VICTIM,
  WINNER,
} from './state.ts';
export { getsFrom, givesTo, mayTrade } from './turn/offer.ts';
