import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import { useGames } from '../game/context.ts';
import { type Absent, isSitting, keepAgain, openSitting, rise, type Sitting, sittingAt } from './sitting.ts';

interface Looked {
  readonly id: string;
  readonly why: Absent;
}

interface Found {
  readonly sitting?: Sitting;
  /** Why it cannot be shown. While it is read there is neither. */
  readonly absent?: Absent;
  /** Reads it anew from the shelf. */
  again(): void;
}

/** The game of that id as this window sits at it. */
export function useSitting(id: string | undefined): Found {
  const games = useGames();
  const [failure, setFailure] = useState<Looked>();
  const [round, look] = useReducer((n: number) => n + 1, 0);
  const sitting = id === undefined ? undefined : sittingAt(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads it again
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    const show = (found: Sitting | Absent) => {
      if (gone) {
        // Nobody waits for it any more.
        if (isSitting(found) && sittingAt(id) === found) rise(found);
      } else if (isSitting(found)) startTransition(look);
      else setFailure({ id, why: found });
    };
    const seated = sittingAt(id);
    if (seated) void keepAgain(seated);
    else void openSitting(games, id).then(show);
    return () => {
      gone = true;
    };
  }, [games, id, round]);
  const leave = useCallback(() => {
    const left = id === undefined ? undefined : sittingAt(id);
    if (left) rise(left);
  }, [id]);
  useEffect(() => leave, [leave]);
  const again = useCallback(() => {
    leave();
    setFailure(undefined);
    look();
  }, [leave]);
  if (sitting) return { sitting, again };
  return failure && failure.id === id ? { absent: failure.why, again } : { again };
}
