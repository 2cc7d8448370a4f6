import { useEffect } from 'react';
import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';
import { Languages } from '../parts/Languages.tsx';
import type { NoTable } from './use-table.ts';

interface Props {
  /** `unknown`: a game that this page cannot play; a newer one may. */
  readonly why: NoTable | 'unknown';
  again(): void;
}

/** In place of a table of the server that cannot be shown: why, and where to go on. */
export function NoTableHere({ why, again }: Props) {
  const t = useWords();
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
          <button type="button" className="btn" onClick={again}>
            {t('act.tryAgain')}
          </button>
          <Link to={{}} className="btn wax">
            {t('mistake.start')}
          </Link>
        </p>
        <Languages />
      </div>
    </main>
  );
}
