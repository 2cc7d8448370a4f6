import {
  carcassonne,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionName,
  type Rules,
  SEATS,
  SETS,
  type SetName,
} from '@bastide/carcassonne';
import { COLOURS, type Colour } from '../board/props.ts';
import { BOT_NAMES, type BotName } from '../bots/protocol.ts';

/** Who sits somewhere: a person at this screen, or a bot by name. */
export type Player = 'person' | BotName;

export interface SeatSetup {
  /** Empty: somebody who gave no name, and is called "You". */
  readonly name: string;
  readonly colour: Colour;
  readonly player: Player;
}

/** What is agreed before the first tile is drawn. */
export interface Setup {
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  readonly seats: readonly SeatSetup[];
  /** House rules: what differs from the edition's row. */
  readonly house?: Partial<Rules>;
}

/** Names for bots, by seat: short, and easy to say in every language of the page. */
const BOT_PEOPLE = ['Ramiro', 'Mei', 'Yusuf', 'Ines', 'Oskar', 'Anya'] as const;
const SEAT_COLOURS: readonly Colour[] = ['woad', 'madder', 'verdigris', 'saffron', 'plum', 'ivory'];

export const defaultSetup = (): Setup => ({
  edition: DEFAULT_EDITION,
  sets: SETS.filter((set) => set === 'traders'),
  seats: againstBots('', 1, 'greedy'),
});

/** One person against some bots. */
export function againstBots(you: string, bots: number, bot: BotName): readonly SeatSetup[] {
  return Array.from({ length: bots + 1 }, (_, seat) => ({
    name: seat === 0 ? you : BOT_PEOPLE[seat - 1]!,
    colour: SEAT_COLOURS[seat]!,
    player: seat === 0 ? 'person' : bot,
  }));
}

/** Another seat at the table, with the first colour that is free. */
export function nextSeat(seats: readonly SeatSetup[], name: string, player: Player): SeatSetup {
  const free = SEAT_COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour));
  const people = BOT_PEOPLE.find((person) => seats.every((seat) => seat.name !== person));
  return { name: player === 'person' ? name : (people ?? name), colour: free ?? 'ivory', player };
}

/** Reads what was kept, or what a record says of its seats; undefined if it makes no sense. */
export function readSetup(input: unknown): Setup | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { edition, sets, seats, house = {} } = input as Record<string, unknown>;
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition)) return undefined;
  if (!Array.isArray(sets) || !sets.every((set) => (SETS as readonly unknown[]).includes(set)))
    return undefined;
  if (!Array.isArray(seats) || seats.length < SEATS.min || seats.length > SEATS.max) return undefined;
  const read = seats.map(readSeat);
  if (read.some((seat) => seat === undefined)) return undefined;
  if (new Set(read.map((seat) => seat!.colour)).size !== read.length) return undefined;
  const setup = { edition: edition as EditionName, sets: sets as SetName[], seats: read as SeatSetup[] };
  if (typeof house !== 'object' || house === null || Object.keys(house).length === 0) return setup;
  // Whether the sets allow it is said where it can be mended.
  const known = carcassonne.readOptions({ edition, sets: SETS, seats: read.length, ...house });
  return known.ok ? { ...setup, house } : setup;
}

function readSeat(input: unknown): SeatSetup | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { name, colour, player } = input as Record<string, unknown>;
  const known = player === 'person' || (BOT_NAMES as readonly unknown[]).includes(player);
  if (typeof name !== 'string' || name.length > 60 || !known) return undefined;
  if (!(COLOURS as readonly unknown[]).includes(colour)) return undefined;
  return { name, colour: colour as Colour, player: player as Player };
}

/** The seats of a record from elsewhere: all of them people at this screen. */
export const peopleCalled = (names: readonly string[]): readonly SeatSetup[] =>
  names.map((name, seat) => ({ name, colour: SEAT_COLOURS[seat]!, player: 'person' }));
