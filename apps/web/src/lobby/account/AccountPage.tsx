import type { LinkCode, Me } from '@bastide/protocol';
import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { BlockButton, useBlocked } from '../../online/blocks.tsx';
import { MAX_NAME_LENGTH } from '../../online/server.ts';
import { useShareBase } from '../../online/use-share-base.ts';
import { Link } from '../../router/Link.tsx';
import { hrefOf } from '../../router/route.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { createLinkCode, leaveDevice, listDevices, signOutDevice, updateAccount } from '../account-api.ts';
import { timeText } from '../clock-text.ts';
import { useCurrentUser, useSignedInUser } from '../current-user.ts';
import { LobbyLayout } from '../LobbyLayout.tsx';
import { useLobbyTranslator } from '../messages.ts';
import { NameEntry, useNameEntry } from '../NameEntry.tsx';
import { ProblemNote } from '../ProblemNote.tsx';
import { QrCode } from '../QrCode.tsx';
import { useRequest } from '../use-request.ts';
import { BotAccounts } from './BotAccounts.tsx';
import { DataControls } from './DataControls.tsx';
import { RecoveryOptions } from './RecoveryOptions.tsx';
import { SignIn } from './SignIn.tsx';
import { useServerValue } from './use-server-value.ts';

/** The reader's account: name, ways to sign in again, devices, bots, and stored data. */
export function AccountPage() {
  const t = useLobbyTranslator();
  return (
    <LobbyLayout title={t('account.title')} back={{ lobby: 'tables' }}>
      <SignedIn />
    </LobbyLayout>
  );
}

function SignedIn() {
  const person = useSignedInUser();
  if (!person) return <SignedOut />;
  return (
    <div className="account-page" key={person.id}>
      <AccountNameForm me={person} />
      <RecoveryOptions me={person} />
      <LinkDevice />
      <DeviceList />
      <BotAccounts />
      <BlockedPeople me={person.id} />
      <DataControls me={person} />
    </div>
  );
}

/** For a reader who is not signed in: create an account, or sign in. */
function SignedOut() {
  const t = useLobbyTranslator();
  const naming = useNameEntry();
  const { isBusy, problem, run } = useRequest();
  const [isKnown, setKnown] = useState(false);
  return (
    <div className="account-page">
      <SignIn onSignedIn={() => setKnown(true)} />
      {!isKnown && (
        <form
          className="sheet-like lobby-sheet"
          onSubmit={(event) => {
            event.preventDefault();
            if (naming.isReady) void run(naming.arrive);
          }}
        >
          <h2>{t('account.nobody')}</h2>
          <NameEntry naming={naming} />
          <ProblemNote because={problem} />
          <p className="form-row">
            <button type="submit" className="btn" aria-disabled={!naming.isReady || isBusy || undefined}>
              {t('lobby.nameKeep')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}

function AccountNameForm({ me }: { readonly me: Me }) {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  const [name, setName] = useState(me.name);
  const [language, setLanguage] = useState<Language | null>(me.language);
  const { isBusy, problem, run } = useRequest();
  const isChanged = name.trim() !== me.name || language !== me.language;
  const [isKept, setKept] = useState(false);
  return (
    <form
      className="sheet-like lobby-sheet"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isChanged && name.trim() !== '')
          setKept(await run(async () => setMe(await updateAccount({ name: name.trim(), language }))));
      }}
    >
      <h2>{t('account.name')}</h2>
      <div className="lobby-name">
        <span aria-hidden="true">{t('lobby.name')}</span>
        <NameField
          label={t('lobby.name')}
          name={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={(next) => {
            setName(next);
            setKept(false);
          }}
        />
      </div>
      <LanguageField
        language={language}
        onChange={(next) => {
          setLanguage(next);
          setKept(false);
        }}
      />
      <ProblemNote because={problem} />
      <p className="form-row">
        <span className="small" role="status">
          {isKept && t('account.kept')}
        </span>
        <button
          type="submit"
          className="btn"
          aria-disabled={!isChanged || name.trim() === '' || isBusy || undefined}
        >
          {t('account.keep')}
        </button>
      </p>
    </form>
  );
}

interface LanguageFieldProps {
  /** Null: that of the browser. */
  readonly language: Language | null;
  onChange(language: Language | null): void;
}

function LanguageField({ language, onChange }: LanguageFieldProps) {
  const t = useLobbyTranslator();
  return (
    <label className="lobby-name">
      <span>{t('account.language')}</span>
      <select
        value={language ?? ''}
        onChange={(event) => onChange((event.target.value || null) as Language | null)}
      >
        <option value="">{t('account.asBrowser')}</option>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Links another device to the account: a code to scan or to type there. */
function LinkDevice() {
  const t = useLobbyTranslator();
  const { isBusy, problem, run } = useRequest();
  const base = useShareBase();
  const [link, setLink] = useState<LinkCode>();
  const address = link && new URL(`${hrefOf({ me: true })}#link=${link.code}`, base).href;
  return (
    <section className="sheet-like lobby-sheet" aria-labelledby="other-device">
      <h2 id="other-device">{t('account.device')}</h2>
      <p className="muted">{t('account.deviceNote')}</p>
      {link && address !== undefined && (
        <div className="shown-once" role="status">
          <QrCode text={address} label={t('account.deviceCode')} />
          <p className="secret">{link.code}</p>
          <CopyField label={t('account.deviceCode')} text={address} />
          <p className="small">{t('account.deviceUntil', { when: timeText(t, link.expires) })}</p>
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
          {t('account.deviceShow')}
        </button>
      </p>
    </section>
  );
}

/** Devices on which the reader is signed in, with a button to sign out each. */
function DeviceList() {
  const t = useLobbyTranslator();
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
    <section className="sheet-like lobby-sheet" aria-labelledby="devices">
      <h2 id="devices">{t('account.devices')}</h2>
      <ul className="account-list">
        {list?.map(({ id, label, seen, isThis }) => (
          <li key={id}>
            <span>
              <b>{label}</b>{' '}
              <small className="muted">
                {isThis ? t('account.here') : t('account.seen', { when: timeText(t, seen) })}
              </small>
            </span>
            {!isThis && (
              <button
                type="button"
                className="btn"
                aria-label={t('join.label', { label: t('account.signOut'), said: label })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => signOutDevice(id).then(look))}
              >
                {t('account.signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAsking && (
        <p className="toast refusal inline" role="alert">
          {t('account.leaveGuest')}
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
          {t(isAsking ? 'account.leaveSure' : 'account.leave')}
        </button>
      </p>
    </section>
  );
}

/** People whom the reader has blocked, with a button to unblock each. */
function BlockedPeople({ me }: { readonly me: string }) {
  const t = useLobbyTranslator();
  const people = useBlocked(me);
  return (
    <section className="sheet-like lobby-sheet" aria-labelledby="blocked">
      <h2 id="blocked">{t('block.title')}</h2>
      <p className="muted">{t(people.length === 0 ? 'block.none' : 'block.note')}</p>
      {people.length > 0 && (
        <ul className="account-list">
          {people.map(({ id, name }) => (
            <li key={id}>
              <Link to={{ person: id }}>
                <b>{name}</b>
              </Link>
              <BlockButton me={me} person={id} name={name} className="btn" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
