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
export {
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  BEGINNERS_PIECES,
  type StartingPieces,
} from './hexes/beginners.ts';
export { HARBORS, type Harbor, pips, TERRAINS, type Terrain, TOKENS, yieldOf } from './hexes/terrain.ts';
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
export { type Standing, standing } from './standing.ts';
export { PIECES, type State } from './state.ts';
export {
  type AnswerView,
  type HexView,
  type OfferView,
  PHASES,
  type Phase,
  type SeatView,
  type View,
  type WayView,
} from './view.ts';
