import { useEffect, useState } from 'react';
import { ProblemError } from '../online/problem.ts';
import { ask, Nowhere } from '../rooms/ask.ts';

/** Why there is nothing to show: no server at all, none that answers just now, or nothing of that name. */
export type Absent = 'nowhere' | 'unreached' | 'missing';

export type Answer<Found> = 'coming' | Absent | { readonly found: Found };

const MISSING = [404, 400];

/** What the server answers; `again` asks once more. While something else comes, what was there stays. */
export function useAnswer<Found>(path: string): readonly [answer: Answer<Found>, again: () => void] {
  const [answer, setAnswer] = useState<Answer<Found>>('coming');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is a reason to ask
  useEffect(() => {
    let gone = false;
    ask<Found>(path).then(
      (found) => !gone && setAnswer({ found }),
      (error: unknown) => !gone && setAnswer(why(error)),
    );
    return () => {
      gone = true;
    };
  }, [path, tries]);
  return [answer, () => setTries((before) => before + 1)];
}

function why(error: unknown): Absent {
  if (error instanceof Nowhere) return 'nowhere';
  return error instanceof ProblemError && MISSING.includes(error.status) ? 'missing' : 'unreached';
}
