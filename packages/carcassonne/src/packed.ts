/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { find, strengthOf } from './board/features.ts';
export { CITY_OF_FIELD, eachCity } from './scoring/field.ts';
export { MOST_GOODS } from './scoring/goods.ts';
export {
  BUILDER,
  FIGURE_COUNT,
  FINISHED,
  FRONTIER_COUNT,
  HELPER_SHIFT,
  LEFT,
  MAX_SEATS,
  MEEPLE,
  PHASE,
  PIG,
  SEAT,
  SEATS_AT_TABLE,
  STRENGTHS,
  TILE_COUNT,
  WIDTH,
} from './state.ts';
export {
  CITY,
  CONSTRAINTS,
  FIELD,
  FIRST_TOUCH,
  FITTING,
  KIND,
  LOCALS,
  leftOf,
  MONASTERY,
  middleOf,
  OPEN,
  ROAD,
  rightOf,
  SIDE,
  SIDE_WEIGHT,
  shieldsIn,
  TOUCH,
  tilesIn,
} from './tiles/tables.ts';
