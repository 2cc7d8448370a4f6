import type { PersonId, PublicPerson, Table } from '@bastide/protocol';
import { seatNames } from '../people/people.ts';
import { BOT_NAMES, FALLBACK_BOT, nextSeat, type SeatPlayer, type SeatSetup } from '../people/seats.ts';

/** Returns the players of a table as seats, with colours in the order in which seats take them. */
export function seatSetups(
  { seats }: Table,
  people: Readonly<Record<PersonId, PublicPerson>>,
): readonly SeatSetup[] {
  const names = seatNames(seats, (person) => people[person]?.name || ERASED_NAME);
  const taken: SeatSetup[] = [];
  for (const [seat, { person, bot }] of seats.entries()) {
    const player = playerOf(person, bot);
    taken.push({ ...nextSeat(taken, ERASED_NAME, player), name: names[seat] || ERASED_NAME });
  }
  return taken;
}

/** Name of a person whose account was erased. It must not be empty: the page calls a player without a name "You". */
const ERASED_NAME = '—';

const playerOf = (person: PersonId | null, bot: string | null): SeatPlayer =>
  person !== null || bot === null ? 'person' : (BOT_NAMES.find((name) => name === bot) ?? FALLBACK_BOT);
