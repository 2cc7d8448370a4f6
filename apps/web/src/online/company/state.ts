import type { Seat } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OnlineMoment, TableConnection } from '../online.ts';
import type { ChatState } from './heard/use-heard.ts';
import type { CommandState } from './use-doing.ts';

/** What all parts around a table share. */
export interface OverlayState {
  readonly online: TableConnection;
  readonly commands: CommandState;
  readonly chat: ChatState;
  /** Who sits here and is nowhere on the pages of the server. */
  readonly away: ReadonlySet<PersonId>;
}

export const OverlayContext = createContext<OverlayState | undefined>(undefined);

interface Overlay extends OverlayState, OnlineMoment {
  /** The seats of the reader. */
  readonly mine: readonly Seat[];
}

/** The table as it is now, with what its parts share. */
export function useOverlay(): Overlay {
  const state = useContext(OverlayContext);
  if (!state) throw new Error('no company around');
  const { online } = state;
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const mine = [...moment.table.seats.keys()].filter(
    (seat) => online.me !== undefined && moment.table.seats[seat]!.person === online.me,
  );
  return { ...state, ...moment, mine };
}
