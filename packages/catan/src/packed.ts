/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { countOf, holds, KINDS, one, total } from './cards/packed.ts';
export { CITY_COST, DEVELOPMENT_COST, ROAD_COST, SETTLEMENT_COST } from './cards/stock.ts';
export { opens, touches } from './island/pieces.ts';
export { longestTrail } from './island/trails.ts';
export { pointsOf } from './scoring/victory.ts';
export {
  ARMY_HOLDER,
  BANK,
  CITY,
  DECK,
  DECK_LEFT,
  FINISHED,
  MAIN,
  MAX_SEATS,
  OWNER,
  PHASE,
  ROAD_HOLDER,
  ROBBER_HEX,
  SEAT,
  SEATS_AT_TABLE,
  TARGET,
  TURN,
  WINNER,
} from './state.ts';
