import { useEffect, useState } from 'react';
import { useWords } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { type PushState, pushState, turnOff, turnOn } from './push.ts';

/** In a list: has the system say when a table waits for the reader. Nobody is asked before it is pressed. */
export function PushLine() {
  const t = useWords();
  const [state, setState] = useState<PushState>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    pushState().then(
      (now) => !gone && setState(now),
      () => !gone && setState('unknown'),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (state === undefined) return null;
  if (state !== 'on' && state !== 'off')
    return (
      <li className="push-note small muted">
        <p>{t('alerts.not', { why: state })}</p>
      </li>
    );
  const press = async () => {
    setFailed(false);
    try {
      setState(await (state === 'on' ? turnOff() : turnOn()));
    } catch {
      setFailed(true);
    }
  };
  return (
    <li>
      <button type="button" aria-pressed={state === 'on'} onClick={() => void press()}>
        <Icon name={state === 'on' ? 'check' : 'sound'} /> {t('alerts.tell')}
      </button>
      {hasFailed && (
        <p className="small" role="alert">
          {t('alerts.failed')}
        </p>
      )}
    </li>
  );
}
