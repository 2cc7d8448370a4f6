import type { Passkey } from '@bastide/protocol';
import { Problem } from '../Problem.tsx';
import { forgetPasskey } from '../people.ts';
import { timeWords } from '../time-words.ts';
import { useDoing } from '../use-doing.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly list: readonly Passkey[];
  /** Looks at what there is once more. */
  look(): Promise<void>;
}

/** The passkeys that bring the reader back; each can be forgotten. */
export function Passkeys({ list, look }: Props) {
  const t = useWords();
  const { isBusy, problem, run } = useDoing();
  return (
    <>
      {list.length > 0 && (
        <ul className="me-list" aria-label={t('me.passkeys')}>
          {list.map(({ id, label, created, host }) => (
            <li key={id}>
              <span>
                <b>{label}</b>{' '}
                <small className="muted">{t('me.passkeyOf', { when: timeWords(t, created), host })}</small>
              </span>
              <button
                type="button"
                className="btn"
                aria-label={t('me.passkeyForgetOf', { name: label })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => forgetPasskey(id).then(look))}
              >
                {t('me.passkeyForget')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Problem because={problem} />
    </>
  );
}
