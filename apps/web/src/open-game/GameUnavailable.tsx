import { useEffect } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { FaultMessage } from '../records/FaultMessage.tsx';
import { saveRecord } from '../records/files.ts';
import { PlayOnButton } from '../records/PlayOnButton.tsx';
import { Link } from '../router/Link.tsx';
import type { AnyLocalSession } from '../session/local-session.ts';
import { readGame } from '../storage/library.ts';
import { LanguagePicker } from '../ui/LanguagePicker.tsx';
import type { OpenGameError } from './open-games.ts';

interface Props {
  readonly id: string;
  readonly why: OpenGameError;
  /** Tries again. */
  retry(): void;
  open(session: AnyLocalSession): Promise<void>;
}

/** Takes the place of a table that cannot be shown: the reason, and links to other screens. */
export default function GameUnavailable({ id, why, retry, open }: Props) {
  const t = useTranslator();
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
        <h1>{t(`gameUnavailable.${name}`)}</h1>
        {typeof why === 'string' ? (
          <p>{t(`gameUnavailable.note.${why}`)}</p>
        ) : (
          <>
            <p>{why.at !== undefined && t('open.faultAt', { at: why.at })}</p>
            <p>
              <FaultMessage fault={why} />
            </p>
            <PlayOnButton fault={why} onOpen={(session) => void open(session)} />
          </>
        )}
        <p className="form-row">
          {why === 'failed' && (
            <button type="button" className="btn" onClick={retry}>
              {t('act.tryAgain')}
            </button>
          )}
          {typeof why !== 'string' && (
            <button type="button" className="btn" onClick={() => void save()}>
              {t('error.save')}
            </button>
          )}
          <Link to={{ library: 'games' }} className="btn">
            {t('start.library')}
          </Link>
          <Link to={{}} className="btn primary">
            {t('error.start')}
          </Link>
        </p>
        <LanguagePicker />
      </div>
    </main>
  );
}
