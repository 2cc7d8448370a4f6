export { BOT_LINE_AT_MOST, BOT_PROTOCOL, FromBot, ToBot } from './bot.ts';
export { flagAt, type Ticking, tick, wind } from './clock.ts';
export { LINK_SIGNS } from './codes.ts';
export { ACTIONS_AT_ONCE, Command, type CommandSent } from './commands.ts';
export type * from './entry.ts';
export { type FromTable, ToTable } from './environment.ts';
export * from './fame.ts';
export { Addresses, Done, Invitation, Invite, Listed, NewTable, PersonSeen, Tables } from './listed.ts';
export type * from './messages.ts';
export * from './people.ts';
export * from './problem.ts';
export { Clock, LATENESS, type Lateness, TableSettings, VISIBILITIES } from './settings.ts';
export {
  type Asking,
  awaitedSince,
  botAt,
  clockTime,
  decisionOf,
  deputyFor,
  fold,
  hasBegun,
  isPerson,
  isSentAway,
  mayWatch,
  mustAgree,
  peopleBySitting,
  seatsOf,
  type Table,
  type TableSeat,
  tableOf,
  unansweredBy,
} from './table.ts';
export { PRESETS, PROPOSALS, type Preset, type Proposal, TALK_AT_MOST } from './talk.ts';
