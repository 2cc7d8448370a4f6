import { seatsCalled } from '@bastide/contract';

interface SeatHolder<Person> {
  readonly person: Person | null;
  readonly bot: string | null;
}

/** What those at a table of the server are called, by seat: bots as the table and its record call them; empty where nobody sits. */
export const seatNames = <Person>(
  seats: readonly SeatHolder<Person>[],
  nameOf: (person: Person) => string,
): readonly string[] =>
  seatsCalled(
    seats.map(({ person, bot }) => (person !== null ? nameOf(person) : bot === null ? '' : undefined)),
  );
