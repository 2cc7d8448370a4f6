import './alerts.css';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { disablePush, enablePush, type PushApi, type PushState, pushState } from './push.ts';

/** Has the server say when a table waits for the reader, or tells why it cannot. Nobody is asked before it is pressed. */
export function PushSetting({ server }: { readonly server: PushApi }) {
  const t = useTranslator();
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    pushState(server).then(
      (now) => !gone && setState(now),
      // As it was when the server was there; it is asked anew next time.
      () => !gone && setState('on'),
    );
    return () => {
      gone = true;
    };
  }, [server]);
  if (state === undefined) return null;
  if (state !== 'on' && state !== 'off')
    return <p className="push-note small muted">{t('alerts.not', { why: state })}</p>;
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      setState(await (state === 'on' ? disablePush(server) : enablePush(server)));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="push-line"
        aria-pressed={state === 'on'}
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        <Icon name={state === 'on' ? 'check' : 'bell'} /> {t('alerts.tell')}
      </button>
      {hasFailed && (
        <p className="small" role="alert">
          {t('alerts.failed')}
        </p>
      )}
    </>
  );
}
