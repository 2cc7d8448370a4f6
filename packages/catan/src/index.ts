export type {
  AcceptAction,
  Action,
  BankAction,
  BuyAction,
  CityAction,
  CounterAction,
  DealtCardAction,
  DeclineAction,
  DiceAction,
  DiscardAction,
  EndAction,
  LayMapAction,
  MoveRobberAction,
  OfferAction,
  PlayCardAction,
  RoadAction,
  RobAction,
  RollAction,
  SettleAction,
  SkipAction,
  StolenCardAction,
  TradeAction,
  WithdrawAction,
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
export type { Event, ResourceGain, ScorePart, Shortage } from './events.ts';
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
export { HARBORS, type Harbor, pips, SEVEN, TERRAINS, type Terrain, yieldOf } from './hexes/terrain.ts';
export { catanInfo } from './info.ts';
export {
  CHOICES,
  currentOptions,
  DUEL,
  defaultRules,
  OPTION_RULES,
  type Options,
  PRINTED,
  RANGES,
  type Rules,
  readOptions,
  SEATS,
} from './options.ts';
export * as packed from './packed.ts';
export { PHASES, type Phase } from './phases.ts';
export { hexesBeside, production, type Share, type Site, sharesOf, siteAt } from './questions/land.ts';
export { type PointPart, type PointSource, pointParts } from './questions/points.ts';
export {
  type CardState,
  cardState,
  missingIn,
  PURCHASES,
  type Purchase,
  type PurchaseState,
  purchaseState,
} from './questions/purchases.ts';
export { POINTS } from './scoring/points.ts';
export { PIECES, type State, sevenFreeTurns } from './state.ts';
export { catanDraws, catanTable, ROLL_SUMS } from './table-facts.ts';
export { type TrueHands, trueHands } from './true-hands.ts';
export type {
  AnswerView,
  HexView,
  OfferView,
  SeatView,
  View,
  WayView,
} from './view.ts';
