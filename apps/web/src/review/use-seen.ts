import type { Seat } from '@bastide/contract';
import { useEffect, useState } from 'react';
import { useTableBase } from '../table/context.ts';

/** What that seat saw after so many actions; undefined until it has come, where the game lies elsewhere. */
export function usePastView(count: number, seat: Seat): object | undefined {
  const { session } = useTableBase();
  const [view, setView] = useState<object>();
  useEffect(() => {
    let isThere = false;
    const look = () => {
      if (isThere) return;
      const seen = session.viewAt(count, seat);
      isThere = seen !== undefined;
      setView(seen);
    };
    look();
    return session.subscribe(look);
  }, [session, count, seat]);
  return view;
}
