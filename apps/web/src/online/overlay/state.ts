import type { Seat } from '@bastide/contract';
import { type PersonId, seatsOf } from '@bastide/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SeatColour } from '../../art/seat-paint.ts';
import { itemAt } from '../../must.ts';
import { useTableBase } from '../../table/context.ts';
import type { OnlineMoment, TableConnection } from '../table-connection.ts';
import type { ChatState } from './chat/use-chat.ts';
import { useOverlayTranslator } from './messages.ts';
import type { CommandState } from './use-commands.ts';

/** State shared by all parts around a table. */
export interface OverlayState {
  readonly online: TableConnection;
  readonly commands: CommandState;
  readonly chat: ChatState;
  /** People who sit here and have no page of the server open. */
  readonly away: ReadonlySet<PersonId>;
}

export const OverlayContext = createContext<OverlayState | undefined>(undefined);

interface Overlay extends OverlayState, OnlineMoment {
  /** The reader's seats. */
  readonly mine: readonly Seat[];
}

/** Returns the table as it is now, with the state that its parts share. */
export function useOverlay(): Overlay {
  const state = useContext(OverlayContext);
  if (!state) throw new Error('no company around');
  const { online } = state;
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const mine = [...moment.table.seats.keys()].filter(
    (seat) => online.me !== undefined && itemAt(moment.table.seats, seat).person === online.me,
  );
  return { ...state, ...moment, mine };
}

export interface PersonLabel {
  readonly name: string;
  /** Colour of their first seat; undefined for spectators. */
  readonly colour: SeatColour | undefined;
}

/** Returns the functions that name people, as the table itself names them. */
export function usePersonNames(): { of(person: PersonId): PersonLabel; at(seat: number): string } {
  const t = useOverlayTranslator();
  const { table, people: known } = useOverlay();
  const { people, colours } = useTableBase();
  return {
    at: (seat) => itemAt(people.names, seat),
    of(person) {
      const [seat] = seatsOf(table, person);
      if (seat === undefined)
        return { name: known[person]?.name || t('overlay.somebody'), colour: undefined };
      return { name: itemAt(people.names, seat), colour: colours[seat] };
    },
  };
}
