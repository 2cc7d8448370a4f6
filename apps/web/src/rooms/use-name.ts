import { cutName } from '@bastide/contract';
import { useState } from 'react';
import { createGuest, MAX_NAME_LENGTH } from '../online/arrive.ts';
import { getClient } from '../online/server.ts';
import { useCurrentUser, useSignedInUser } from './me.ts';
import { useWords } from './words/index.ts';

export interface NameEntryState {
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
export function useNameEntry(): NameEntryState {
  const t = useWords();
  const { setMe } = useCurrentUser();
  const person = useSignedInUser();
  const [name, setName] = useState('');
  const told = name.trim();
  return {
    isNeeded: !person,
    name,
    change: (next) => setName(cutName(next, MAX_NAME_LENGTH)),
    isReady: person !== undefined || told !== '',
    async arrive() {
      if (!person) setMe(await createGuest(getClient(), told, t.language));
    },
  };
}
