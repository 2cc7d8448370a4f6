import { useState } from 'react';
import { useCurrentUser, useSignedInUser } from '../me.ts';
import { ProblemNote } from '../Problem.tsx';
import { leaveDevice, listDevices, signOutDevice } from '../people.ts';
import { timeText } from '../time-words.ts';
import { useRequest } from '../use-doing.ts';
import { useWords } from '../words/index.ts';
import { useServerValue } from './use-own.ts';

/** Where the reader is signed in, and signing out there. */
export function DeviceList() {
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
