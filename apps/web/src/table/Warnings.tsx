import type { Bots } from '../bots/use-bots.ts';
import { useWords } from '../i18n/context.ts';
import type { Kept } from '../kept/use-kept.ts';
import { saveRecord } from '../records/files.ts';
import type { AnySession } from '../session/any.ts';

interface Props {
  readonly session: AnySession;
  readonly kept: Kept;
  readonly bots: Bots;
}

/** What is wrong, what it means, and the way out; stays until it is dealt with. */
export function Warnings({ session, kept, bots }: Props) {
  const t = useWords();
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
