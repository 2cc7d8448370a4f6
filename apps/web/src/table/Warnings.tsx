import { useWords } from '../i18n/context.ts';
import { saveRecord } from '../session/files.ts';
import type { AnySession } from '../session/kits.ts';
import type { Bots } from './use-bots.ts';
import type { Kept } from './use-kept.ts';

interface Props {
  readonly session: AnySession;
  readonly kept: Kept;
  readonly bots: Bots;
  reload(): void;
}

/** What is wrong, what it means, and the way out; stays until it is dealt with. */
export function Warnings({ session, kept, bots, reload }: Props) {
  const t = useWords();
  if (kept.stopped)
    return (
      <div className="warning" role="alert">
        <p>{t('warn.otherPage')}</p>
        <button type="button" className="btn" onClick={reload}>
          {t('warn.takeOver')}
        </button>
        <button type="button" className="btn" onClick={kept.goOn}>
          {t('warn.keepMine')}
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
