import { useEffect, useState } from 'react';
import { useSettings } from '../settings/context.ts';
import type { AnySession } from './any.ts';
import { awaited } from './awaited.ts';
import { useMoment } from './use-moment.ts';

/** Where several people share the screen, the page speaks to whoever is to decide, until another is. */
export function useSpeaker(session: AnySession): void {
  const { speakTo } = useSettings();
  const moment = useMoment(session);
  const { people, setup } = session;
  const [holder, setHolder] = useState<number>();
  const next = people.length < 2 ? undefined : (awaited(moment, people, holder) ?? holder);
  if (next !== holder) setHolder(next);
  const name = next === undefined ? undefined : setup.seats[next]!.name;
  useEffect(() => speakTo(name), [speakTo, name]);
  useEffect(() => () => speakTo(undefined), [speakTo]);
}
