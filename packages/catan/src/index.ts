export type { AcceptAction } from './actions/accept.ts';
export type { BankAction } from './actions/bank-trade.ts';
export type { BuyAction } from './actions/buy.ts';
export type { CityAction } from './actions/city.ts';
export type { CounterAction } from './actions/counter.ts';
export type { DealtCardAction } from './actions/dealt.ts';
export type { DeclineAction } from './actions/decline.ts';
export type { DiceAction } from './actions/dice.ts';
export type { DiscardAction } from './actions/discard.ts';
export type { EndAction } from './actions/end.ts';
export type { Action } from './actions/index.ts';
export type { LayMapAction } from './actions/lay-map.ts';
export type { OfferAction } from './actions/offer.ts';
export type { PlayCardAction } from './actions/play.ts';
export type { RoadAction } from './actions/road.ts';
export type { RobAction } from './actions/rob.ts';
export type { MoveRobberAction } from './actions/robber.ts';
export type { RollAction } from './actions/roll.ts';
export type { SettleAction } from './actions/settle.ts';
export type { SkipAction } from './actions/skip.ts';
export type { StolenCardAction } from './actions/stolen.ts';
export type { TradeAction } from './actions/trade.ts';
export type { WithdrawAction } from './actions/withdraw.ts';
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
export { centreOf, HEX_CORNERS } from './hexes/geometry.ts';
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
export {
  hexesBeside,
  production,
  productionBySeat,
  type Share,
  type Site,
  sharesOf,
  siteAt,
} from './questions/land.ts';
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
