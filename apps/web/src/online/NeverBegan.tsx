import { useEffect } from 'react';
import { useWords } from '../i18n/context.ts';

/** A table that was closed before its game began. */
export function NeverBegan({ leave }: { readonly leave: () => void }) {
  const t = useWords();
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  return (
    <main className="mistake wood">
      <div className="sheet-like">
        <h1>{t('online.neverBegan')}</h1>
        <p className="form-row">
          <button type="button" className="btn wax" onClick={leave}>
            {t('mistake.start')}
          </button>
        </p>
      </div>
    </main>
  );
}
