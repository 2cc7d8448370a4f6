import type { PersonId, PersonSeen, Table } from '@bastide/protocol';
import { BOT_NAMES, nextSeat, type Player, type SeatSetup } from '../people/seats.ts';

/** Who sits at a table, in the colours in which seats are taken. */
export function seatsAt(
  { seats }: Table,
  people: Readonly<Record<PersonId, PersonSeen>>,
): readonly SeatSetup[] {
  const taken: SeatSetup[] = [];
  for (const { person, bot } of seats) {
    const name = (person !== null && people[person]?.name) || NOBODY;
    taken.push(nextSeat(taken, name, playerOf(person, bot)));
  }
  return taken;
}

/** Somebody whose account was erased: the page calls nobody else nameless "You". */
const NOBODY = '—';

/** Bots that this page does not know are drawn as the best that it knows. */
const playerOf = (person: PersonId | null, bot: string | null): Player =>
  person !== null || bot === null ? 'person' : (BOT_NAMES.find((name) => name === bot) ?? BOT_NAMES.at(-1)!);
