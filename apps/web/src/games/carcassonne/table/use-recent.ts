import type { Event } from '@bastide/carcassonne';
import { useEffect, useState } from 'react';
import type { CarcassonneMoment } from '../session.ts';

/** Scores stay lit this long, in milliseconds at usual speed; at least as long as it takes to read them. */
const LIT = 2000;

const NONE: readonly Event[] = [];

/** The events of the latest move that scored, for as long as they are news; moves after it do not keep them longer. */
export function useRecent(moment: CarcassonneMoment, speed: number): readonly Event[] {
  const [recent, setRecent] = useState(NONE);
  useEffect(() => {
    if (moment.latest.some((event) => event.type === 'scored' || event.type === 'completed'))
      setRecent(moment.latest);
  }, [moment]);
  useEffect(() => {
    if (recent === NONE) return;
    const timer = setTimeout(() => setRecent(NONE), LIT * Math.max(1, speed));
    return () => clearTimeout(timer);
  }, [recent, speed]);
  return recent;
}
