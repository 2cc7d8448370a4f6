/**
 * The packed state, for programs that search: what the places in its arrays mean, and the questions that the rules
 * themselves ask. Read only; steps change states.
 */
export { find, strengthOf } from './board/features.ts';
export { isMeeple, slotOf } from './board/pieces.ts';
export { cityOfField } from './scoring/field.ts';
export { MOST_GOODS } from './scoring/goods.ts';
export { pigBonus } from './scoring/pig-bonus.ts';
export {
  ABBOT,
  BIG,
  BUILDER,
  FIGURE_COUNT,
  FINISHED,
  FRONTIER_COUNT,
  GONE,
  HELPER_SHIFT,
  LEFT,
  MAX_SEATS,
  MEEPLE,
  PHASE,
  PIG,
  RULES,
  SEAT,
  SEATS_AT_TABLE,
  SHIELD_PIGS,
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
  GARDEN,
  KIND,
  LOCALS,
  leftOf,
  MONASTERY,
  middleOf,
  OPEN,
  RICH,
  ROAD,
  rightOf,
  SIDE,
  SIDE_WEIGHT,
  shieldsIn,
  TOUCH,
  tilesIn,
} from './tiles/tables.ts';
