export { BOT_LINE_AT_MOST, BOT_PROTOCOL, FromBot, ToBot } from './bot.ts';
export { CHAT_LENGTH_AT_MOST, PRESETS, PROPOSALS, type Preset, type Proposal } from './chat.ts';
export { type ClockState, flagAt, initialClock, tick } from './clock.ts';
export { ACTIONS_AT_ONCE, Command, type CommandInput } from './commands.ts';
export type * from './entry.ts';
export { type FromTable, ToTable } from './environment.ts';
export * from './leaderboard.ts';
export { LINK_CODE_LENGTH } from './link-code.ts';
export * from './people.ts';
export * from './problem.ts';
export { Clock, LATENESS, type Lateness, TableSettings, VISIBILITIES } from './settings.ts';
export type * from './stream-updates.ts';
export {
  awaitedSince,
  botAt,
  clockTime,
  decisionOf,
  deputyFor,
  fold,
  hasBegun,
  isKicked,
  isPerson,
  mayWatch,
  mustAgree,
  type OpenProposal,
  peopleBySeating,
  seatsOf,
  type Table,
  type TableSeat,
  tableOf,
  unansweredBy,
} from './table.ts';
export {
  Addresses,
  CommandResult,
  Invitation,
  InviteSecret,
  NewTable,
  PublicPerson,
  TableList,
  TableSummary,
} from './table-list.ts';
export { LOG_VERSION, readCommand, readEntryData, readOptionNames } from './version-1.ts';
