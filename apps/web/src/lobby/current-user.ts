import type { Me } from '@bastide/protocol';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { NoServerError } from '../online/problem.ts';
import { fetchMe, getClient, getServer } from '../online/server.ts';

/** The reader's account; null: not signed in. Otherwise, the reason why it is unknown. */
export type UserState = Me | null | 'coming' | 'nowhere' | 'unreached';

export interface CurrentUser {
  readonly me: UserState;
  /** Changes the account of this page; every tab learns of it. */
  setMe(me: Me | null): void;
  /** Loads the account again. */
  reload(): void;
}

/** Loads the reader's account, when the first of these pages opens. */
export function useLoadUser(): CurrentUser {
  const [me, setMe] = useState<UserState>('coming');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each try
  useEffect(() => {
    let gone = false;
    fetchMe(getClient()).then(
      (known) => !gone && setMe(known ?? null),
      (error: unknown) => !gone && setMe(error instanceof NoServerError ? 'nowhere' : 'unreached'),
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  const reload = useCallback(() => setTries((before) => before + 1), []);
  // Somebody signed in or out in another tab.
  useEffect(() => getServer().connection.onResubscribe(reload), [reload]);
  const change = useCallback((next: Me | null) => {
    setMe(next);
    getServer().connection.resubscribe();
  }, []);
  return { me, setMe: change, reload };
}

export const CurrentUserContext = createContext<CurrentUser>({ me: null, setMe: () => {}, reload: () => {} });

export const useCurrentUser = (): CurrentUser => useContext(CurrentUserContext);

/** Returns the reader's account, if signed in. */
export function useSignedInUser(): Me | undefined {
  const { me } = useCurrentUser();
  return me !== null && typeof me === 'object' ? me : undefined;
}
