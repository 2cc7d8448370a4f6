import type { Me, Passkey } from '@bastide/protocol';
import { useState } from 'react';
import { CopyField } from '../../ui/CopyField.tsx';
import { createPasskey, createRecoveryCode, deletePasskey, listPasskeys } from '../account-api.ts';
import { timeText } from '../clock-text.ts';
import { useCurrentUser } from '../current-user.ts';
import { useLobbyTranslator } from '../messages.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useRequest } from '../use-request.ts';
import { useServerValue } from './use-server-value.ts';

/** Tells if this browser can make passkeys here: it needs HTTPS or localhost, and a host name. */
export const supportsPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Ways to sign in again after this browser has forgotten the account. */
export function RecoveryOptions({ me }: { readonly me: Me }) {
  const t = useLobbyTranslator();
  const { setMe, reload } = useCurrentUser();
  const [keys, look] = useServerValue(listPasskeys);
  const request = useRequest();
  const [code, setCode] = useState<string>();
  const addCode = () =>
    request.run(async () => {
      setCode(await createRecoveryCode());
      setMe({ ...me, isKept: true });
    });
  return (
    <section className="sheet-like lobby-sheet" aria-labelledby="way">
      <h2 id="way">{t('account.way')}</h2>
      <p>{me.isKept ? t('account.wayKept') : t('account.wayGuest', { name: me.name })}</p>
      {supportsPasskeys() ? (
        <PasskeyButton me={me} request={request} onMade={look} />
      ) : (
        <p className="small muted">{t('account.noPasskey')}</p>
      )}
      <PasskeyList
        list={keys ?? []}
        reload={async () => {
          await look();
          // It may have been the last way to sign in.
          reload();
        }}
      />
      <div className="account-recovery">
        <button
          type="button"
          className={me.isKept || supportsPasskeys() ? 'btn' : 'btn primary'}
          aria-disabled={request.isBusy || undefined}
          onClick={() => void addCode()}
        >
          {t(me.isKept ? 'account.codeAgain' : 'account.code')}
        </button>
        <small className="muted">{t('account.codeNote')}</small>
      </div>
      {code !== undefined && (
        <OneTimeSecret label={t('account.codeIs')} text={code} note={t('account.codeOnce')} />
      )}
      <ProblemNote because={request.problem} />
    </section>
  );
}

interface PasskeyButtonProps {
  readonly me: Me;
  readonly request: ReturnType<typeof useRequest>;
  onMade(): Promise<void>;
}

/** Has the browser make a passkey, and says whether it did. */
function PasskeyButton({ me, request: { isBusy, run }, onMade }: PasskeyButtonProps) {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  const [passkey, setPasskey] = useState<'made' | 'failed'>();
  const add = () =>
    run(async () => {
      try {
        await createPasskey();
      } catch (error) {
        // The browser throws a `DOMException` when it refuses, and also when the reader closes its sheet.
        if (!(error instanceof Error) || !isBrowserError(error)) throw error;
        return setPasskey('failed');
      }
      setPasskey('made');
      setMe({ ...me, isKept: true });
      await onMade();
    });
  return (
    <div className="account-recovery">
      <button
        type="button"
        className={me.isKept ? 'btn' : 'btn primary'}
        aria-disabled={isBusy || undefined}
        onClick={() => void add()}
      >
        {t('account.passkey')}
      </button>
      <small className="muted">{t('account.passkeyNote')}</small>
      <small role="status">
        {passkey && t(passkey === 'made' ? 'account.passkeyMade' : 'account.passkeyFailed')}
      </small>
    </div>
  );
}

/** True for an error that the browser itself throws. */
const isBrowserError = ({ name }: Error): boolean =>
  ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'NotSupportedError'].includes(name);

interface OnceProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
}

/** A secret that is shown only once: large, to be copied, printed, or written down. */
export function OneTimeSecret({ label, text, note }: OnceProps) {
  const t = useLobbyTranslator();
  return (
    <div className="shown-once" role="status">
      <h3>{label}</h3>
      <p className="secret">{text}</p>
      <CopyField label={label} text={text} />
      <p className="small">{note}</p>
      <button type="button" className="btn" onClick={() => print()}>
        {t('account.print')}
      </button>
    </div>
  );
}

interface Props {
  readonly list: readonly Passkey[];
  /** Loads the list again. */
  reload(): Promise<void>;
}

/** Passkeys of the account, with a button to delete each. */
function PasskeyList({ list, reload }: Props) {
  const t = useLobbyTranslator();
  const { isBusy, problem, run } = useRequest();
  return (
    <>
      {list.length > 0 && (
        <ul className="account-list" aria-label={t('account.passkeys')}>
          {list.map(({ id, label, created, host }) => (
            <li key={id}>
              <span>
                <b>{label}</b>{' '}
                <small className="muted">
                  {t('account.passkeyOf', { when: timeText(t, created), host })}
                </small>
              </span>
              <button
                type="button"
                className="btn"
                aria-label={t('join.label', { label: t('account.passkeyForget'), said: label })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => deletePasskey(id).then(reload))}
              >
                {t('account.passkeyForget')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProblemNote because={problem} />
    </>
  );
}
