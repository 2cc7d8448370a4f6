import { itemAt } from '../../../must.ts';
import { type People, verbFormOf } from '../../../people/people.ts';
import type { CatanTranslator } from '../messages.ts';

/** Returns the form of a verb for a seat: a person by name, or you. */
export const seatName = (t: CatanTranslator, people: People, seat: number): 'one' | 'you' | 'many' =>
  verbFormOf(t, [seat], people.names);

/** Returns "you", or a name, seen from a seat. */
export const nameFor = (t: CatanTranslator, people: People, seat: number, me: number | undefined): string =>
  seat === me || people.isNameless(seat) ? t('catan.you') : itemAt(people.names, seat);

/** Returns the form for the reader, or for a person by name, seen from a seat. */
export const youOrName = (people: People, seat: number, me: number | undefined): 'one' | 'you' =>
  seat === me || people.isNameless(seat) ? 'you' : 'one';
