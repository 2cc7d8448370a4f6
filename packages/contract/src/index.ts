export { type ActionShape, type ActionShapes, byChance, bySeat } from './action-shapes.ts';
export {
  type ConformanceSettings,
  conformance,
  GUARANTEES,
  type GuaranteeName,
  type Violation,
} from './conformance.ts';
export { type Dealer, manualDealer, seededDealer } from './dealer.ts';
export {
  defineGame,
  type GameDefinition,
  type OwnParts,
  type SecretGameDefinition,
} from './define-game.ts';
export { deriveFast, type SlowGame } from './derive-fast.ts';
export { type Field, type Fields, flag, integer, listOf, oneOf } from './fields.ts';
export * from './game.ts';
export {
  BOT_PERSON_NAMES,
  charactersLeft,
  fillSeatNames,
  freeBotName,
  isName,
  NAME_AT_MOST,
  truncateName,
} from './names.ts';
export { type PlayResult, play, playout } from './play.ts';
export { type PreviewStep, preview } from './preview.ts';
export type { Random } from './random.ts';
export {
  ACTIONS_AT_MOST,
  defaultNames,
  drain,
  FORM_FAULTS,
  FORMAT,
  type GameRecord,
  gameNameOf,
  isObject,
  quote,
  type RecordedAction,
  type RecordFault,
  type ReplayObserver,
  type ReplayOutcome,
  recordedAction,
  recordOf,
  replay,
  replaySteps,
} from './record.ts';
export { malformed, type ReadAction, readAction, refuse } from './refusal.ts';
export { sanitize } from './sanitize.ts';
export { Sfc32 } from './sfc32.ts';
export {
  type DrawKind,
  type GameInfo,
  type OwnTableFacts,
  type TableFacts,
  type TakenAction,
  tableFacts,
  takebackTarget,
} from './table-facts.ts';
export { parseRecord, readText, withoutByteOrderMark, writeText } from './text.ts';
