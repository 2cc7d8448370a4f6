export type { DeployAction } from './actions/deploy.ts';
export type { DrawAction } from './actions/draw.ts';
export { clashes, type PlaceAction } from './actions/place.ts';
export type { SkipAction } from './actions/skip.ts';
export type { Action } from './actions.ts';
export {
  CHOICES,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionName,
  NEEDS,
  OPTION_RULES,
  type Options,
  type Rules,
  SEATS,
  SETS,
  type SetName,
} from './editions.ts';
export type { DeployedFigure, SegmentRefs } from './event-parts.ts';
export type { Event, ScorePart } from './events.ts';
export { type FigureRefusal, figureRefusals } from './figure-refusals.ts';
export { FIGURES, type Figure, PIECES, piecesOf } from './figures.ts';
export { type Carcassonne, carcassonne } from './game.ts';
export { carcassonneInfo } from './info.ts';
export type { Coordinates } from './layout/cells.ts';
export { type Rotation, TURNS } from './layout/rotations.ts';
export { controllersOf } from './layout/strength.ts';
export * as packed from './packed.ts';
export { optionsOfRule, rulingEdition } from './rule-options.ts';
export { type ScoreBreakdown, scoreBreakdown } from './score-breakdown.ts';
export type { RetrieveAction } from './sets/abbot/retrieve.ts';
export { GOODS, type Good } from './sets/traders/facts.ts';
export type { FarmerAction } from './sets/traders/farmer.ts';
export { cityOfField } from './sets/traders/points.ts';
export type { SecondPartAction } from './sets/traders/second.ts';
export { PHASES, type Phase, type State } from './state.ts';
export { carcassonneTable, hasCity, hasMonastery, hasShield } from './table-facts.ts';
export { startTile, TILES, tileFacts, tilesOf } from './tiles/catalogue.ts';
export {
  type CitySegment,
  type Edge,
  type FieldSegment,
  type MonasterySegment,
  type River,
  type RoadSegment,
  type RoadStop,
  type Segment,
  type SegmentKind,
  SIDES,
  type Side,
  type Slot,
  slots,
  type TileFacts,
} from './tiles/notation.ts';
export { readTiles } from './tiles/proof.ts';
export type { FeatureView, PlacedTile, SeatView, View } from './view.ts';
