import { seatsCalled } from '@bastide/contract';

interface Taken<Person> {
  readonly person: Person | null;
  readonly bot: string | null;
}

/** What those at a table of the server are called, by seat: bots as the table and its record call them; empty where nobody sits. */
export const namesAt = <Person>(
  seats: readonly Taken<Person>[],
  nameOf: (person: Person) => string,
): readonly string[] =>
  seatsCalled(
    seats.map(({ person, bot }) => (person !== null ? nameOf(person) : bot === null ? '' : undefined)),
  );
