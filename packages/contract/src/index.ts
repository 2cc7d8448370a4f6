export { atOnce } from './at-once.ts';
export {
  type ConformanceSettings,
  conformance,
  PROMISES,
  type PromiseName,
  type Violation,
} from './conformance.ts';
export { type Dealer, seeded, table } from './dealer.ts';
export * from './game.ts';
export { BOT_PEOPLE, botCalled, cutName, isName, NAME_AT_MOST, roomInName, seatsCalled } from './names.ts';
export { type Played, play, playOut } from './play.ts';
export type { Random } from './random.ts';
export {
  ACTIONS_AT_MOST,
  type Act,
  act,
  defaultNames,
  FORM_FAULTS,
  FORMAT,
  type GameRecord,
  gameOf,
  isObject,
  type RecordFault,
  type Replayed,
  recordOf,
  replay,
  replaying,
  type Step,
  show,
} from './record.ts';
export { Sfc32 } from './sfc32.ts';
export { type Staged, stage } from './stage.ts';
export type { DrawKind, GameInfo, TableFacts } from './table-facts.ts';
export { parseRecord, readText, writeText } from './text.ts';
export { visible } from './visible.ts';
