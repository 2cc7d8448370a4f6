import { botsFor, isBotName } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { type Command, isKicked, seatsOf } from '@bastide/protocol';
import type { Asker } from './asker.ts';
import { holderFault, openFault } from './holder.ts';
import { Played } from './played.ts';
import { type Refused, refused } from './refused.ts';
import type { Staging } from './staging.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Kinds of account that the log tells apart. */
export interface AccountKind {
  readonly isBot?: boolean;
  readonly isGuest?: boolean;
}

const isFree = ({ table }: Staging, seat: Seat): boolean => {
  const at = table.seats[seat];
  return at !== undefined && at.person === null && at.bot === null;
};

/** Takes a seat before the game begins: the one asked for, or the first that is free. */
export function sit(
  staging: Staging,
  person: string,
  { seat, nonce }: Of<'sit'>,
  { isBot = false, isGuest = false }: AccountKind = {},
): Refused | undefined {
  const { table } = staging;
  const shut = openFault(table);
  if (shut) return shut;
  if (isKicked(table, person)) return refused('sent-away');
  // Where strangers meet nobody plays for two; at a screen that people share the host does.
  const isMeeting = table.settings.visibility === 'public' || table.settings.isRated;
  if (isMeeting && table.seats.some((one) => one.person === person)) return refused('already-seated');
  const free = [...table.seats.keys()].find((one) => isFree(staging, one));
  const at = seat ?? free;
  if (at === undefined) return refused('table-full');
  if (!isFree(staging, at)) return refused('seat-taken');
  staging.add({
    ...{ kind: 'sat', seat: at, person, nonce },
    ...(isBot && { isBot }),
    // Only ratings ask for it: the log of another table does not tell.
    ...(isGuest && table.settings.isRated && { isGuest }),
  });
  return undefined;
}

/** Leaves a seat before the game begins; a person whose seat the host takes is sent away from all of theirs, until welcome again. */
export function rise(staging: Staging, person: string, seat: Seat): Refused | undefined {
  const { table } = staging;
  const shut = openFault(table);
  if (shut) return shut;
  const holder = table.seats[seat]?.person ?? null;
  if (holder === null) return refused('not-seated');
  const fault = holderFault(table, person, seat);
  if (!fault) staging.add({ kind: 'rose', seat });
  else if (table.host === person)
    for (const one of seatsOf(table, holder)) staging.add({ kind: 'rose', seat: one, isSent: true });
  else return fault;
  return undefined;
}

/** The host lets somebody come again. */
export function welcome(
  staging: Staging,
  person: string,
  { person: guest }: Of<'welcome'>,
): Refused | undefined {
  const { table } = staging;
  const shut = openFault(table);
  if (shut) return shut;
  if (table.host !== person) return refused('not-host');
  if (!isKicked(table, guest)) return refused('not-sent');
  staging.add({ kind: 'welcomed', person: guest });
  return undefined;
}

export function bot(staging: Staging, person: string, { seat, bot: name }: Of<'bot'>): Refused | undefined {
  const { table } = staging;
  const shut = openFault(table);
  if (shut) return shut;
  if (table.host !== person) return refused('not-host');
  if (name === null) {
    if ((table.seats[seat]?.bot ?? null) === null) return refused('no-bot');
  } else {
    if (!isFree(staging, seat)) return refused('seat-taken');
    const fault = botFault(staging, name);
    if (fault) return fault;
  }
  staging.add({ kind: 'bot', seat, bot: name });
  return undefined;
}

/** Why that bot cannot play at this table. */
export function botFault({ table }: Staging, name: string): Refused | undefined {
  if (!isBotName(name) || !botsFor(table.game).includes(name)) return refused('no-bot');
  return table.settings.isRated ? refused('not-allowed-here') : undefined;
}

/** Whoever sits there takes over from a host who is away, and is the host from then on. */
export function takeOver(staging: Staging, asker: Asker): Refused | undefined {
  const { table } = staging;
  const { person, isHostAway = () => false } = asker;
  const shut = openFault(table);
  if (shut) return shut;
  if (table.host === person) return undefined;
  if (seatsOf(table, person).length === 0) return refused('not-host');
  if (!isHostAway(table)) return refused('host-here');
  staging.add({ kind: 'hosted', person });
  return undefined;
}

/** The host begins when all seats are taken; or whoever sits there, where the host is away. */
export function begin(staging: Staging, asker: Asker): Refused | undefined {
  const { table } = staging;
  const shut = openFault(table);
  if (shut) return shut;
  if (table.host !== asker.person) {
    const fault = takeOver(staging, asker);
    if (fault) return refused('not-host');
  }
  if (table.seats.some((_, seat) => isFree(staging, seat))) return refused('seats-open');
  staging.begin(new Played(staging.hosted, table.options));
  return undefined;
}

/** The host wants no game any more: the table is over before it began. */
export function close(staging: Staging, person: string): Refused | undefined {
  const { table } = staging;
  const shut = openFault(table);
  if (shut) return shut;
  if (table.host !== person) return refused('not-host');
  staging.end('closed');
  return undefined;
}
