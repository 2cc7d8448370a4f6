import { useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { saveRecord } from '../records/files.ts';
import { Link } from '../router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useTableBase } from './context.ts';
import { useTableOverlay } from './overlay.ts';

/** A warning: the problem, its meaning, and the way out. It stays until it is dealt with, or closed where it cannot be. */
export default function Warnings() {
  const t = useTranslator();
  const { session, saveStatus, bots, unsent } = useTableBase();
  const company = useTableOverlay();
  const [isClosed, close] = useState(false);
  // People who meet from afar have a place for it over the decision.
  if (unsent && !company)
    return (
      <div className="warning" role="alert">
        <p>{t('warning.notSent', { because: unsent.because })}</p>
        <button type="button" className="btn" onClick={unsent.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  if (bots.failed)
    return (
      <div className="warning" role="alert">
        <p>{t('warning.botBecause', { because: bots.failed.message })}</p>
        <button type="button" className="btn" onClick={bots.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  const record = saveStatus.failure && !isClosed ? session.record() : undefined;
  if (record)
    return (
      <div className="warning" role="alert">
        <p>{t(saveStatus.failure === 'full' ? 'warning.full' : 'warning.notKept')}</p>
        <button type="button" className="btn" onClick={() => saveRecord(record)}>
          {t('menu.save')}
        </button>
        {saveStatus.failure === 'full' && (
          <Link to={{ library: 'games' }} className="btn">
            {t('start.library')}
          </Link>
        )}
        <button type="button" className="round" aria-label={t('act.close')} onClick={() => close(true)}>
          <Icon name="close" />
        </button>
      </div>
    );
  return null;
}
