import type { Table } from '@bastide/protocol';
import { useEffect } from 'react';
import { Link } from '../address/Link.tsx';
import { useTranslator } from '../i18n/context.ts';
import { closedBy } from './closed-by.ts';
import { useOnline } from './context.ts';

/** A table that was closed before its game began. */
export function ClosedBeforeStart({ table, leave }: { readonly table: Table; readonly leave: () => void }) {
  const t = useTranslator();
  const who = closedBy(table, useOnline()?.me);
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  return (
    <main className="mistake wood">
      <div className="sheet-like" role="status">
        <h1>{t('online.closed', { who })}</h1>
        <p>{t('online.closedNote', { who })}</p>
        <p className="form-row">
          <button type="button" className="btn" onClick={leave}>
            {t('mistake.start')}
          </button>
          {table.after !== undefined && (
            // Those who played there can play again.
            <Link to={{ game: table.after }} className="btn">
              {t('online.before')}
            </Link>
          )}
          <Link to={{ lobby: 'tables' }} className="btn wax">
            {t('online.lobby')}
          </Link>
        </p>
      </div>
    </main>
  );
}
