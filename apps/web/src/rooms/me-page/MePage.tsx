import type { Me } from '@bastide/protocol';
import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { MAX_NAME_LENGTH } from '../../online/arrive.ts';
import { NameField } from '../../parts/NameField.tsx';
import { useCurrentUser, useSignedInUser } from '../me.ts';
import { NameEntry } from '../NameLine.tsx';
import { ProblemNote } from '../Problem.tsx';
import { updateAccount } from '../people.ts';
import { LobbyLayout } from '../Room.tsx';
import { useRequest } from '../use-doing.ts';
import { useNameEntry } from '../use-name.ts';
import { useWords } from '../words/index.ts';
import { LinkDevice } from './AnotherDevice.tsx';
import { BotAccounts } from './Bots.tsx';
import { SignIn } from './ComeBack.tsx';
import { DataControls } from './Data.tsx';
import { DeviceList } from './Devices.tsx';
import { RecoveryOptions } from './WayBack.tsx';

/** Who the reader is to the server: name, ways back, devices, bots, and what is kept. */
export function AccountPage() {
  const t = useWords();
  return (
    <LobbyLayout title={t('me.title')} back={{ lobby: 'tables' }}>
      <SignedIn />
    </LobbyLayout>
  );
}

function SignedIn() {
  const person = useSignedInUser();
  if (!person) return <SignedOut />;
  return (
    <div className="me-page" key={person.id}>
      <AccountNameForm me={person} />
      <RecoveryOptions me={person} />
      <LinkDevice />
      <DeviceList />
      <BotAccounts />
      <DataControls me={person} />
    </div>
  );
}

/** Nobody yet: somebody new, or somebody who comes back. */
function SignedOut() {
  const t = useWords();
  const naming = useNameEntry();
  const { isBusy, problem, run } = useRequest();
  const [isKnown, setKnown] = useState(false);
  return (
    <div className="me-page">
      <SignIn onSignedIn={() => setKnown(true)} />
      {!isKnown && (
        <form
          className="sheet-like rooms-sheet"
          onSubmit={(event) => {
            event.preventDefault();
            if (naming.isReady) void run(naming.arrive);
          }}
        >
          <h2>{t('me.nobody')}</h2>
          <NameEntry naming={naming} />
          <ProblemNote because={problem} />
          <p className="form-row">
            <button type="submit" className="btn" aria-disabled={!naming.isReady || isBusy || undefined}>
              {t('rooms.nameKeep')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}

function AccountNameForm({ me }: { readonly me: Me }) {
  const t = useWords();
  const { setMe } = useCurrentUser();
  const [name, setName] = useState(me.name);
  const [language, setLanguage] = useState<Language | null>(me.language);
  const { isBusy, problem, run } = useRequest();
  const isChanged = name.trim() !== me.name || language !== me.language;
  const [isKept, setKept] = useState(false);
  return (
    <form
      className="sheet-like rooms-sheet"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isChanged && name.trim() !== '')
          setKept(await run(async () => setMe(await updateAccount({ name: name.trim(), language }))));
      }}
    >
      <h2>{t('me.name')}</h2>
      <div className="rooms-name">
        <span aria-hidden="true">{t('rooms.name')}</span>
        <NameField
          label={t('rooms.name')}
          name={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={(next) => {
            setName(next);
            setKept(false);
          }}
        />
      </div>
      <label className="rooms-name">
        <span>{t('me.language')}</span>
        <select
          value={language ?? ''}
          onChange={(event) => {
            setLanguage((event.target.value || null) as Language | null);
            setKept(false);
          }}
        >
          <option value="">{t('me.asBrowser')}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <ProblemNote because={problem} />
      <p className="form-row">
        <span className="small" role="status">
          {isKept && t('me.kept')}
        </span>
        <button
          type="submit"
          className="btn"
          aria-disabled={!isChanged || name.trim() === '' || isBusy || undefined}
        >
          {t('me.keep')}
        </button>
      </p>
    </form>
  );
}
