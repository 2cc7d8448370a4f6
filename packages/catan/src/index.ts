export type {
  Accept,
  Action,
  Bank,
  Buy,
  City,
  Counter,
  Dealt,
  Decline,
  Dice,
  Discard,
  End,
  LayMap,
  MoveRobber,
  Offer,
  Play,
  Road,
  Rob,
  Roll,
  Settle,
  Skip,
  Stolen,
  Trade,
  Withdraw,
} from './actions.ts';
export {
  type CardCounts,
  DEVELOPMENTS,
  type Development,
  type DevelopmentCounts,
  RESOURCES,
  type Resource,
} from './cards/names.ts';
export { COSTS } from './cards/stock.ts';
export type { Event, ScorePart, Shortage } from './events.ts';
export { type Catan, catan } from './game.ts';
export { BASE_ISLAND, islandOf, TOKENS } from './hexes/base.ts';
export {
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  BEGINNERS_PIECES,
  type StartingPieces,
} from './hexes/beginners.ts';
export type { Island } from './hexes/island.ts';
export { hexName, intersectionName, pathName } from './hexes/names.ts';
export { HARBORS, type Harbor, pips, TERRAINS, type Terrain, yieldOf } from './hexes/terrain.ts';
export * as topology from './hexes/topology.ts';
export {
  CHOICES,
  DUEL,
  defaultRules,
  type Options,
  PRINTED,
  RANGES,
  type Rules,
  readOptions,
  SEATS,
} from './options.ts';
export * as packed from './packed.ts';
export { PHASES, type Phase } from './phases.ts';
export { type Standing, standing } from './standing.ts';
export { PIECES, type State } from './state.ts';
export type {
  AnswerView,
  HexView,
  OfferView,
  SeatView,
  View,
  WayView,
} from './view.ts';
