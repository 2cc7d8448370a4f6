import type { Me } from '@bastide/protocol';
import { useState } from 'react';
import { CopyField } from '../../parts/CopyLine.tsx';
import { useCurrentUser } from '../me.ts';
import { ProblemNote } from '../Problem.tsx';
import { createPasskey, createRecoveryCode, listPasskeys } from '../people.ts';
import { useRequest } from '../use-doing.ts';
import { useWords } from '../words/index.ts';
import { PasskeyList } from './Passkeys.tsx';
import { useServerValue } from './use-own.ts';

/** Whether this browser makes passkeys here: it asks for HTTPS, or for the device itself, and for an address with a name. */
export const supportsPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** How somebody stays who they are when this browser forgets them. */
export function RecoveryOptions({ me }: { readonly me: Me }) {
  const t = useWords();
  const { setMe, reload } = useCurrentUser();
  const [keys, look] = useServerValue(listPasskeys);
  const { isBusy, problem, run } = useRequest();
  const [code, setCode] = useState<string>();
  const [passkey, setPasskey] = useState<'made' | 'failed'>();
  const addPasskey = () =>
    run(async () => {
      try {
        await createPasskey();
      } catch (error) {
        // The browser itself says no with a `DOMException`, and so does whoever closes its sheet.
        if (!(error instanceof Error) || !isBrowserError(error)) throw error;
        return setPasskey('failed');
      }
      setPasskey('made');
      setMe({ ...me, isKept: true });
      await look();
    });
  const addCode = () =>
    run(async () => {
      setCode(await createRecoveryCode());
      setMe({ ...me, isKept: true });
    });
  return (
    <section className="sheet-like rooms-sheet" aria-labelledby="way">
      <h2 id="way">{t('me.way')}</h2>
      <p>{me.isKept ? t('me.wayKept') : t('me.wayGuest', { name: me.name })}</p>
      {supportsPasskeys() ? (
        <div className="me-way">
          <button
            type="button"
            className={me.isKept ? 'btn' : 'btn wax'}
            aria-disabled={isBusy || undefined}
            onClick={() => void addPasskey()}
          >
            {t('me.passkey')}
          </button>
          <small className="muted">{t('me.passkeyNote')}</small>
          <small role="status">
            {passkey && t(passkey === 'made' ? 'me.passkeyMade' : 'me.passkeyFailed')}
          </small>
        </div>
      ) : (
        <p className="small muted">{t('me.noPasskey')}</p>
      )}
      <PasskeyList
        list={keys ?? []}
        reload={async () => {
          await look();
          // It may have been the last way back.
          reload();
        }}
      />
      <div className="me-way">
        <button
          type="button"
          className={me.isKept || supportsPasskeys() ? 'btn' : 'btn wax'}
          aria-disabled={isBusy || undefined}
          onClick={() => void addCode()}
        >
          {t(me.isKept ? 'me.codeAgain' : 'me.code')}
        </button>
        <small className="muted">{t('me.codeNote')}</small>
      </div>
      {code !== undefined && <OneTimeSecret label={t('me.codeIs')} text={code} note={t('me.codeOnce')} />}
      <ProblemNote because={problem} />
    </section>
  );
}

/** Errors of the browser's own, as they are called by it. */
const isBrowserError = ({ name }: Error): boolean =>
  ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'NotSupportedError'].includes(name);

interface OnceProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
}

/** Something that is never shown again: large, to be copied, printed, or written down. */
export function OneTimeSecret({ label, text, note }: OnceProps) {
  const t = useWords();
  return (
    <div className="shown-once" role="status">
      <h3>{label}</h3>
      <p className="secret">{text}</p>
      <CopyField label={label} text={text} />
      <p className="small">{note}</p>
      <button type="button" className="btn" onClick={() => print()}>
        {t('me.print')}
      </button>
    </div>
  );
}
