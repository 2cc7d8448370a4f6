import type { PersonId } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import type { OnlineMoment } from '../online.ts';

/** Whoever comes back within this time, in milliseconds, was never away: lines are cut, pages are loaded anew. */
const AWAY_AFTER_MS = 5000;

/** Who sits at the table and is nowhere on the pages of the server. The reader is never away. */
export function useAwayPeople(
  { table, here, elsewhere, link }: OnlineMoment,
  me: PersonId | undefined,
): ReadonlySet<PersonId> {
  const missing = table.seats
    .flatMap(({ person }) =>
      person === null || person === me || here.includes(person) || elsewhere.includes(person) ? [] : [person],
    )
    .sort()
    .join();
  const [away, setAway] = useState<ReadonlySet<PersonId>>(new Set());
  useEffect(() => {
    const all = missing === '' ? [] : missing.split(',');
    // Whoever is there is there at once.
    setAway((before) => new Set(all.filter((person) => before.has(person))));
    // Without a line nobody knows.
    if (!link.isOpen || all.length === 0) return;
    const timer = setTimeout(() => setAway(new Set(all)), AWAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [missing, link.isOpen]);
  return away;
}
