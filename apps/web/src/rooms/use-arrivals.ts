import type { PersonId, PersonSeen, Table } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { arrivals, nameOf } from './place.ts';
import { useWords } from './words/index.ts';

type Seats = Table['seats'];

/** Who just sat down or left, in words to be read out. */
export function useArrivals(seats: Seats, people: Readonly<Record<PersonId, PersonSeen>>): string {
  const t = useWords();
  const before = useRef<Seats>(seats);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const came = arrivals(before.current, seats);
    before.current = seats;
    if (came.length === 0) return;
    setSaid(
      t.sentences(
        came.map((one) =>
          one.what === 'bot'
            ? t('rooms.botSits')
            : t(`rooms.${one.what}`, { name: nameOf(t, people, one.person) }),
        ),
      ),
    );
  }, [seats, people, t]);
  return said;
}
