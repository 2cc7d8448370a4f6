import {
  type PersonId,
  type PublicPerson,
  seatsOf,
  type Table,
  type TableSeat,
  type TableSettings,
} from '@bastide/protocol';
import type { SeatColour } from '../art/seat-paint.ts';
import { itemAt } from '../must.ts';
import { seatNamesFor } from '../people/people.ts';
import { BOT_NAMES, defaultColour } from '../people/seats.ts';
import type { LobbyTranslator } from './messages.ts';

/** A seat, as the screens before the game show it. */
export interface SeatInfo {
  readonly colour: SeatColour;
  /** Empty: the seat is free. */
  readonly name: string;
  readonly person: PersonId | undefined;
  readonly bot: string | undefined;
  /** The player of the game before, for whom the free seat is kept. */
  readonly keptFor: PersonId | undefined;
}

type Seats = readonly (Pick<TableSeat, 'person' | 'bot'> & {
  readonly keptFor?: PersonId | null | undefined;
})[];
type People = Readonly<Record<PersonId, PublicPerson>>;

export const seatInfos = (t: LobbyTranslator, seats: Seats, people: People): readonly SeatInfo[] =>
  seatNamesFor(t, seats, (person) => personName(t, people, person)).map((name, seat) => ({
    colour: defaultColour(seat),
    name,
    person: itemAt(seats, seat).person ?? undefined,
    bot: itemAt(seats, seat).bot ?? undefined,
    keptFor: itemAt(seats, seat).keptFor ?? undefined,
  }));

/** Returns the name of a person. */
export const personName = (t: LobbyTranslator, people: People, person: PersonId): string =>
  people[person]?.name || t('lobby.somebody');

/** Describes a bot in a few words; a bot unknown to this page, by its name on the server. */
export function botText(t: LobbyTranslator, bot: string): string {
  const known = BOT_NAMES.find((one) => one === bot);
  return known ? t('seats.bot', { level: t(`bot.${known}`) }) : bot;
}

/**
 * Tells if a guest sits at a table, or is about to (`comesAsGuest`): then a rated result counts among tables with
 * guests.
 */
export function hasGuest(
  { seats }: Pick<Table, 'seats'>,
  reader: PersonId | undefined,
  comesAsGuest = false,
): 'reader' | 'other' | undefined {
  const guests = seats.filter(({ isGuest }) => isGuest);
  if (comesAsGuest || guests.some(({ person }) => person === reader)) return 'reader';
  return guests.length > 0 ? 'other' : undefined;
}

export const isFree = ({ person, bot }: Seats[number]): boolean => person === null && bot === null;

export const freeSeats = (seats: Seats): number => seats.filter(isFree).length;

/** Returns the number of free seats that a person may take; undefined: somebody whom nobody knows yet. */
export const seatsFor = (seats: Seats, person: PersonId | undefined): number =>
  seats.filter((seat) => isFree(seat) && (seat.keptFor == null || seat.keptFor === person)).length;

/** Returns the obstacles to beginning a game: the number of free seats, and bots at a table for people only. */
export function missingToStart({ seats, settings }: Table): {
  readonly free: number;
  readonly bots: boolean;
} {
  return { free: freeSeats(seats), bots: settings.isRated && seats.some(({ bot }) => bot !== null) };
}

/** A change of one seat between two moments. */
export type SeatChange =
  | { readonly what: 'sits' | 'rises'; readonly person: PersonId }
  | { readonly what: 'bot' };

export function seatChanges(before: Seats, after: Seats): readonly SeatChange[] {
  return after.flatMap((now, seat): SeatChange[] => {
    const then = before[seat];
    if (!then) return [];
    if (now.person !== null && now.person !== then.person) return [{ what: 'sits', person: now.person }];
    if (then.person !== null && now.person === null) return [{ what: 'rises', person: then.person }];
    return now.bot !== null && then.bot === null ? [{ what: 'bot' }] : [];
  });
}

/** True if several people at one screen may play with the seats of one account; among strangers they may not. */
export const mayPlayForTwo = ({ visibility, isRated }: TableSettings): boolean =>
  visibility === 'link' && !isRated;

export const ownSeat = (table: Table, person: PersonId | undefined): number | undefined =>
  seatsOf(table, person)[0];
