import { assertNever, type Seat } from '@bastide/contract';
import type { Proposal } from './chat.ts';
import { type ClockState, incrementFor, initialClock, tick } from './clock.ts';
import type { Awaiting, Entry, OpenedEntry, PersonId, TableOverEntry } from './entry.ts';
import type { TableSettings } from './settings.ts';

/** A seat of a table. */
export interface TableSeat {
  /** Person who holds it; null: nobody. */
  readonly person: PersonId | null;
  /** The bot that has it from the start. */
  readonly bot: string | null;
  /** Person who sat here in the game before: until they come, nobody else sits down, unless the host frees the seat. */
  readonly keptFor: PersonId | null;
  /** The bot that plays it for whoever holds it. */
  readonly delegate: string | null;
  readonly nonce: string;
  /** At a rated table: its holder was a guest when they sat down, so that the table counts among those with guests. */
  readonly isGuest: boolean;
  /** It gave up: it comes last whatever its bot does. */
  readonly isOut: boolean;
  /** Its time was over, and a bot decides for it until its turn has passed on; in the turn of another, until it acts itself. */
  readonly isLate: boolean;
  readonly clock: ClockState;
  /** The number of the entry with which its present decision began; null: it is not awaited. */
  readonly decision: number | null;
}

/** The current turn. */
interface Turn {
  readonly seat: Seat;
  /** True if its seat was awaited in it. */
  readonly isBegun: boolean;
  /** The increment that the seat before it got when it was done, in milliseconds. */
  readonly paid: number;
  /** Milliseconds that its seat had left when the turn came to it; null: time is not counted. */
  readonly left: number | null;
}

export interface OpenProposal {
  /** The number of the entry in which it was asked. */
  readonly asked: number;
  readonly what: Proposal;
  readonly seat: Seat;
  readonly to?: number;
  /** Seats that have agreed, in the order in which they did. */
  readonly yes: readonly Seat[];
}

/** A table as its log tells it: all that is public besides the game itself. Never changed, only replaced. */
export interface Table {
  /** Number of entries folded so far. */
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly options: OpenedEntry['options'];
  readonly settings: TableSettings;
  readonly host: PersonId;
  /** Time since which they are the host. */
  readonly hostSince: number;
  readonly commitment: string;
  readonly after?: string;
  readonly opened: number;
  /** The time of the latest entry. */
  readonly at: number;
  /** Milliseconds by which times of the log are ahead of the clock, as far as that was corrected. Clocks of seats are not. */
  readonly ahead: number;
  readonly state: 'open' | 'running' | 'over';
  readonly seats: readonly TableSeat[];
  /** People who came by the link. */
  readonly guests: readonly PersonId[];
  /** People whom the host kicked: they neither sit down nor talk, and a table known by its link only is closed to them. */
  readonly kicked: readonly PersonId[];
  /** Number of actions taken, those of chance included. */
  readonly acts: number;
  /** Seats that the game waits for; none while chance is to answer. */
  readonly awaits: readonly Seat[];
  /** Seat that has acted and is not answered yet by chance. */
  readonly moved: Seat | null;
  /** null: the game has not begun, or knows no turns. */
  readonly turn: Turn | null;
  readonly asking: OpenProposal | null;
  /** Since when no clock runs. */
  readonly paused: number | null;
  readonly over: TableOverEntry | null;
  /** The table at which they play again. */
  readonly next: string | null;
}

const EMPTY_SEAT: TableSeat = {
  person: null,
  bot: null,
  keptFor: null,
  delegate: null,
  nonce: '',
  isGuest: false,
  isOut: false,
  isLate: false,
  clock: { left: null, since: null },
  decision: null,
};

/** The table after one more entry; the first opens it. */
export function fold(before: Table | undefined, entry: Entry): Table {
  if (entry.kind === 'opened') return opened(entry);
  if (!before) throw new Error(`a log begins with ${entry.kind}`);
  if (entry.seq !== before.version) throw new Error(`entry ${entry.seq} after ${before.version}`);
  const timed = before.ahead === 0 ? entry : { ...entry, at: entry.at - before.ahead };
  return { ...before, ...changed(before, timed), version: entry.seq + 1, at: entry.at };
}

/** The table that a log tells of. */
export function tableOf(entries: Iterable<Entry>): Table | undefined {
  let table: Table | undefined;
  for (const entry of entries) table = fold(table, entry);
  return table;
}

function opened(entry: OpenedEntry & { readonly at: number; readonly seq: number }): Table {
  const { game, rules, options, settings, by, commitment, after, keeps } = entry;
  return {
    version: entry.seq + 1,
    ...{ game, rules, options, settings, commitment },
    ...(after === undefined ? {} : { after }),
    host: by,
    hostSince: entry.at,
    opened: entry.at,
    at: entry.at,
    ahead: 0,
    state: 'open',
    seats: Array.from({ length: options.seats }, (_, seat) => ({
      ...EMPTY_SEAT,
      keptFor: keeps?.[seat] ?? null,
      clock: initialClock(settings.clock),
    })),
    guests: [],
    kicked: [],
    acts: 0,
    awaits: [],
    moved: null,
    turn: null,
    asking: null,
    paused: null,
    over: null,
    next: null,
  };
}

function changed(table: Table, entry: Exclude<Entry, { kind: 'opened' }>): Partial<Table> {
  const seat = (one: Seat, part: Partial<TableSeat>) => ({
    seats: table.seats.map((now, i) => (i === one ? { ...now, ...part } : now)),
  });
  switch (entry.kind) {
    case 'joined':
      return { guests: [...table.guests, entry.person] };
    case 'seated':
      return seat(entry.seat, {
        person: entry.person,
        nonce: entry.nonce,
        isGuest: entry.isGuest ?? false,
        bot: null,
        keptFor: null,
      });
    case 'stood-up':
      return seat(entry.seat, { person: null, nonce: '', isGuest: false });
    case 'kicked':
      return { ...seat(entry.seat, { person: null, nonce: '', isGuest: false }), ...kick(table, entry.seat) };
    case 'readmitted':
      return {
        kicked: table.kicked.filter((one) => one !== entry.person),
        guests: withGuest(table, entry.person),
      };
    case 'hosted':
      // The host before may look at the table as ever.
      return { host: entry.person, hostSince: entry.at, guests: withGuest(table, table.host) };
    case 'bot':
      return seat(entry.seat, { bot: entry.bot, keptFor: null });
    case 'begun':
      return { state: 'running', ...awaiting(table, entry, entry) };
    case 'act': {
      const by = entry.by === 'chance' ? table.moved : entry.by;
      const isBack = entry.by !== 'chance' && entry.bot === undefined && !hasNoTime(table, entry.by);
      const { seats } = isBack ? seat(entry.by, { isLate: false }) : table;
      return { acts: table.acts + 1, asking: null, ...awaiting({ ...table, seats }, entry, entry, by) };
    }
    case 'undone':
      return { acts: entry.to, asking: null, ...awaiting(table, entry, entry, entry.seat, true) };
    case 'asked': {
      const { seat: by, what, to } = entry;
      return { asking: { asked: entry.seq, what, seat: by, ...(to === undefined ? {} : { to }), yes: [by] } };
    }
    case 'answered': {
      const { asking } = table;
      return { asking: asking && entry.yes ? { ...asking, yes: [...asking.yes, entry.seat] } : null };
    }
    case 'paused':
      return { paused: entry.at, asking: null, seats: stopped(table, entry.at) };
    case 'resumed':
      return { paused: null, ...going(table, { paused: null }, entry) };
    case 'late':
      return seat(entry.seat, { clock: { left: 0, since: null }, isLate: entry.lateness === 'decide' });
    case 'delegated':
      return going(table, seat(entry.seat, { delegate: entry.bot }), entry);
    case 'claimed': {
      // A decision that came too late is not awaited once more: else the seat would be lost again at once.
      const { decision, clock } = table.seats[entry.seat]!;
      const isLate = hasNoTime(table, entry.seat) || (decision !== null && clock.left === 0);
      return going(table, seat(entry.seat, { delegate: null, isLate }), entry);
    }
    case 'credited':
      return {
        seats: table.seats.map((one) =>
          one.clock.since === null
            ? one
            : { ...one, clock: { ...one.clock, since: one.clock.since + entry.ms } },
        ),
      };
    case 'clock-corrected': {
      const now = entry.at - entry.ms;
      return {
        ahead: table.ahead + entry.ms,
        hostSince: Math.min(table.hostSince, now),
        paused: table.paused === null ? null : Math.min(table.paused, now),
        // Nobody loses time by it: a clock that was to begin later begins now, and one that runs goes on.
        seats: table.seats.map((one) =>
          one.clock.since === null
            ? one
            : { ...one, clock: { ...one.clock, since: Math.min(one.clock.since, now) } },
        ),
      };
    }
    case 'resigned': {
      const asking = table.asking?.seat === entry.seat ? null : table.asking;
      return { ...going(table, seat(entry.seat, { isOut: true, delegate: entry.bot }), entry), asking };
    }
    case 'over':
      return { state: 'over', over: entry, awaits: [], asking: null, seats: stopped(table, entry.at) };
    case 'rematch':
      return { next: entry.table };
    case 'linkReplaced':
      return { guests: table.guests.filter((guest) => table.seats.some(({ person }) => person === guest)) };
    case 'said':
    case 'hidden':
      return {};
    default:
      return assertNever(entry);
  }
}

const withGuest = ({ guests }: Table, person: PersonId): readonly PersonId[] =>
  guests.includes(person) ? guests : [...guests, person];

/** Bars a person from the table: whoever had several seats loses them all. */
function kick({ seats, kicked }: Table, seat: Seat): Pick<Table, 'kicked'> {
  const person = seats[seat]!.person;
  return { kicked: person === null || kicked.includes(person) ? kicked : [...kicked, person] };
}

interface Time {
  readonly seq: number;
  readonly at: number;
}

/** Sets the seats that the table waits for from here on; turn, clocks and decisions with them. `by`: the seat that has just acted. */
function awaiting(
  table: Table,
  { awaits, turn }: Awaiting,
  { seq, at }: Time,
  by: Seat | null = null,
  isBack = false,
): Partial<Table> {
  const from = turn === undefined ? table : passOn(table, turn, at, isBack);
  if (!awaits) return { turn: from.turn, seats: from.seats, awaits: [], moved: by };
  const own = from.turn?.seat;
  return {
    awaits,
    moved: null,
    turn: from.turn && { ...from.turn, isBegun: from.turn.isBegun || awaits.includes(from.turn.seat) },
    seats: from.seats.map((before, seat) => {
      const isAwaited = awaits.includes(seat);
      const goesOn = isAwaited && before.decision !== null && by !== seat;
      const one = { ...before, isLate: before.isLate && (isAwaited || seat === own) };
      return {
        ...one,
        decision: goesOn ? one.decision : isAwaited ? seq : null,
        clock: tick(one.clock, table.settings.clock, {
          at,
          runs: isAwaited && table.paused === null && isTimed(one),
          begins: isAwaited && !goesOn && (seat !== own || !from.turn!.isBegun),
        }),
      };
    }),
  };
}

/** The turn passes on, and whoever made it gets an increment. */
function passOn(table: Table, to: Seat, at: number, isBack: boolean): Pick<Table, 'turn' | 'seats'> {
  if (isBack && table.turn) return passBack(table, table.turn, to, at);
  const { clock } = table.settings;
  const stood = table.seats.map((one) => tick(one.clock, clock, { at, runs: false, begins: false }));
  const of = table.turn?.seat;
  const paid = of === undefined || !isTimed(table.seats[of]!) ? 0 : incrementFor(stood[of]!, clock);
  return {
    turn: { seat: to, paid, isBegun: false, left: stood[to]!.left },
    seats: table.seats.map((one, seat) => (seat === of ? { ...one, clock: paidTo(stood[of]!, paid) } : one)),
  };
}

/** The turn goes back to that seat, as if it had never passed on: nobody is paid, and whoever had it since has the time they had before. */
function passBack(table: Table, had: Turn, to: Seat, at: number): Pick<Table, 'turn' | 'seats'> {
  const { clock } = table.settings;
  const clockAfter = (one: TableSeat, seat: Seat) =>
    seat === to
      ? paidTo(tick(one.clock, clock, { at, runs: false, begins: false }), -had.paid)
      : seat === had.seat
        ? { left: had.left, since: null }
        : one.clock;
  return {
    turn: { seat: to, paid: 0, isBegun: true, left: table.seats[to]!.clock.left },
    seats: table.seats.map((one, seat) => ({ ...one, clock: clockAfter(one, seat) })),
  };
}

const paidTo = ({ left }: ClockState, paid: number): ClockState => ({
  left: left === null ? null : Math.max(0, left + paid),
  since: null,
});

/** The same decisions, but other clocks run. */
const going = (table: Table, part: Partial<Table>, time: Time): Partial<Table> => ({
  ...part,
  ...awaiting({ ...table, ...part }, { awaits: table.awaits }, time),
});

const stopped = (table: Table, at: number): readonly TableSeat[] =>
  table.seats.map((one) => ({
    ...one,
    clock: tick(one.clock, table.settings.clock, { at, runs: false, begins: false }),
  }));

/** The time of the latest entry as the clock has it, in milliseconds since 1970. */
export const clockTime = ({ at, ahead }: Pick<Table, 'at' | 'ahead'>): number => at - ahead;

/** Tells whether a person decides at this seat now. */
export const isPerson = ({ person, delegate }: TableSeat): boolean => person !== null && delegate === null;

/**
 * The seats that must agree before a request to all (`OpenProposal`) is carried out: people who still play. A delegated seat agrees by itself at a
 * casual table, so that nobody who left can stop it. Where the result counts, its holder decides: otherwise one player could call off a
 * game that is lost.
 */
export const mustAgree = ({ seats, settings }: Pick<Table, 'seats' | 'settings'>): readonly Seat[] =>
  [...seats.keys()].filter((seat) => {
    const one = seats[seat]!;
    return !one.isOut && (settings.isRated ? one.person !== null : isPerson(one));
  });

/** The seats that must agree to the open request and have not answered it yet. */
export const unansweredBy = (table: Pick<Table, 'seats' | 'settings' | 'asking'>): readonly Seat[] =>
  table.asking ? mustAgree(table).filter((seat) => !table.asking!.yes.includes(seat)) : [];

/** Tells whether its turn goes on without any time for it: that comes with its next turn. */
const hasNoTime = ({ turn, seats }: Table, seat: Seat): boolean =>
  turn?.seat === seat && seats[seat]!.clock.left === 0;

/** Tells whether its time is counted while it is awaited. */
const isTimed = (seat: TableSeat): boolean => isPerson(seat) && !seat.isLate;

/** The bot that decides at this seat now, if one does. */
export const botAt = ({ bot, delegate }: TableSeat): string | undefined => delegate ?? bot ?? undefined;

/** The seats of a person, in turn order. */
export const seatsOf = ({ seats }: Table, person: PersonId | undefined): readonly Seat[] =>
  person === undefined ? [] : [...seats.keys()].filter((seat) => seats[seat]!.person === person);

/** The name of the decision of a seat, to be answered by `act`; undefined: none is open. */
export function decisionOf({ seats }: Table, seat: Seat): string | undefined {
  const from = seats[seat]?.decision;
  return from === null || from === undefined ? undefined : `${seat}.${from}`;
}

/** Tells whether the game of a table has begun, be it over by now. */
export const hasBegun = ({ state, acts, seats }: Table): boolean =>
  state === 'running' || acts > 0 || seats.some(({ decision }) => decision !== null);

/** Tells whether the host kicked that person, and has not readmitted them. */
export const isKicked = ({ kicked }: Pick<Table, 'kicked'>, person: PersonId | undefined): boolean =>
  person !== undefined && kicked.includes(person);

/**
 * Tells whether a person may look at the table: at a public one everybody may, at another the host, who sits there, and who came by the link
 * and was not kicked.
 */
export const mayWatch = (table: Table, person: PersonId | undefined): boolean =>
  table.settings.visibility === 'public' ||
  (person !== undefined &&
    (table.host === person ||
      seatsOf(table, person).length > 0 ||
      (table.guests.includes(person) && !isKicked(table, person))));

/** People who hold seats, in the order in which they sat down; accounts of bots are left out. */
export function peopleBySeating({ seats }: Table, entries: Iterable<Entry>): readonly PersonId[] {
  const order = new Set<Seat>();
  for (const entry of entries) {
    if (entry.kind !== 'seated') continue;
    order.delete(entry.seat);
    if (!entry.isBot) order.add(entry.seat);
  }
  return [...new Set([...order].flatMap((seat) => seats[seat]!.person ?? []))];
}

/**
 * The one who may hand the seat of that holder to a bot: the host, or of those who are available the person who has sat there longest. Nobody
 * does it for themselves.
 */
export const deputyFor = (
  holder: PersonId,
  table: Table,
  entries: Iterable<Entry>,
  isAvailable: (person: PersonId) => boolean,
): PersonId | undefined =>
  [table.host, ...peopleBySeating(table, entries)].find((one) => one !== holder && isAvailable(one));

/**
 * Time by the clock since which the game has waited for the person at that seat; undefined: it does not. A person who took the
 * seat back from a bot is waited for anew, and so is everybody after a pause.
 */
export function awaitedSince(table: Table, entries: readonly Entry[], seat: Seat): number | undefined {
  const at = table.seats[seat]!;
  const { decision } = at;
  if (table.state !== 'running' || table.paused !== null || decision === null || !isPerson(at))
    return undefined;
  const isAnew = (entry: Entry) =>
    entry.kind === 'resumed' || (entry.kind === 'claimed' && entry.seat === seat);
  const from = Math.max(
    decision,
    entries.findLastIndex((entry) => entry.seq > decision && isAnew(entry)),
  );
  return clockTimeOf(entries[from]!, table, entries);
}

/** The time of an entry by the clock as later corrections have it: in the future of none of them. */
function clockTimeOf({ seq, at }: Entry, table: Table, entries: readonly Entry[]): number {
  const corrections = entries.slice(seq + 1).filter((entry) => entry.kind === 'clock-corrected');
  let ahead = table.ahead - corrections.reduce((sum, { ms }) => sum + ms, 0);
  let time = at - ahead;
  for (const correction of corrections) {
    ahead += correction.ms;
    time = Math.min(time, correction.at - ahead);
  }
  return time;
}
