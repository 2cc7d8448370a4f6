/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */

export { figureOf, localOf, SKIP } from './actions/deployment-codes.ts';
export { find } from './board/features.ts';
export { MAX_SEATS } from './capacity.ts';
export { isMeeple, MEEPLE } from './figures.ts';
export { STEP, TILES_AT_MOST, WIDTH } from './layout/cells.ts';
export { figureIn, isHome, localIn, slotIn } from './layout/deployed.ts';
export { hasHelper, isRich } from './layout/marks.ts';
export { controllers, isOccupied, strengthOf } from './layout/strength.ts';
export { isComplete, OPEN, shieldsIn, tilesIn } from './layout/tally.ts';
export { CITY_TILE, PRECINCT_CELLS, ROAD_TILE } from './scoring/points.ts';
export { ABBOT, GARDEN } from './sets/abbot/facts.ts';
export { RETRIEVE } from './sets/abbot/retrieve.ts';
export { BIG } from './sets/inns/facts.ts';
export { CITY_TILE_WITH_CATHEDRAL, ROAD_TILE_WITH_INN } from './sets/inns/points.ts';
export { RIVER_EDGE } from './sets/river/course.ts';
export { SECOND } from './sets/traders/builder.ts';
export { BUILDER, PAIRED_BUILDER, PIG, SHIELD_PIGS } from './sets/traders/facts.ts';
export { pigBonus } from './sets/traders/pig-bonus.ts';
export { FARMER } from './sets/traders/pigs.ts';
export { cityOfField, MOST_GOODS, PIG_PAYS } from './sets/traders/points.ts';
export { TAKEN } from './sets/traders/second.ts';
export { bySeat, DEPLOY, DRAW, FINISHED, PLACE } from './state.ts';
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
  kindOf,
  leftOf,
  MARKS,
  MONASTERY,
  middleOf,
  placeIn,
  ROAD,
  ROAD_EDGE,
  rightOf,
  SEGMENTS,
  SIDE,
  SIDE_WEIGHT,
  TALLY,
  TOUCH,
} from './tiles/tables.ts';
