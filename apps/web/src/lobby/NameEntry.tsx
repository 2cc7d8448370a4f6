import { truncateName } from '@bastide/contract';
import { useState } from 'react';
import { createGuest, getClient, MAX_NAME_LENGTH } from '../online/server.ts';
import { NameField } from '../ui/NameField.tsx';
import { useCurrentUser, useSignedInUser } from './current-user.ts';
import { useLobbyTranslator } from './messages.ts';

/** Asks a reader unknown to the server for a name. */
export function NameEntry({
  naming,
  isFirst = false,
}: {
  readonly naming: NameEntryState;
  readonly isFirst?: boolean;
}) {
  const t = useLobbyTranslator();
  if (!naming.isNeeded) return null;
  return (
    <div className="lobby-name">
      <span aria-hidden="true">{t('lobby.name')}</span>
      <NameField
        label={t('lobby.name')}
        name={naming.name}
        maxLength={MAX_NAME_LENGTH}
        autoFocus={isFirst}
        onChange={naming.change}
      />
      <small className="muted">{t('lobby.nameNote')}</small>
    </div>
  );
}

export interface NameEntryState {
  /** True if a name must be given before anything can be done. */
  readonly isNeeded: boolean;
  readonly name: string;
  change(name: string): void;
  /** True if there is a name now. */
  readonly isReady: boolean;
  /** Creates an account with that name, if the reader has none yet. */
  arrive(): Promise<void>;
}

/** The name of a reader unknown to the server; asked for where it is first needed. */
export function useNameEntry(): NameEntryState {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  const person = useSignedInUser();
  const [name, setName] = useState('');
  const told = name.trim();
  return {
    isNeeded: !person,
    name,
    change: (next) => setName(truncateName(next, MAX_NAME_LENGTH)),
    isReady: person !== undefined || told !== '',
    async arrive() {
      if (!person) setMe(await createGuest(getClient(), told, t.language));
    },
  };
}
