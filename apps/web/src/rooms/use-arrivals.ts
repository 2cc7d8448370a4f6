import type { PersonId, PersonSeen, Table } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { personName, seatChanges } from './place.ts';
import { useWords } from './words/index.ts';

/** People who just sat down or left, or became the host, in words to be read out. */
export function useSeatChanges(
  { seats, host }: Pick<Table, 'seats' | 'host'>,
  people: Readonly<Record<PersonId, PersonSeen>>,
): string {
  const t = useWords();
  const before = useRef({ seats, host });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const came = seatChanges(before.current.seats, seats);
    const isNew = before.current.host !== host;
    before.current = { seats, host };
    if (came.length === 0 && !isNew) return;
    setSaid(
      t.sentences([
        ...came.map((one) =>
          one.what === 'bot'
            ? t('rooms.botSits')
            : t(`rooms.${one.what}`, { name: personName(t, people, one.person) }),
        ),
        ...(isNew ? [t('rooms.isHost', { name: personName(t, people, host) })] : []),
      ]),
    );
  }, [seats, host, people, t]);
  return said;
}
