import { botsFor, type InstantBotName, isInstantBot } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { awaitedSince, type Command, deputyFor, type Entry, type PersonId, seatsOf } from '@bastide/protocol';
import { playerFault, runningFault } from './preconditions.ts';
import { carryOutIfAgreed } from './proposals.ts';
import { type CommandRefusal, refuse } from './refusal.ts';
import type { Requester } from './requester.ts';
import { botFault } from './seating.ts';
import type { TableDraft } from './table-draft.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Goes on after a pause: whoever plays may say so. */
export function resume(draft: TableDraft, person: string, seat: Seat): CommandRefusal | undefined {
  const fault = playerFault(draft.table, person, seat);
  if (fault) return fault;
  if (draft.table.paused === null) return refuse('not-paused');
  draft.append({ kind: 'resumed', seat });
  return undefined;
}

/**
 * A bot plays a seat until its holder claims it back: as its holder wishes, or another person (`deputyFor`) when its holder is away or, where
 * no clock runs, silent. Others who are there do not lose their seats to it, nor their voices where all have to agree. Where there are days
 * for a turn nobody has to look on, and everybody has all of their time.
 */
export function delegate(
  draft: TableDraft,
  asker: Requester,
  { seat, bot }: Of<'delegate'>,
): CommandRefusal | undefined {
  const { table } = draft;
  const { person, isAway = () => true } = asker;
  const over = runningFault(table);
  if (over) return over;
  const seatState = table.seats[seat];
  if (!seatState || seatState.person === null) return refuse('not-seated');
  const isOwn = seatState.person === person;
  if (!isOwn && deputyFor(seatState.person, table, entriesOf(draft), isAvailable(draft, asker)) !== person)
    return refuse('not-your-seat');
  if (seatState.isOut) return refuse('out');
  if (!isOwn && table.settings.clock.kind === 'days' && !seatState.isLate) return refuse('not-late');
  if (!isOwn && !isAway(seatState.person) && !isSilent(draft, asker, [seat])) return refuse('not-away');
  const botRefusal = botFault(draft, bot);
  if (botRefusal) return botRefusal;
  delegateSeat(draft, seat, bot, isOwn ? undefined : person);
  return undefined;
}

/** Tells whether a person can do something at the table now: whoever asks can; others not while they are away or silent. */
const isAvailable =
  (draft: TableDraft, asker: Requester) =>
  (person: PersonId): boolean =>
    person === asker.person ||
    !(asker.isAway?.(person) || isSilent(draft, asker, seatsOf(draft.table, person)));

const entriesOf = ({ before }: TableDraft): readonly Entry[] => before.log.map(({ entry }) => entry);

/** Tells whether the game has waited too long for one of these seats, where no clock does anything about it. */
function isSilent(draft: TableDraft, asker: Requester, seats: readonly Seat[]): boolean {
  const { table } = draft;
  if (table.settings.clock.kind !== 'none' || !asker.isSilent) return false;
  const entries = entriesOf(draft);
  const since = seats.flatMap((seat) => awaitedSince(table, entries, seat) ?? []);
  return since.some(asker.isSilent);
}

/** From now on a bot plays for whoever holds the seat; nobody waits for their answer to a question. `by`: who did it in their place. */
export function delegateSeat(
  draft: TableDraft,
  seat: Seat,
  bot: string = standInBot(draft),
  by?: string,
): void {
  draft.append({ kind: 'delegated', seat, bot, ...(by !== undefined && { by }) });
  carryOutIfAgreed(draft);
}

/** The holder is back. */
export function claimBack(draft: TableDraft, person: string, seat: Seat): CommandRefusal | undefined {
  const fault = playerFault(draft.table, person, seat);
  if (fault) return fault;
  if (draft.table.seats[seat]!.delegate === null) return refuse('not-delegated');
  draft.append({ kind: 'claimed', seat });
  return undefined;
}

export function resign(draft: TableDraft, person: string, seat: Seat): CommandRefusal | undefined {
  const fault = playerFault(draft.table, person, seat);
  if (fault) return fault;
  resignSeat(draft, seat);
  return undefined;
}

/** The seat comes last; a bot plays it on where others still play against each other. */
export function resignSeat(draft: TableDraft, seat: Seat): void {
  draft.append({ kind: 'resigned', seat, bot: standInBot(draft) });
  const stay = draft.table.seats.filter(({ isOut }) => !isOut);
  if (stay.length < 2 || stay.every(({ person }) => person === null)) draft.end('resigned');
  else carryOutIfAgreed(draft);
}

/** The best bot of the game that answers at once: nobody waits for who stands in. */
export const standInBot = ({ table }: Pick<TableDraft, 'table'>): InstantBotName =>
  botsFor(table.game).includes('greedy') ? 'greedy' : botsFor(table.game).find(isInstantBot)!;
