import { BOT_PERSON_NAMES, freeBotName, isName, isObject } from '@bastide/contract';
import { SEAT_COLOURS, type SeatColour } from '../art/seat-paint.ts';

/** The bots that may sit down: by level, weakest first; then those with a taste of their own. Each game says which it offers. */
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

/** Who sits in for somebody, or for a bot that this page does not know: sound, and quick. */
export const FALLBACK_BOT: BotName = 'greedy';

/** Who sits somewhere: a person at this screen, or a bot by name. */
export type SeatPlayer = 'person' | BotName;

export interface SeatSetup {
  /** Empty: somebody who gave no name, and is called "You". */
  readonly name: string;
  readonly colour: SeatColour;
  readonly player: SeatPlayer;
}

/** How many can sit down. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** Colours as seats are taken, the clearest first. */
const COLOUR_ORDER: readonly SeatColour[] = ['woad', 'madder', 'verdigris', 'saffron', 'plum', 'ivory'];

/** The colour of a seat where nobody chose one. */
export const defaultColour = (seat: number): SeatColour => COLOUR_ORDER[seat]!;

/** So many seats of which nobody knows yet who takes them. */
export const emptySeats = (count: number): readonly SeatSetup[] => peopleSeats(Array(count).fill(''));

/** One person against some bots. */
export function soloSeats(you: string, bots: number, bot: BotName): readonly SeatSetup[] {
  return Array.from({ length: bots + 1 }, (_, seat) => ({
    name: seat === 0 ? you : BOT_PERSON_NAMES[seat - 1]!,
    colour: COLOUR_ORDER[seat]!,
    player: seat === 0 ? 'person' : bot,
  }));
}

/** The kind of bot, if one person plays against bots of one kind. */
export function opponentBot([first, ...others]: readonly SeatSetup[]): BotName | undefined {
  const bot = others[0]?.player;
  if (first?.player !== 'person' || bot === undefined || bot === 'person') return undefined;
  return others.every((seat) => seat.player === bot) ? bot : undefined;
}

/** The same seats, all of them taken by people at this screen. */
export const withoutBots = (seats: readonly SeatSetup[]): readonly SeatSetup[] =>
  seats.map(({ name, colour, player }) => ({
    name: player === 'person' ? name : '',
    colour,
    player: 'person',
  }));

/** Another seat at the table, with the first colour that is free. */
export function nextSeat(seats: readonly SeatSetup[], name: string, player: SeatPlayer): SeatSetup {
  const free = COLOUR_ORDER.find((colour) => seats.every((seat) => seat.colour !== colour));
  const called = player === 'person' ? undefined : freeBotName(seats.map((seat) => seat.name));
  return { name: called ?? name, colour: free ?? 'ivory', player };
}

/** Seats as they were kept, or as a record made here tells of them; undefined if so many or such cannot sit down. */
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

/** The seats of a record from elsewhere: all of them people at this screen. */
const peopleSeats = (names: readonly string[]): readonly SeatSetup[] =>
  names.map((name, seat) => ({ name, colour: COLOUR_ORDER[seat]!, player: 'person' }));

/** A record made here says who sat where; in one from elsewhere all are people at this screen. */
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
