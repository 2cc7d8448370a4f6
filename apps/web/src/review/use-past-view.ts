import type { Seat } from '@bastide/contract';
import { useEffect, useState } from 'react';
import { useTableBase } from '../table/context.ts';

interface PastView {
  readonly of: string;
  readonly view: object | undefined;
}

/**
 * Returns the view of that seat after that many actions; for a game on the server, undefined until it has come. No
 * count: no view.
 */
export function usePastView(count: number | undefined, seat: Seat | undefined): object | undefined {
  const { session } = useTableBase();
  const [seen, setSeen] = useState<PastView>();
  const name = `${count} ${seat}`;
  useEffect(() => {
    if (count === undefined) return;
    let isThere = false;
    const look = () => {
      if (isThere) return;
      const view = session.viewAt(count, seat);
      isThere = view !== undefined;
      setSeen({ of: name, view });
    };
    look();
    return session.subscribe(look);
  }, [session, count, seat, name]);
  return seen?.of === name ? seen.view : undefined;
}
