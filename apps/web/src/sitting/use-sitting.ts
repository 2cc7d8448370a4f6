import { startTransition, useEffect, useReducer, useState } from 'react';
import { useGames } from '../game/context.ts';
import { PlayedElsewhere } from '../kept/shelf.ts';
import type { Unopened } from '../records/open.ts';
import { openSitting, rise, type Sitting, sittingAt } from './sitting.ts';

/** `coming`: it is read. `denied`: the browser keeps nothing, so it cannot be here. */
export type Found = Sitting | Unopened | 'coming' | 'missing' | 'denied';

interface Looked {
  readonly id: string | undefined;
  readonly found: Found;
}

/** The game of that id as this window sits at it. `again` reads it anew from the shelf. */
export function useSitting(id: string | undefined): { readonly found: Found; again(): void } {
  const games = useGames();
  const [looked, setLooked] = useState<Looked>({ id: undefined, found: 'coming' });
  const [round, again] = useReducer((n: number) => n + 1, 0);
  const here = id === undefined ? undefined : sittingAt(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads it again
  useEffect(() => {
    if (id === undefined || sittingAt(id)) return;
    let gone = false;
    const show = (found: Found) => {
      // A table late in its game is much to draw: between its parts the page still answers.
      if (!gone) startTransition(() => setLooked({ id, found }));
    };
    openSitting(games, id).then(show, (error) =>
      show(error instanceof PlayedElsewhere ? 'missing' : 'denied'),
    );
    return () => {
      gone = true;
    };
  }, [games, id, round]);
  useEffect(() => {
    if (id === undefined) return;
    return () => {
      const left = sittingAt(id);
      if (left) rise(left);
    };
  }, [id]);
  const found = here ?? (looked.id === id ? looked.found : 'coming');
  return {
    found,
    again: () => {
      if (here) rise(here);
      setLooked({ id, found: 'coming' });
      again();
    },
  };
}
