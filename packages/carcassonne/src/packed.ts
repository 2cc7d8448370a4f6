/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { find, greatest, strengthOf } from './board/features.ts';
export { cityOfField } from './scoring/field.ts';
export { MOST_GOODS, symbols } from './scoring/goods.ts';
export { pigBonus } from './scoring/pig-bonus.ts';
export { worth } from './scoring/worth.ts';
export {
  BUILDER,
  DRAW,
  DUE,
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
  SEGMENT_COUNT,
  TILE_COUNT,
  WIDTH,
} from './state.ts';
export {
  CITY,
  CONSTRAINTS,
  edgeOf,
  FIELD,
  FIRST_TOUCH,
  FITTING,
  GOODS_SHIFT,
  KIND,
  LOCALS,
  MONASTERY,
  middleOf,
  OPEN,
  ROAD,
  SEGMENTS,
  SIDE,
  shieldsIn,
  TOUCH,
  tilesIn,
} from './tiles/tables.ts';
