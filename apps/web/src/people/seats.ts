import { BOT_PERSON_NAMES, freeBotName, isName, isObject } from '@bastide/contract';
import { SEAT_COLOURS, type SeatColour } from '../art/seat-paint.ts';
import { itemAt } from '../must.ts';

/** All bots: the levels, weakest first, then the characters. Each game says which of them it offers. */
export const BOT_NAMES = [
  'random',
  'beginner',
  'casual',
  'greedy',
  'strong',
  'farmer',
  'builder',
  'merchant',
  'baron',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Bot for a seat whose bot this page does not know: reliable and quick. */
export const FALLBACK_BOT: BotName = 'greedy';

/** Player of a seat: a person at this screen, or a bot by name. */
export type SeatPlayer = 'person' | BotName;

export interface SeatSetup {
  /** Empty: a person without a name, called "You". */
  readonly name: string;
  readonly colour: SeatColour;
  readonly player: SeatPlayer;
}

/** Smallest and largest number of seats. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** Colours as seats are taken, the clearest first. */
const COLOUR_ORDER: readonly SeatColour[] = ['woad', 'madder', 'verdigris', 'saffron', 'plum', 'ivory'];

/** Default colour of a seat. */
export const defaultColour = (seat: number): SeatColour => itemAt(COLOUR_ORDER, seat);

/** Returns so many seats without names. */
export const emptySeats = (count: number): readonly SeatSetup[] => peopleSeats(Array(count).fill(''));

/** Returns seats for one person against bots. */
export function soloSeats(you: string, bots: number, bot: BotName): readonly SeatSetup[] {
  return Array.from({ length: bots + 1 }, (_, seat) => ({
    name: seat === 0 ? you : itemAt(BOT_PERSON_NAMES, seat - 1),
    colour: itemAt(COLOUR_ORDER, seat),
    player: seat === 0 ? 'person' : bot,
  }));
}

/** The kind of bot, if one person plays against bots of one kind. */
export function opponentBot([first, ...others]: readonly SeatSetup[]): BotName | undefined {
  const bot = others[0]?.player;
  if (first?.player !== 'person' || bot === undefined || bot === 'person') return undefined;
  return others.every((seat) => seat.player === bot) ? bot : undefined;
}

/** Returns the same seats with a person at each. */
export const withoutBots = (seats: readonly SeatSetup[]): readonly SeatSetup[] =>
  seats.map(({ name, colour, player }) => ({
    name: player === 'person' ? name : '',
    colour,
    player: 'person',
  }));

/** Returns another seat, with the first free colour. */
export function nextSeat(seats: readonly SeatSetup[], name: string, player: SeatPlayer): SeatSetup {
  const free = COLOUR_ORDER.find((colour) => seats.every((seat) => seat.colour !== colour));
  const called = player === 'person' ? undefined : freeBotName(seats.map((seat) => seat.name));
  return { name: called ?? name, colour: free ?? 'ivory', player };
}

/** Reads stored seats, or the seats of a record made here; undefined if number or content is invalid. */
export function parseSeats(input: unknown, { min, max }: SeatRange): readonly SeatSetup[] | undefined {
  if (!Array.isArray(input) || input.length < min || input.length > max) return undefined;
  const read = input.map(parseSeat);
  if (!read.every((seat) => seat !== undefined)) return undefined;
  return new Set(read.map((seat) => seat.colour)).size === read.length ? read : undefined;
}

function parseSeat(input: unknown): SeatSetup | undefined {
  if (!isObject(input)) return undefined;
  const { name, colour, player } = input;
  const known = player === 'person' || (BOT_NAMES as readonly unknown[]).includes(player);
  if (!isName(name) || !known) return undefined;
  if (!(SEAT_COLOURS as readonly unknown[]).includes(colour)) return undefined;
  return { name, colour: colour as SeatColour, player: player as SeatPlayer };
}

/** Returns seats for a record from elsewhere: a person at this screen in each. */
const peopleSeats = (names: readonly string[]): readonly SeatSetup[] =>
  names.map((name, seat) => ({ name, colour: itemAt(COLOUR_ORDER, seat), player: 'person' }));

/**
 * Returns the seats of a record. One from elsewhere does not name its players, so people at this screen get all
 * seats.
 */
export function seatsOfRecord(
  range: SeatRange,
  seats: readonly { readonly name: string }[],
  meta: unknown,
): readonly SeatSetup[] {
  const names = seats.map((seat) => seat.name);
  const table = (meta as { table?: unknown } | undefined)?.table;
  const told = names.map((name, seat) => ({ name, ...(Array.isArray(table) ? table[seat] : {}) }));
  return parseSeats(told, range) ?? peopleSeats(names);
}
