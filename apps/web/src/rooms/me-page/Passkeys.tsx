import type { Passkey } from '@bastide/protocol';
import { ProblemNote } from '../Problem.tsx';
import { deletePasskey } from '../people.ts';
import { timeText } from '../time-words.ts';
import { useRequest } from '../use-doing.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly list: readonly Passkey[];
  /** Looks at what there is once more. */
  reload(): Promise<void>;
}

/** The passkeys that bring the reader back; each can be forgotten. */
export function PasskeyList({ list, reload }: Props) {
  const t = useWords();
  const { isBusy, problem, run } = useRequest();
  return (
    <>
      {list.length > 0 && (
        <ul className="me-list" aria-label={t('me.passkeys')}>
          {list.map(({ id, label, created, host }) => (
            <li key={id}>
              <span>
                <b>{label}</b>{' '}
                <small className="muted">{t('me.passkeyOf', { when: timeText(t, created), host })}</small>
              </span>
              <button
                type="button"
                className="btn"
                aria-label={t('me.passkeyForgetOf', { name: label })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => deletePasskey(id).then(reload))}
              >
                {t('me.passkeyForget')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProblemNote because={problem} />
    </>
  );
}
