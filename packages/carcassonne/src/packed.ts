/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { STEP, TILES_AT_MOST, WIDTH } from './board/cells.ts';
export { figureIn, isHome, localIn, slotIn } from './board/deployed.ts';
export { find } from './board/features.ts';
export { hasHelper, hasInnOrCathedral } from './board/marks.ts';
export { controllers, isOccupied, strengthOf } from './board/strength.ts';
export { isComplete, OPEN, shieldsIn, tilesIn } from './board/tally.ts';
export { ABBOT, BIG, BUILDER, isMeeple, MEEPLE, PIG } from './figures.ts';
export { MAX_SEATS } from './room.ts';
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
export { bySeat, FINISHED, SHIELD_PIGS } from './state.ts';
export {
  askedOn,
  CITY,
  CONSTRAINTS,
  FIELD,
  FIELD_EDGE,
  FIRST_TOUCH,
  FITTING,
  GARDEN,
  kindOf,
  leftOf,
  MONASTERY,
  middleOf,
  RIVER_EDGE,
  ROAD,
  ROAD_EDGE,
  rightOf,
  SIDE,
  TOUCH,
} from './tiles/tables.ts';
