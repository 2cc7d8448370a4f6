import { botsFor, type InstantBotName, isInstantBot } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { awaitedSince, type Command, deputyFor, type Entry, type PersonId, seatsOf } from '@bastide/protocol';
import type { Asker } from './asker.ts';
import { agree } from './asking.ts';
import { playerFault, runningFault } from './holder.ts';
import { type Refused, refused } from './refused.ts';
import { botFault } from './seating.ts';
import type { Staging } from './staging.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Goes on after a pause: whoever plays may say so. */
export function resume(staging: Staging, person: string, seat: Seat): Refused | undefined {
  const fault = playerFault(staging.table, person, seat);
  if (fault) return fault;
  if (staging.table.paused === null) return refused('not-paused');
  staging.add({ kind: 'resumed', seat });
  return undefined;
}

/**
 * A bot plays a seat until its holder claims it back: as its holder wishes, or another person (`deputyFor`) when its holder is away or, where
 * no clock runs, silent. Others who are there do not lose their seats to it, nor their voices where all have to agree. Where there are days
 * for a turn nobody has to look on, and everybody has all of their time.
 */
export function lend(staging: Staging, asker: Asker, { seat, bot }: Of<'lend'>): Refused | undefined {
  const { table } = staging;
  const { person, isAway = () => true } = asker;
  const over = runningFault(table);
  if (over) return over;
  const at = table.seats[seat];
  if (!at || at.person === null) return refused('not-seated');
  const isOwn = at.person === person;
  if (!isOwn && deputyFor(at.person, table, entriesOf(staging), isThere(staging, asker)) !== person)
    return refused('not-your-seat');
  if (at.isOut) return refused('out');
  if (!isOwn && table.settings.clock.kind === 'days' && !at.isLate) return refused('not-late');
  if (!isOwn && !isAway(at.person) && !isSilent(staging, asker, [seat])) return refused('not-away');
  const strange = botFault(staging, bot);
  if (strange) return strange;
  handOver(staging, seat, bot, isOwn ? undefined : person);
  return undefined;
}

/** Tells whether a person can do something at the table now: whoever asks can; others not while they are away or silent. */
const isThere =
  (staging: Staging, asker: Asker) =>
  (person: PersonId): boolean =>
    person === asker.person ||
    !(asker.isAway?.(person) || isSilent(staging, asker, seatsOf(staging.table, person)));

const entriesOf = ({ before }: Staging): readonly Entry[] => before.lines.map(({ entry }) => entry);

/** Tells whether the game has waited too long for one of these seats, where no clock does anything about it. */
function isSilent(staging: Staging, asker: Asker, seats: readonly Seat[]): boolean {
  const { table } = staging;
  if (table.settings.clock.kind !== 'none' || !asker.isSilent) return false;
  const entries = entriesOf(staging);
  const since = seats.flatMap((seat) => awaitedSince(table, entries, seat) ?? []);
  return since.some(asker.isSilent);
}

/** From now on a bot plays for whoever holds the seat; nobody waits for their answer to a question. `by`: who did it in their place. */
export function handOver(staging: Staging, seat: Seat, bot: string = standIn(staging), by?: string): void {
  staging.add({ kind: 'lent', seat, bot, ...(by !== undefined && { by }) });
  agree(staging);
}

/** The holder is back. */
export function claim(staging: Staging, person: string, seat: Seat): Refused | undefined {
  const fault = playerFault(staging.table, person, seat);
  if (fault) return fault;
  if (staging.table.seats[seat]!.lent === null) return refused('not-lent');
  staging.add({ kind: 'claimed', seat });
  return undefined;
}

export function resign(staging: Staging, person: string, seat: Seat): Refused | undefined {
  const fault = playerFault(staging.table, person, seat);
  if (fault) return fault;
  giveUp(staging, seat);
  return undefined;
}

/** The seat comes last; a bot plays it on where others still play against each other. */
export function giveUp(staging: Staging, seat: Seat): void {
  staging.add({ kind: 'resigned', seat, bot: standIn(staging) });
  const stay = staging.table.seats.filter(({ isOut }) => !isOut);
  if (stay.length < 2 || stay.every(({ person }) => person === null)) staging.end('resigned');
  else agree(staging);
}

/** The best bot of the game that answers at once: nobody waits for who stands in. */
export const standIn = ({ table }: Pick<Staging, 'table'>): InstantBotName =>
  botsFor(table.game).includes('greedy') ? 'greedy' : botsFor(table.game).find(isInstantBot)!;
