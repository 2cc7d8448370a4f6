import type { Event } from '@bastide/carcassonne';
import { useEffect, useState } from 'react';
import type { Moment } from '../session/session.ts';

/** Scores stay lit this long, in milliseconds at usual speed; at least as long as it takes to read them. */
const LIT = 2000;

/** The events of the latest move, for as long as they are news. */
export function useRecent(moment: Moment, speed: number): readonly Event[] {
  const [recent, setRecent] = useState<{ count: number; events: readonly Event[] }>({
    count: moment.count,
    events: [],
  });
  useEffect(() => {
    if (!moment.latest.some((event) => event.type === 'scored' || event.type === 'completed')) return;
    setRecent({ count: moment.count, events: moment.latest });
    const timer = setTimeout(() => setRecent({ count: moment.count, events: [] }), LIT * Math.max(1, speed));
    return () => clearTimeout(timer);
  }, [moment, speed]);
  return recent.events;
}
