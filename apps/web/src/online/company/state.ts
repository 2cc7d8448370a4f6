import type { Seat } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Online, OnlineMoment } from '../online.ts';
import type { Heard } from './heard/use-heard.ts';
import type { Doing } from './use-doing.ts';

/** What all parts around a table share. */
export interface CompanyState {
  readonly online: Online;
  readonly doing: Doing;
  readonly heard: Heard;
  /** Who sits here and is nowhere on the pages of the server. */
  readonly away: ReadonlySet<PersonId>;
}

export const StateContext = createContext<CompanyState | undefined>(undefined);

interface Around extends CompanyState, OnlineMoment {
  /** The seats of the reader. */
  readonly mine: readonly Seat[];
}

/** The table as it is now, with what its parts share. */
export function useAround(): Around {
  const state = useContext(StateContext);
  if (!state) throw new Error('no company around');
  const { online } = state;
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const mine = [...moment.table.seats.keys()].filter(
    (seat) => online.me !== undefined && moment.table.seats[seat]!.person === online.me,
  );
  return { ...state, ...moment, mine };
}
