import { useEffect, useState } from 'react';
import { useSettings } from '../settings/context.ts';
import type { AnySession } from './any.ts';
import { decidingSeat } from './awaited.ts';
import { useMoment } from './use-moment.ts';

/** Where several people share the screen, the page speaks to whoever is to decide, until another is. */
export function useActiveReader(session: AnySession): void {
  const { setReader } = useSettings();
  const moment = useMoment(session);
  const { people, setup } = session;
  const [holder, setHolder] = useState<number>();
  const next = people.length < 2 ? undefined : (decidingSeat(moment, people, holder) ?? holder);
  if (next !== holder) setHolder(next);
  const name = next === undefined ? undefined : setup.seats[next]!.name;
  useEffect(() => setReader(name), [setReader, name]);
  useEffect(() => () => setReader(undefined), [setReader]);
}
