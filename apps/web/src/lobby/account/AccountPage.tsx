import type { LinkCode, Me } from '@bastide/protocol';
import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { MAX_NAME_LENGTH } from '../../online/server.ts';
import { useShareBase } from '../../online/use-share-base.ts';
import { hrefOf } from '../../router/route.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { createLinkCode, leaveDevice, listDevices, signOutDevice, updateAccount } from '../account-api.ts';
import { timeText } from '../clock-text.ts';
import { useCurrentUser, useSignedInUser } from '../current-user.ts';
import { LobbyLayout } from '../LobbyLayout.tsx';
import { NameEntry, useNameEntry } from '../NameEntry.tsx';
import { ProblemNote } from '../ProblemNote.tsx';
import { QrCode } from '../QrCode.tsx';
import { useRequest } from '../use-request.ts';
import { useWords } from '../words/index.ts';
import { BotAccounts } from './BotAccounts.tsx';
import { DataControls } from './DataControls.tsx';
import { RecoveryOptions } from './RecoveryOptions.tsx';
import { SignIn } from './SignIn.tsx';
import { useServerValue } from './use-server-value.ts';

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

/** The same person on another device: a code to scan, or to type there. */
function LinkDevice() {
  const t = useWords();
  const { isBusy, problem, run } = useRequest();
  const base = useShareBase();
  const [link, setLink] = useState<LinkCode>();
  const address = link && new URL(`${hrefOf({ me: true })}#link=${link.code}`, base).href;
  return (
    <section className="sheet-like rooms-sheet" aria-labelledby="other-device">
      <h2 id="other-device">{t('me.device')}</h2>
      <p className="muted">{t('me.deviceNote')}</p>
      {link && address !== undefined && (
        <div className="shown-once" role="status">
          <QrCode text={address} label={t('me.deviceCode')} />
          <p className="secret">{link.code}</p>
          <CopyField label={t('me.deviceCode')} text={address} />
          <p className="small">{t('me.deviceUntil', { when: timeText(t, link.expires) })}</p>
        </div>
      )}
      <ProblemNote because={problem} />
      <p className="form-row">
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(async () => setLink(await createLinkCode()))}
        >
          {t('me.deviceShow')}
        </button>
      </p>
    </section>
  );
}

/** Where the reader is signed in, and signing out there. */
function DeviceList() {
  const t = useWords();
  const { setMe } = useCurrentUser();
  const isKept = useSignedInUser()?.isKept === true;
  const [list, look] = useServerValue(listDevices);
  const { isBusy, problem, run } = useRequest();
  const [isAsking, setAsking] = useState(false);
  const goOut = () =>
    run(async () => {
      await leaveDevice();
      setMe(null);
    });
  return (
    <section className="sheet-like rooms-sheet" aria-labelledby="devices">
      <h2 id="devices">{t('me.devices')}</h2>
      <ul className="me-list">
        {list?.map(({ id, label, seen, isThis }) => (
          <li key={id}>
            <span>
              <b>{label}</b>{' '}
              <small className="muted">
                {isThis ? t('me.here') : t('me.seen', { when: timeText(t, seen) })}
              </small>
            </span>
            {!isThis && (
              <button
                type="button"
                className="btn"
                aria-label={t('me.signOutOf', { name: label })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => signOutDevice(id).then(look))}
              >
                {t('me.signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAsking && (
        <p className="slip refusal inline" role="alert">
          {t('me.leaveGuest')}
        </p>
      )}
      <ProblemNote because={problem} />
      <p className="form-row">
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => (isKept || isAsking ? void goOut() : setAsking(true))}
        >
          {t(isAsking ? 'me.leaveSure' : 'me.leave')}
        </button>
      </p>
    </section>
  );
}
