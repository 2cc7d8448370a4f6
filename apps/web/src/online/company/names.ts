import { type PersonId, seatsOf } from '@bastide/protocol';
import type { SeatColour } from '../../art/seats.ts';
import { useTableBase } from '../../table/context.ts';
import { useAround } from './state.ts';
import { useWords } from './words/index.ts';

export interface Known {
  readonly name: string;
  /** Of the first seat that is theirs; undefined for who looks on. */
  readonly colour: SeatColour | undefined;
}

/** What people at the table are called, as the table itself calls them. */
export function useNames(): { of(person: PersonId): Known; at(seat: number): string } {
  const t = useWords();
  const { table, people: known } = useAround();
  const { people, colours } = useTableBase();
  return {
    at: (seat) => people.names[seat]!,
    of(person) {
      const [seat] = seatsOf(table, person);
      if (seat === undefined)
        return { name: known[person]?.name || t('company.somebody'), colour: undefined };
      return { name: people.names[seat]!, colour: colours[seat] };
    },
  };
}
