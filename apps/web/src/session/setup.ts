import {
  type Rules as CarcassonneRules,
  carcassonne,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionName,
  SETS,
  type SetName,
  SEATS as TILE_SEATS,
} from '@bastide/carcassonne';
import { type Rules as CatanRules, SEATS as ISLAND_SEATS, readOptions } from '@bastide/catan';
import { isObject } from '@bastide/contract';
import { SEAT_COLOURS, type SeatColour } from '../art/seats.ts';
import { BOT_NAMES, type BotName } from '../bots/protocol.ts';
import type { GameName } from './games.ts';

/** Who sits somewhere: a person at this screen, or a bot by name. */
export type Player = 'person' | BotName;

export interface SeatSetup {
  /** Empty: somebody who gave no name, and is called "You". */
  readonly name: string;
  readonly colour: SeatColour;
  readonly player: Player;
}

/** What is agreed before any game begins. */
export interface Agreement {
  readonly game: GameName;
  readonly seats: readonly SeatSetup[];
}
export interface CarcassonneSetup extends Agreement {
  readonly game: 'carcassonne';
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  /** House rules: what differs from the edition's row. */
  readonly house?: Partial<CarcassonneRules>;
}
export interface CatanSetup extends Agreement {
  readonly game: 'catan';
  /** House rules: what differs from the printed game for so many seats. */
  readonly house?: Partial<CatanRules>;
}
export type Setup = CarcassonneSetup | CatanSetup;
/** The set-up of each game. */
export interface Setups {
  readonly carcassonne: CarcassonneSetup;
  readonly catan: CatanSetup;
}

/** How many can sit down. */
export const SEATS: Readonly<Record<GameName, { readonly min: number; readonly max: number }>> = {
  carcassonne: TILE_SEATS,
  catan: ISLAND_SEATS,
};

/** Names for bots, by seat: short, and easy to say in every language of the page. */
const BOT_PEOPLE = ['Ramiro', 'Mei', 'Yusuf', 'Ines', 'Oskar', 'Anya'] as const;
const COLOUR_BY_SEAT: readonly SeatColour[] = ['woad', 'madder', 'verdigris', 'saffron', 'plum', 'ivory'];

/** What is played where nobody chose anything. */
export const DEFAULTS: Setups = {
  carcassonne: {
    game: 'carcassonne',
    edition: DEFAULT_EDITION,
    sets: SETS.filter((set) => set === 'traders'),
    seats: againstBots('', 1, 'greedy'),
  },
  catan: { game: 'catan', seats: againstBots('', 3, 'greedy') },
};

/** One person against some bots. */
export function againstBots(you: string, bots: number, bot: BotName): readonly SeatSetup[] {
  return Array.from({ length: bots + 1 }, (_, seat) => ({
    name: seat === 0 ? you : BOT_PEOPLE[seat - 1]!,
    colour: COLOUR_BY_SEAT[seat]!,
    player: seat === 0 ? 'person' : bot,
  }));
}

/** The same seats, all of them taken by people at this screen. */
export const allPeople = (seats: readonly SeatSetup[]): readonly SeatSetup[] =>
  seats.map(({ name, colour, player }) => ({
    name: player === 'person' ? name : '',
    colour,
    player: 'person',
  }));

/** Another seat at the table, with the first colour that is free. */
export function nextSeat(seats: readonly SeatSetup[], name: string, player: Player): SeatSetup {
  const free = COLOUR_BY_SEAT.find((colour) => seats.every((seat) => seat.colour !== colour));
  const people = BOT_PEOPLE.find((person) => seats.every((seat) => seat.name !== person));
  return { name: player === 'person' ? name : (people ?? name), colour: free ?? 'ivory', player };
}

/** Reads what was kept; undefined if it makes no sense. A set-up that names no game is one of Carcassonne. */
export function readSetup(input: unknown): Setup | undefined {
  if (!isObject(input)) return undefined;
  return input.game === 'catan' ? readCatan(input) : readCarcassonne(input);
}

function readCarcassonne({ game, edition, sets, seats, house }: Record<string, unknown>) {
  if (game !== undefined && game !== 'carcassonne') return undefined;
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition)) return undefined;
  if (!Array.isArray(sets) || !sets.every((set) => (SETS as readonly unknown[]).includes(set)))
    return undefined;
  const read = readSeats(seats, 'carcassonne');
  if (!read) return undefined;
  const setup: CarcassonneSetup = {
    game: 'carcassonne',
    edition: edition as EditionName,
    sets: sets as SetName[],
    seats: read,
  };
  if (!isFilled(house)) return setup;
  // Whether the sets allow it is said where it can be mended.
  const known = carcassonne.readOptions({ edition, sets: SETS, seats: read.length, ...house });
  return known.ok ? { ...setup, house } : setup;
}

function readCatan({ seats, house }: Record<string, unknown>): CatanSetup | undefined {
  const read = readSeats(seats, 'catan');
  if (!read) return undefined;
  const setup: CatanSetup = { game: 'catan', seats: read };
  if (!isFilled(house)) return setup;
  // One by one: whether they go together is said where it can be mended.
  const known = Object.entries(house).filter(([name, value]) => readOptions({ [name]: value }).ok);
  return known.length > 0 ? { ...setup, house: Object.fromEntries(known) } : setup;
}

const isFilled = (house: unknown): house is Record<string, unknown> =>
  isObject(house) && Object.keys(house).length > 0;

/** The seats of such a game, as they were kept or as a record made here tells of them. */
export function readSeats(input: unknown, game: GameName): readonly SeatSetup[] | undefined {
  const { min, max } = SEATS[game];
  if (!Array.isArray(input) || input.length < min || input.length > max) return undefined;
  const read = input.map(readSeat);
  if (!read.every((seat) => seat !== undefined)) return undefined;
  return new Set(read.map((seat) => seat.colour)).size === read.length ? read : undefined;
}

function readSeat(input: unknown): SeatSetup | undefined {
  if (!isObject(input)) return undefined;
  const { name, colour, player } = input;
  const known = player === 'person' || (BOT_NAMES as readonly unknown[]).includes(player);
  if (typeof name !== 'string' || name.length > 60 || !known) return undefined;
  if (!(SEAT_COLOURS as readonly unknown[]).includes(colour)) return undefined;
  return { name, colour: colour as SeatColour, player: player as Player };
}

/** The seats of a record from elsewhere: all of them people at this screen. */
export const peopleCalled = (names: readonly string[]): readonly SeatSetup[] =>
  names.map((name, seat) => ({ name, colour: COLOUR_BY_SEAT[seat]!, player: 'person' }));
