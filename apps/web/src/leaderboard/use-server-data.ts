import { useEffect, useState } from 'react';
import { NoServerError, ProblemError } from '../online/problem.ts';
import { getClient } from '../online/server.ts';

/** Reason for an empty page: no server at all, no answer now, or nothing of that name. */
export type LoadError = 'nowhere' | 'unreached' | 'missing';

export type LoadState<Found> = 'coming' | LoadError | { readonly found: Found };

const MISSING_STATUSES = [404, 400];

/**
 * Returns the answer of the server, and `again`, which asks once more. The old answer stays until the new one comes.
 */
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
