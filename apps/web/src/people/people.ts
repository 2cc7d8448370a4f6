import { fillSeatNames } from '@bastide/contract';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import { itemAt } from '../must.ts';
import type { BotName, SeatSetup } from './seats.ts';

/** Calls the player by name, if there is one. */
export const yourTurnText = (t: Translator, people: People, seat: number): string =>
  people.isNameless(seat) ? t('turn.yoursNameless') : t('turn.yours', { name: itemAt(people.names, seat) });

/** Returns the sentence for a turn elsewhere, or for a turn here whose controls another person has now. */
export const otherTurnText = <OwnKey extends string>(
  t: Translator<OwnKey | MessageKey>,
  people: People,
  seat: number,
  key: OwnKey | MessageKey,
): string =>
  people.isNameless(seat) ? t('turn.yoursNameless') : t(key, { name: itemAt(people.names, seat) });

interface SeatHolder<Person> {
  readonly person: Person | null;
  readonly bot: string | null;
}

/**
 * Returns the names at an online table, by seat: bots as the table and its record name them; empty for free seats.
 */
export const seatNames = <Person>(
  seats: readonly SeatHolder<Person>[],
  nameOf: (person: Person) => string,
): readonly string[] =>
  fillSeatNames(
    seats.map(({ person, bot }) => (person !== null ? nameOf(person) : bot === null ? '' : undefined)),
  );

/** Returns the same names for a reader, who sees the usual names of bots in their own script. */
export const seatNamesFor = <Person>(
  t: Translator,
  seats: readonly SeatHolder<Person>[],
  nameOf: (person: Person) => string,
): readonly string[] =>
  seatNames(seats, nameOf).map((name, seat) =>
    itemAt(seats, seat).person === null && name !== '' ? t('bot.person', { name }) : name,
  );

/** The players, in the form that sentences need. */
export interface People {
  readonly names: readonly string[];
  /** The only person at this screen: addressed as "you". Undefined if there are several, or none. */
  readonly you: number | undefined;
  /** Returns the bot that plays the seat; undefined: none. */
  botAt(seat: number): BotName | undefined;
  /** True if the seat is called "You" because it has no name. */
  isNameless(seat: number): boolean;
}

/** `here`: the seats whose people are at this screen. */
export function peopleOf(
  t: Translator,
  setup: { readonly seats: readonly SeatSetup[] },
  here: readonly number[] = setup.seats.flatMap((seat, i) => (seat.player === 'person' ? [i] : [])),
): People {
  return {
    names: numberDuplicates(
      setup.seats.map(({ name, player }) =>
        player === 'person' || name === '' ? name || t('start.you') : t('bot.person', { name }),
      ),
    ),
    isNameless: (seat) => setup.seats[seat]?.name === '',
    you: here.length === 1 ? here[0] : undefined,
    botAt(seat) {
      const player = setup.seats[seat]?.player;
      return player === 'person' ? undefined : player;
    },
  };
}

/** Numbers names that several seats share: "greedy 1", "greedy 2". */
export const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`;
  });

/** Form of a verb, by its subject: a person by name, you, or several. */
export type VerbForm = 'one' | 'you' | 'many';

export function verbFormOf(t: Translator, seats: readonly number[], names: readonly string[]): VerbForm {
  if (seats.length > 1) return 'many';
  return seats.length === 1 && names[itemAt(seats, 0)] === t('start.you') ? 'you' : 'one';
}
