import type { Translator } from '../i18n/words.ts';
import type { BotName, SeatSetup } from './seats.ts';

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
