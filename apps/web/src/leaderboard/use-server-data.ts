import { useEffect, useState } from 'react';
import { NoServerError, ProblemError } from '../online/problem.ts';
import { getClient } from '../online/server.ts';

/** The reason for an empty page: no server at all, none that answers just now, or nothing of that name. */
export type LoadError = 'nowhere' | 'unreached' | 'missing';

export type LoadState<Found> = 'coming' | LoadError | { readonly found: Found };

const MISSING_STATUSES = [404, 400];

/** The answer of the server; `again` asks once more. While another answer comes, the one before stays. */
export function useServerData<Found>(path: string): readonly [answer: LoadState<Found>, again: () => void] {
  const [answer, setAnswer] = useState<LoadState<Found>>('coming');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is a reason to ask
  useEffect(() => {
    let gone = false;
    getClient()
      .ask<Found>(path)
      .then(
        (found) => !gone && setAnswer({ found }),
        (error: unknown) => !gone && setAnswer(loadErrorOf(error)),
      );
    return () => {
      gone = true;
    };
  }, [path, tries]);
  return [answer, () => setTries((before) => before + 1)];
}

function loadErrorOf(error: unknown): LoadError {
  if (error instanceof NoServerError) return 'nowhere';
  return error instanceof ProblemError && MISSING_STATUSES.includes(error.status) ? 'missing' : 'unreached';
}
