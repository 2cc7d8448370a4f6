import { fillSeatNames } from '@bastide/contract';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import type { BotName, SeatSetup } from './seats.ts';

/** Calls the player by name, if there is one. */
export const yourTurnText = (t: Translator, people: People, seat: number): string =>
  people.isNameless(seat) ? t('turn.yoursNameless') : t('turn.yours', { name: people.names[seat]! });

/** Of somebody who decides elsewhere, or of you, where the keys are not yours just now. */
export const otherTurnText = <OwnKey extends string>(
  t: Translator<OwnKey | MessageKey>,
  people: People,
  seat: number,
  key: OwnKey | MessageKey,
): string => (people.isNameless(seat) ? t('turn.yoursNameless') : t(key, { name: people.names[seat]! }));

interface SeatHolder<Person> {
  readonly person: Person | null;
  readonly bot: string | null;
}

/** The names at a table of the server, by seat: bots as the table and its record call them; empty where nobody sits. */
export const seatNames = <Person>(
  seats: readonly SeatHolder<Person>[],
  nameOf: (person: Person) => string,
): readonly string[] =>
  fillSeatNames(
    seats.map(({ person, bot }) => (person !== null ? nameOf(person) : bot === null ? '' : undefined)),
  );

/** Who sits here, as sentences need it. */
export interface People {
  readonly names: readonly string[];
  /** The only person at this screen: addressed as "you". Undefined if there are several, or none. */
  readonly you: number | undefined;
  /** Which bot plays there; undefined: none. */
  botAt(seat: number): BotName | undefined;
  /** Called "You", for want of a name. */
  isNameless(seat: number): boolean;
}

/** `here`: the seats whose people are at this screen. */
export function peopleOf(
  t: Translator,
  setup: { readonly seats: readonly SeatSetup[] },
  here: readonly number[] = setup.seats.flatMap((seat, i) => (seat.player === 'person' ? [i] : [])),
): People {
  return {
    names: numberDuplicates(setup.seats.map((seat) => seat.name || t('start.you'))),
    isNameless: (seat) => setup.seats[seat]?.name === '',
    you: here.length === 1 ? here[0] : undefined,
    botAt(seat) {
      const player = setup.seats[seat]?.player;
      return player === 'person' ? undefined : player;
    },
  };
}

/** Names that several seats share are numbered: "greedy 1", "greedy 2". */
export const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`;
  });

/** Verbs follow whom they speak of: one by name, you, or several. */
export type VerbForm = 'one' | 'you' | 'many';

export function verbFormOf(t: Translator, seats: readonly number[], names: readonly string[]): VerbForm {
  if (seats.length > 1) return 'many';
  return seats.length === 1 && names[seats[0]!] === t('start.you') ? 'you' : 'one';
}
