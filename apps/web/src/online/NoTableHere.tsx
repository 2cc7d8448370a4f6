import { useEffect } from 'react';
import { Link } from '../address/Link.tsx';
import { useTranslator } from '../i18n/context.ts';
import { LanguagePicker } from '../parts/Languages.tsx';
import type { TableError } from './use-table.ts';

interface TableUnavailableProps {
  /** `unknown`: a game that this page cannot play; a newer one may. */
  readonly why: TableError | 'unknown';
  retry(): void;
}

/** In place of a table of the server that cannot be shown: why, and where to go on. */
export function TableUnavailable({ why, retry }: TableUnavailableProps) {
  const t = useTranslator();
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const isMissing = typeof why !== 'string' && why.code === 'not-found';
  const isSentAway = typeof why !== 'string' && why.code === 'sent-away';
  return (
    <main className="mistake wood">
      <div className="sheet-like" role="alert">
        <h1>{isSentAway ? why.message : t(`online.no.${typeof why === 'string' ? why : 'missing'}`)}</h1>
        {/* Other problems are told by the server, in the reader's language. */}
        {!isSentAway && (
          <p>
            {typeof why === 'string' || isMissing
              ? t(`online.note.${typeof why === 'string' ? why : 'missing'}`)
              : why.message}
          </p>
        )}
        <p className="form-row">
          <button type="button" className="btn" onClick={retry}>
            {t('act.tryAgain')}
          </button>
          <Link to={{}} className="btn wax">
            {t('mistake.start')}
          </Link>
        </p>
        <LanguagePicker />
      </div>
    </main>
  );
}
