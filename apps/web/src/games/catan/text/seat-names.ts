import { type People, verbFormOf } from '../../../people/people.ts';
import type { Words } from '../words/index.ts';

/** Verbs follow whom they speak of: one by name, or you. */
export const seatName = (t: Words, people: People, seat: number): 'one' | 'you' | 'many' =>
  verbFormOf(t, [seat], people.names);

/** "you", or a name: for whoever is meant, seen from a seat. */
export const nameFor = (t: Words, people: People, seat: number, me: number | undefined): string =>
  seat === me || people.isNameless(seat) ? t('catan.you') : people.names[seat]!;

/** The reader of a sentence, or one by name: seen from a seat. */
export const youOrName = (people: People, seat: number, me: number | undefined): 'one' | 'you' =>
  seat === me || people.isNameless(seat) ? 'you' : 'one';
