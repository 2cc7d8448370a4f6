import { cutName } from '@bastide/contract';
import { useState } from 'react';
import { arrive, NAME_LONGEST } from '../online/arrive.ts';
import { theClient } from '../online/server.ts';
import { useMe, usePerson } from './me.ts';
import { useWords } from './words/index.ts';

export interface Naming {
  /** Whether a name must be told before anything can be done. */
  readonly isNeeded: boolean;
  readonly name: string;
  change(name: string): void;
  /** Whether there is a name by now. */
  readonly isReady: boolean;
  /** Becomes somebody of that name, where the reader is nobody yet. */
  arrive(): Promise<void>;
}

/** The name of a reader whom the server does not know yet: asked for where it is first needed. */
export function useName(): Naming {
  const t = useWords();
  const { setMe } = useMe();
  const person = usePerson();
  const [name, setName] = useState('');
  const told = name.trim();
  return {
    isNeeded: !person,
    name,
    change: (next) => setName(cutName(next, NAME_LONGEST)),
    isReady: person !== undefined || told !== '',
    async arrive() {
      if (!person) setMe(await arrive(theClient(), told, t.language));
    },
  };
}
