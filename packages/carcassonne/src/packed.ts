/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */

export { figureOf, localOf, RETRIEVE, SKIP } from './actions/deployment-codes.ts';
export { TAKEN } from './actions/second.ts';
export { find } from './board/features.ts';
export { MAX_SEATS } from './capacity.ts';
export { isMeeple, MEEPLE } from './figures.ts';
export { STEP, TILES_AT_MOST, WIDTH } from './layout/cells.ts';
export { figureIn, isHome, localIn, slotIn } from './layout/deployed.ts';
export { hasHelper, hasInnOrCathedral } from './layout/marks.ts';
export { controllers, isOccupied, strengthOf } from './layout/strength.ts';
export { isComplete, OPEN, shieldsIn, tilesIn } from './layout/tally.ts';
export { pigBonus } from './scoring/pig-bonus.ts';
export {
  CITY_TILE,
  CITY_TILE_WITH_CATHEDRAL,
  cityOfField,
  MOST_GOODS,
  PIG_PAYS,
  PRECINCT_CELLS,
  ROAD_TILE,
  ROAD_TILE_WITH_INN,
} from './scoring/points.ts';
export { ABBOT } from './sets/abbot/facts.ts';
export { BIG } from './sets/inns/facts.ts';
export { BUILDER, PIG } from './sets/traders/facts.ts';
export {
  bySeat,
  DEPLOY,
  DRAW,
  FARMER,
  FINISHED,
  PAIRED_BUILDER,
  PLACE,
  SECOND,
  SHIELD_PIGS,
} from './state.ts';
export {
  askedOn,
  CITY,
  CITY_EDGE,
  CONSTRAINTS,
  edgeOf,
  FIELD,
  FIELD_EDGE,
  FIRST_TOUCH,
  FITTING,
  GARDEN,
  kindOf,
  leftOf,
  MARKS,
  MONASTERY,
  middleOf,
  placeIn,
  RIVER_EDGE,
  ROAD,
  ROAD_EDGE,
  rightOf,
  SEGMENTS,
  SIDE,
  SIDE_WEIGHT,
  TALLY,
  TOUCH,
} from './tiles/tables.ts';
