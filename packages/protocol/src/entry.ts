import type { Actor, Outcome, Seat } from '@bastide/contract';
import type { Preset, Proposal } from './chat.ts';
import type { Lateness, TableSettings } from './settings.ts';

/** A person by id: names are told beside the log, so that a name that is erased is gone. */
export type PersonId = string;

/** An action as somebody learns of it: of some actions only the type is public. */
export interface EntryAction {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** An event of the game, redacted for its reader. */
export interface EntryEvent {
  readonly type: string;
}

/** The game goes on from here: whom it waits for. */
export interface Awaiting {
  /** Seats that are to decide, in turn order; absent while chance is to answer. */
  readonly awaits?: readonly Seat[];
  /** Seat whose turn it is from here on; absent if unchanged. */
  readonly turn?: Seat;
}

/** An action and what came of it, as one seat learns of them. */
export interface RedactedStep {
  readonly action: EntryAction;
  readonly events: readonly EntryEvent[];
}

export interface OpenedEntry {
  readonly kind: 'opened';
  /** Version of the names of entries; absent: 1. */
  readonly logVersion?: number;
  readonly game: string;
  /** The version of its rules, for as long as there is this table. */
  readonly rules: string;
  readonly options: { readonly seats: number };
  readonly settings: TableSettings;
  readonly by: PersonId;
  /** Commitment of the fair dealer. */
  readonly commitment: string;
  /** The table that this one continues. */
  readonly after?: string;
  /** The people of that table for whom their seats are kept, by seat. */
  readonly keeps?: readonly (PersonId | null)[];
}
/** Somebody entered who had the link. */
export interface JoinedEntry {
  readonly kind: 'joined';
  readonly person: PersonId;
}
export interface SeatedEntry {
  readonly kind: 'seated';
  readonly seat: Seat;
  readonly person: PersonId;
  readonly nonce: string;
  /** It is the account of a bot. */
  readonly isBot?: true;
  /** A guest at a rated table: an account without a way back, or a bot of such an account. */
  readonly isGuest?: true;
}
export interface StoodUpEntry {
  readonly kind: 'stood-up';
  readonly seat: Seat;
}
/** The host took the seat: the person who had it is not let in until the host readmits them. */
export interface KickedEntry {
  readonly kind: 'kicked';
  readonly seat: Seat;
}
/** The host lets somebody who was kicked come again. */
export interface ReadmittedEntry {
  readonly kind: 'readmitted';
  readonly person: PersonId;
}
/** The host of a table that has not begun was away: somebody who sits there is the host from now on. */
export interface HostChangedEntry {
  readonly kind: 'hosted';
  readonly person: PersonId;
}
/** The host replaced the secret part of the link: nobody comes by the old one any more, and only those who sit there stay. */
export interface LinkReplacedEntry {
  readonly kind: 'linkReplaced';
}
/** A seat that is played by a bot from the start; null: it is free again. */
export interface BotSeatedEntry {
  readonly kind: 'bot';
  readonly seat: Seat;
  readonly bot: string | null;
}
export interface BegunEntry extends Awaiting {
  readonly kind: 'begun';
}
export interface ActionEntry extends Awaiting {
  readonly kind: 'act';
  readonly by: Actor;
  readonly action: EntryAction;
  /** A bot decided in the place of whoever holds the seat. */
  readonly bot?: string;
  /** Events as any onlooker sees them; absent where the reader can play the action by itself, since nothing is secret. */
  readonly events?: readonly EntryEvent[];
  /** More that the reader's seats know, by seat: those that know no more are left out. */
  readonly as?: Readonly<Record<Seat, RedactedStep>>;
  /** Points that all can see after it, by seat; absent where events are. */
  readonly points?: readonly number[];
}
/** Actions were taken back: `to` are left. */
export interface UndoneEntry extends Awaiting {
  readonly kind: 'undone';
  readonly seat: Seat;
  readonly to: number;
}
export interface ProposedEntry {
  readonly kind: 'asked';
  readonly seat: Seat;
  readonly what: Proposal;
  /** Of a takeback: how many actions would be left. */
  readonly to?: number;
}
export interface AnsweredEntry {
  readonly kind: 'answered';
  readonly seat: Seat;
  /** The number of the entry in which it was asked. */
  readonly asked: number;
  readonly yes: boolean;
}
export interface PausedEntry {
  readonly kind: 'paused';
}
export interface ResumedEntry {
  readonly kind: 'resumed';
  readonly seat: Seat;
}
/** A seat's time is over. */
export interface TimeOverEntry {
  readonly kind: 'late';
  readonly seat: Seat;
  readonly lateness: Lateness;
}
/** A bot plays a seat until it is claimed back. */
export interface DelegatedEntry {
  readonly kind: 'delegated';
  readonly seat: Seat;
  readonly bot: string;
  /** Another person, mostly the host, if it was neither its holder who wished it nor the clock. */
  readonly by?: PersonId;
}
export interface ReclaimedEntry {
  readonly kind: 'claimed';
  readonly seat: Seat;
}
/** The server was away for so many milliseconds: they count for nobody. */
export interface TimeCreditedEntry {
  readonly kind: 'credited';
  readonly ms: number;
}
/**
 * The clock of the server was ahead by so many milliseconds, and is right again. The log never goes back in time: from here on its
 * times are ahead by as much, and the clocks of seats are counted without it.
 */
export interface ClockCorrectedEntry {
  readonly kind: 'clock-corrected';
  readonly ms: number;
}
export interface ChatEntry {
  readonly kind: 'said';
  readonly person: PersonId;
  readonly to: 'all' | 'seats';
  readonly text?: string;
  readonly preset?: Preset;
}
/** A seat gave up, or lost by time: a bot plays it to the end, and it comes last. */
export interface ResignedEntry {
  readonly kind: 'resigned';
  readonly seat: Seat;
  readonly bot: string;
}
export const ENDINGS = ['played', 'resigned', 'calledOff', 'closed'] as const;
/** The end of the table. `outcome`: null where nobody won anything. The dealer opens its secret. */
export interface TableOverEntry {
  readonly kind: 'over';
  readonly why: (typeof ENDINGS)[number];
  readonly outcome: Outcome | null;
  readonly secret: string;
  /** It was closed because nobody had been at it for long. */
  readonly isDeserted?: true;
}
/** Those who play sit down at another table; null: the one that was opened for it is closed, and another can be. */
export interface RematchEntry {
  readonly kind: 'rematch';
  readonly table: string | null;
  readonly by: PersonId;
}
/** Something that this reader may not know. */
export interface HiddenEntry {
  readonly kind: 'hidden';
}

/** An entry of a table's log, without number and time. */
export type EntryData =
  | OpenedEntry
  | JoinedEntry
  | SeatedEntry
  | StoodUpEntry
  | KickedEntry
  | ReadmittedEntry
  | HostChangedEntry
  | LinkReplacedEntry
  | BotSeatedEntry
  | BegunEntry
  | ActionEntry
  | UndoneEntry
  | ProposedEntry
  | AnsweredEntry
  | PausedEntry
  | ResumedEntry
  | TimeOverEntry
  | DelegatedEntry
  | ReclaimedEntry
  | TimeCreditedEntry
  | ClockCorrectedEntry
  | ChatEntry
  | ResignedEntry
  | TableOverEntry
  | RematchEntry;

/** A line of the log as somebody reads it: numbered from 0 without gaps, at a time in milliseconds since 1970. */
export type Entry = { readonly seq: number; readonly at: number } & (EntryData | HiddenEntry);
