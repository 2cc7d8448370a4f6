import { useState } from 'react';
import { Link } from '../address/Link.tsx';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { saveRecord } from '../records/files.ts';
import { useTableOverlay } from './company.ts';
import { useTableBase } from './context.ts';

/** What is wrong, what it means, and the way out; stays until it is dealt with, or closed where it cannot be. */
export function Warnings() {
  const t = useTranslator();
  const { session, saveStatus, bots, unsent } = useTableBase();
  const company = useTableOverlay();
  const [isClosed, close] = useState(false);
  // What is refused anew is said anew.
  if (isClosed && !saveStatus.failure) close(false);
  // The decision says so itself.
  if (saveStatus.stopped) return null;
  // People who meet from afar have a place for it over the decision.
  if (unsent && !company)
    return (
      <div className="warning" role="alert">
        <p>{t('warn.notSent', { because: unsent.because })}</p>
        <button type="button" className="btn" onClick={unsent.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  if (bots.failed)
    return (
      <div className="warning" role="alert">
        <p>{t('warn.botBecause', { because: bots.failed.message })}</p>
        <button type="button" className="btn" onClick={bots.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  const record = saveStatus.failure && !isClosed ? session.record() : undefined;
  if (record)
    return (
      <div className="warning" role="alert">
        <p>{t(saveStatus.failure === 'full' ? 'warn.full' : 'warn.notKept')}</p>
        <button type="button" className="btn" onClick={() => saveRecord(record)}>
          {t('menu.save')}
        </button>
        {saveStatus.failure === 'full' && (
          <Link to={{ shelf: 'games' }} className="btn">
            {t('start.shelf')}
          </Link>
        )}
        <button type="button" className="round" aria-label={t('act.close')} onClick={() => close(true)}>
          <Icon name="close" />
        </button>
      </div>
    );
  return null;
}
