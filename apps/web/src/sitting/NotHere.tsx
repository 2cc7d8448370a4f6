import { useEffect } from 'react';
import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';
import { readGame } from '../kept/shelf.ts';
import { Languages } from '../parts/Languages.tsx';
import Because from '../records/Because.tsx';
import { saveRecord } from '../records/files.ts';
import { PlayOn } from '../records/PlayOn.tsx';
import type { LocalTable } from '../session/any.ts';
import type { Absent } from './sitting.ts';

interface Props {
  readonly id: string;
  readonly why: Absent;
  /** Tries once more. */
  again(): void;
  open(session: LocalTable): Promise<void>;
}

/** In place of a table that cannot be shown: why, and where to go on. */
export default function NotHere({ id, why, again, open }: Props) {
  const t = useWords();
  const name = typeof why === 'string' ? why : 'broken';
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const save = async () => {
    const kept = await readGame(id);
    if (kept) saveRecord(kept.record);
  };
  return (
    <main className="mistake wood">
      <div className="sheet-like" role="alert">
        <h1>{t(`away.${name}`)}</h1>
        {typeof why === 'string' ? (
          <p>{t(`away.note.${why}`)}</p>
        ) : (
          <>
            <p>{why.at !== undefined && t('open.faultAt', { at: why.at })}</p>
            <p>
              <Because fault={why} />
            </p>
            <PlayOn fault={why} onOpen={(session) => void open(session)} />
          </>
        )}
        <p className="form-row">
          {why === 'failed' && (
            <button type="button" className="btn" onClick={again}>
              {t('act.tryAgain')}
            </button>
          )}
          {typeof why !== 'string' && (
            <button type="button" className="btn" onClick={() => void save()}>
              {t('mistake.save')}
            </button>
          )}
          <Link to={{ shelf: 'games' }} className="btn">
            {t('start.shelf')}
          </Link>
          <Link to={{}} className="btn wax">
            {t('mistake.start')}
          </Link>
        </p>
        <Languages />
      </div>
    </main>
  );
}
