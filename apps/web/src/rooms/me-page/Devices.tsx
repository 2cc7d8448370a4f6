import { useState } from 'react';
import { useMe, usePerson } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { devices, leave, signOut } from '../people.ts';
import { timeWords } from '../time-words.ts';
import { useDoing } from '../use-doing.ts';
import { useWords } from '../words/index.ts';
import { useOwn } from './use-own.ts';

/** Where the reader is signed in, and signing out there. */
export function Devices() {
  const t = useWords();
  const { setMe } = useMe();
  const isKept = usePerson()?.isKept === true;
  const [list, look] = useOwn(devices);
  const { isBusy, problem, run } = useDoing();
  const [isAsking, setAsking] = useState(false);
  const goOut = () =>
    run(async () => {
      await leave();
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
                {isThis ? t('me.here') : t('me.seen', { when: timeWords(t, seen) })}
              </small>
            </span>
            {!isThis && (
              <button
                type="button"
                className="btn"
                aria-label={t('me.signOutOf', { name: label })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => signOut(id).then(look))}
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
      <Problem because={problem} />
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
