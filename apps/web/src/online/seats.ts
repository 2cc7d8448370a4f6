import type { PersonId, PersonSeen, Table } from '@bastide/protocol';
import { namesAt } from '../people/names-at.ts';
import { BOT_NAMES, nextSeat, type Player, type SeatSetup, STAND_IN } from '../people/seats.ts';

/** Who sits at a table, in the colours in which seats are taken. */
export function seatsAt(
  { seats }: Table,
  people: Readonly<Record<PersonId, PersonSeen>>,
): readonly SeatSetup[] {
  const names = namesAt(seats, (person) => people[person]?.name || NOBODY);
  const taken: SeatSetup[] = [];
  for (const [seat, { person, bot }] of seats.entries()) {
    const player = playerOf(person, bot);
    taken.push({ ...nextSeat(taken, NOBODY, player), name: names[seat] || NOBODY });
  }
  return taken;
}

/** Somebody whose account was erased: the page calls nobody else nameless "You". */
const NOBODY = '—';

const playerOf = (person: PersonId | null, bot: string | null): Player =>
  person !== null || bot === null ? 'person' : (BOT_NAMES.find((name) => name === bot) ?? STAND_IN);
