import { useEffect, useState } from 'react';
import { getClient } from '../online/server.ts';

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
