import { type PersonId, seatsOf } from '@bastide/protocol';
import type { SeatColour } from '../../art/seats.ts';
import { useTableBase } from '../../table/context.ts';
import { useOverlay } from './state.ts';
import { useWords } from './words/index.ts';

export interface PersonLabel {
  readonly name: string;
  /** Of the first seat that is theirs; undefined for who looks on. */
  readonly colour: SeatColour | undefined;
}

/** What people at the table are called, as the table itself calls them. */
export function usePersonNames(): { of(person: PersonId): PersonLabel; at(seat: number): string } {
  const t = useWords();
  const { table, people: known } = useOverlay();
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
