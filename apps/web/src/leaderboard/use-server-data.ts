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

export interface PagedList<Page> {
  /** Pages loaded after the first. */
  readonly more: readonly Page[];
  /** Loads the next page; undefined: there is none. */
  readonly next: (() => void) | undefined;
}

/** Loads the pages after a first one; `pathOf` returns the path of the next page, if there is one. */
export function usePagedList<Page extends object>(
  first: Page | undefined,
  pathOf: (page: Page) => string | undefined,
): PagedList<Page> {
  const [after, setAfter] = useState<{ readonly first: Page; readonly more: readonly Page[] }>();
  const [isComing, setComing] = useState(false);
  const more = after && after.first === first ? after.more : [];
  const last = more.at(-1) ?? first;
  const path = last && pathOf(last);
  useEffect(() => {
    if (!isComing || !first || path === undefined) return undefined;
    let gone = false;
    const done = () => !gone && setComing(false);
    getClient()
      .ask<Page>(path)
      .then((page) => {
        if (!gone) setAfter({ first, more: [...more, page] });
        done();
      }, done);
    return () => {
      gone = true;
    };
  }, [isComing, first, path, more]);
  return { more, next: path === undefined ? undefined : () => setComing(true) };
}
