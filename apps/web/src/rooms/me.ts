import type { Me } from '@bastide/protocol';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { Nowhere } from '../online/problem.ts';
import { theClient, theServer, whoAmI } from '../online/server.ts';

/** Who the reader is to the server: null for nobody yet. Or why that cannot be said. */
export type Known = Me | null | 'coming' | 'nowhere' | 'unreached';

export interface MeUse {
  readonly me: Known;
  /** The reader is this one from now on: every tab hears of it. */
  setMe(me: Me | null): void;
  /** Asks once more. */
  again(): void;
}

/** Who the reader is, asked when the first of these rooms opens. */
export function useWhoAmI(): MeUse {
  const [me, setMe] = useState<Known>('coming');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each try
  useEffect(() => {
    let gone = false;
    whoAmI(theClient()).then(
      (known) => !gone && setMe(known ?? null),
      (error: unknown) => !gone && setMe(error instanceof Nowhere ? 'nowhere' : 'unreached'),
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  // Somebody came or went in another tab.
  useEffect(() => theServer().wire.whenAnew(again), [again]);
  const change = useCallback((next: Me | null) => {
    setMe(next);
    theServer().wire.anew();
  }, []);
  return { me, setMe: change, again };
}

export const MeContext = createContext<MeUse>({ me: null, setMe: () => {}, again: () => {} });

export const useMe = (): MeUse => useContext(MeContext);

/** The person, where the server knows one. */
export function usePerson(): Me | undefined {
  const { me } = useMe();
  return me !== null && typeof me === 'object' ? me : undefined;
}
