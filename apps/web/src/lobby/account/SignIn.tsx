import { useState } from 'react';
import { signInWithCode, signInWithPasskey } from '../account-api.ts';
import { useCurrentUser } from '../current-user.ts';
import { useLobbyTranslator } from '../messages.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useRequest } from '../use-request.ts';
import { OneTimeSecret, supportsPasskeys } from './RecoveryOptions.tsx';

/** The code stands after `#`, which browsers never send. */
const LINK_HASH = /^#link=([\w-]{1,64})$/;

/** Returns the code with which another device sent the reader here, and removes it from the address. */
function codeInUrl(): string {
  const [, code = ''] = LINK_HASH.exec(location.hash) ?? [];
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

interface Props {
  /** Called when the reader is known again and has to note a new recovery code first. */
  readonly onSignedIn: () => void;
}

/** Signs in to an existing account: by a passkey, or by a code. */
export function SignIn({ onSignedIn }: Props) {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  const [next, setNext] = useState<{ readonly code: string; readonly done: () => void }>();
  const enter = async (code: string) => {
    const back = await signInWithCode(code);
    // The old code is used up: the reader sees the next one before anything else.
    if (back.code === undefined) setMe(back.me);
    else {
      setNext({ code: back.code, done: () => setMe(back.me) });
      onSignedIn();
    }
  };
  if (!next) return <SignInForm enter={enter} />;
  return (
    <section className="sheet-like lobby-sheet">
      <OneTimeSecret label={t('account.codeIs')} text={next.code} note={t('account.codeOnce')} />
      <p className="form-row">
        <button type="button" className="btn primary" onClick={next.done}>
          {t('lobby.goOn')}
        </button>
      </p>
    </section>
  );
}

function SignInForm({ enter }: { enter(code: string): Promise<void> }) {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  const [code, setCode] = useState(codeInUrl);
  const { isBusy, problem, run } = useRequest();
  return (
    <form
      className="sheet-like lobby-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void run(() => enter(code.trim()));
      }}
    >
      <h2>{t('account.back')}</h2>
      <p className="muted">{t('account.backNote')}</p>
      {supportsPasskeys() && (
        <p>
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy || undefined}
            onClick={() => void run(async () => setMe(await signInWithPasskey()))}
          >
            {t('account.passkeyHere')}
          </button>
        </p>
      )}
      <label className="lobby-name">
        <span>{t('account.enter')}</span>
        <input
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <ProblemNote because={problem} />
      <p className="form-row">
        <button
          type="submit"
          className="btn primary"
          aria-disabled={code.trim() === '' || isBusy || undefined}
        >
          {t('account.enterDo')}
        </button>
      </p>
    </form>
  );
}
