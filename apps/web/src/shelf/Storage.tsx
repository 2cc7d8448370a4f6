import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { requestPersistence, isPersisted as wasPromised } from '../kept/persist.ts';

/** Whether the browser promises to keep the games when it runs short of room, a way to ask for it, and where it keeps no page for them. */
export function StorageNote({ hasGames }: { readonly hasGames: boolean }) {
  const t = useTranslator();
  const [isPromised, setPromised] = useState<boolean>();
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    wasPromised().then(setPromised, () => {});
  }, []);
  if (!hasGames) return null;
  if (!globalThis.isSecureContext) return <p className="shelf-storage small">{t('shelf.insecure')}</p>;
  if (isPromised === undefined) return null;
  const ask = async () => {
    setPromised(await requestPersistence());
    setAsked(true);
  };
  return (
    <p className="shelf-storage small" role="status">
      {t(isPromised ? 'shelf.promised' : wasAsked ? 'shelf.refused' : 'shelf.unpromised')}{' '}
      {!isPromised && !wasAsked && (
        <button type="button" className="link" onClick={() => void ask()}>
          {t('shelf.askPromise')}
        </button>
      )}
    </p>
  );
}
