/** What the bot asks of the packed state. Constants of an own module are folded into hot code. */
import { BASE_ISLAND, packed } from '@bastide/catan';

export { type Action, BASE_ISLAND, pips, RESOURCES, type State } from '@bastide/catan';
export const {
  ACCEPTED,
  cardsIn,
  CITY_COST,
  CONNECT,
  countOf,
  DEALT,
  DESERT,
  DEVELOPMENT_COST,
  DICE_SUMS,
  DISCARD,
  FINISHED,
  FREE_ROADS,
  getsFrom,
  givesTo,
  has,
  holds,
  isEmpty,
  KINDS,
  MAIN,
  canTrade,
  NO_OFFER,
  OPEN_OFFER,
  OWNER,
  one,
  opens,
  packCards,
  pointsOf,
  ROAD_COST,
  ROB,
  ROBBER,
  SEATS_AT_MOST,
  SETTLEMENT_COST,
  SILENT,
  STOLEN,
  total,
  yieldOfBuilding,
} = packed;

/** The island that bots know. */
export const {
  corner: CORNER,
  harborAt: HARBOR_AT,
  hexAt: HEX_AT,
  hexes: HEXES,
  intersections: INTERSECTIONS,
  next: NEXT,
  pathAt: PATH_AT,
} = BASE_ISLAND;
