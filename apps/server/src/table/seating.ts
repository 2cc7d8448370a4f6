import { botsFor, isBotName } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { type Command, isKicked, seatsOf } from '@bastide/protocol';
import { Match } from './match.ts';
import { holderFault, openFault } from './preconditions.ts';
import { type CommandRefusal, refuse } from './refusal.ts';
import type { Requester } from './requester.ts';
import type { TableDraft } from './table-draft.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Facts of somebody who sits down: the kind of account, which the log tells, and blocks, which nothing tells. */
export type AccountKind = Pick<Requester, 'isBot' | 'isGuest' | 'blockedBy' | 'blocks'>;

const isFreeSeat = ({ table }: TableDraft, seat: Seat): boolean => {
  const seatState = table.seats[seat];
  return seatState !== undefined && seatState.person === null && seatState.bot === null;
};

/** Tells whether that person may sit down there: it is free, and kept for nobody else. */
const isFreeFor = (draft: TableDraft, seat: Seat, person: string): boolean => {
  const keptFor = draft.table.seats[seat]?.keptFor ?? null;
  return isFreeSeat(draft, seat) && (keptFor === null || keptFor === person);
};

/** Takes a seat before the game begins: the one asked for, the one kept for that person, or the first that is free. */
export function takeSeat(
  draft: TableDraft,
  person: string,
  { seat, nonce, isMatched = false }: Of<'sit'>,
  { isBot = false, isGuest = false, ...pairs }: AccountKind = {},
): CommandRefusal | undefined {
  const { table } = draft;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  if (isKicked(table, person)) return refuse('kicked');
  // Where strangers meet nobody plays for two; at a screen that people share the host does.
  const isAmongStrangers = table.settings.visibility === 'public' || table.settings.isRated;
  if (isAmongStrangers && table.seats.some((one) => one.person === person)) return refuse('already-seated');
  const free = [...table.seats.keys()].filter((one) => isFreeFor(draft, one, person));
  const target = seat ?? free.find((one) => table.seats[one]!.keptFor === person) ?? free[0];
  if (target === undefined) return refuse('table-full');
  if (!isFreeFor(draft, target, person)) return refuse('seat-taken');
  if (isUnwanted(table, isMatched, pairs)) return refuse('cannot-join');
  draft.append({
    ...{ kind: 'seated', seat: target, person, nonce },
    ...(isBot && { isBot }),
    // Only ratings ask for it: the log of another table does not tell.
    ...(isGuest && table.settings.isRated && { isGuest }),
  });
  return undefined;
}

/** Tells whether the host has blocked somebody; or, where a table was picked for them, anybody there, or they anybody there. */
function isUnwanted(
  { host, seats }: TableDraft['table'],
  isMatched: boolean,
  { blockedBy = new Set(), blocks = new Set() }: AccountKind,
): boolean {
  if (blockedBy.has(host)) return true;
  const here = [host, ...seats.flatMap(({ person }) => person ?? [])];
  return isMatched && here.some((one) => blockedBy.has(one) || blocks.has(one));
}

/** Leaves a seat before the game begins; a person whom the host removes loses all of theirs, until they are readmitted. */
export function standUp(draft: TableDraft, person: string, seat: Seat): CommandRefusal | undefined {
  const { table } = draft;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  const holder = table.seats[seat]?.person ?? null;
  if (holder === null) return refuse('not-seated');
  const fault = holderFault(table, person, seat);
  if (!fault) draft.append({ kind: 'stood-up', seat });
  else if (table.host === person)
    for (const one of seatsOf(table, holder)) draft.append({ kind: 'kicked', seat: one });
  else return fault;
  return undefined;
}

/** The host lets somebody come again. */
export function welcome(
  draft: TableDraft,
  person: string,
  { person: guest }: Of<'readmit'>,
): CommandRefusal | undefined {
  const { table } = draft;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  if (table.host !== person) return refuse('not-host');
  if (!isKicked(table, guest)) return refuse('not-kicked');
  draft.append({ kind: 'readmitted', person: guest });
  return undefined;
}

/** The host gives a seat to a bot, or frees one that a bot has or that is kept for somebody. */
export function seatBot(
  draft: TableDraft,
  person: string,
  { seat, bot: name }: Of<'bot'>,
): CommandRefusal | undefined {
  const { table } = draft;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  if (table.host !== person) return refuse('not-host');
  if (name === null) {
    const { bot = null, keptFor = null } = table.seats[seat] ?? {};
    if (bot === null && keptFor === null) return refuse('no-bot');
  } else {
    if (!isFreeSeat(draft, seat)) return refuse('seat-taken');
    const fault = botFault(draft, name);
    if (fault) return fault;
  }
  draft.append({ kind: 'bot', seat, bot: name });
  return undefined;
}

/** Returns the reason for which that bot cannot play at this table. */
export function botFault({ table }: TableDraft, name: string): CommandRefusal | undefined {
  if (!isBotName(name) || !botsFor(table.game).includes(name)) return refuse('no-bot');
  return table.settings.isRated ? refuse('not-allowed-here') : undefined;
}

/** Makes a seated person the host in place of one who is away. */
export function takeOver(draft: TableDraft, asker: Requester): CommandRefusal | undefined {
  const { table } = draft;
  const { person, isHostAway = () => false } = asker;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  if (table.host === person) return undefined;
  if (seatsOf(table, person).length === 0) return refuse('not-host');
  if (!isHostAway(table)) return refuse('host-here');
  draft.append({ kind: 'hosted', person });
  return undefined;
}

/** The host begins when all seats are taken; or whoever sits there, where the host is away. */
export function beginGame(draft: TableDraft, asker: Requester): CommandRefusal | undefined {
  const { table } = draft;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  if (table.host !== asker.person) {
    const fault = takeOver(draft, asker);
    if (fault) return refuse('not-host');
  }
  if (table.seats.some((_, seat) => isFreeSeat(draft, seat))) return refuse('seats-open');
  draft.begin(new Match(draft.facts, table.options));
  return undefined;
}

/** The host wants no game any more: the table is over before it began. */
export function closeTable(draft: TableDraft, person: string): CommandRefusal | undefined {
  const { table } = draft;
  const stateRefusal = openFault(table);
  if (stateRefusal) return stateRefusal;
  if (table.host !== person) return refuse('not-host');
  draft.end('closed');
  return undefined;
}
