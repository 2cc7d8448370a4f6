import { useWords } from '../i18n/context.ts';
import { saveRecord } from '../records/files.ts';
import { useTableBase } from './context.ts';

/** What is wrong, what it means, and the way out; stays until it is dealt with. */
export function Warnings() {
  const t = useWords();
  const { session, kept, bots } = useTableBase();
  // The decision says so itself.
  if (kept.stopped) return null;
  if (bots.failed)
    return (
      <div className="warning" role="alert">
        <p>{t('warn.botBecause', { because: bots.failed.message })}</p>
        <button type="button" className="btn" onClick={bots.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  if (kept.refused)
    return (
      <div className="warning" role="alert">
        <p>{t('warn.notKept')}</p>
        <button type="button" className="btn" onClick={() => saveRecord(session.record())}>
          {t('menu.save')}
        </button>
      </div>
    );
  return null;
}
