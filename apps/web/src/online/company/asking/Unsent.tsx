import { useEffect, useEffectEvent } from 'react';
import { useTableBase } from '../../../table/context.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Nobody knows whether what was sent has arrived: it is sent once more when the line is open again, or when that is pressed. */
export function UnsentBanner() {
  const t = useWords();
  const { unsent } = useTableBase();
  const { link } = useOverlay();
  const again = useEffectEvent(() => unsent?.retry());
  useEffect(() => {
    if (link.isOpen) again();
  }, [link.isOpen]);
  if (!unsent) return null;
  return (
    <div className="band band-refused" role="alert">
      <p>{t('warn.notSent', { because: unsent.because })}</p>
      <p className="band-acts">
        <button type="button" className="btn" onClick={unsent.retry}>
          {t('act.tryAgain')}
        </button>
      </p>
    </div>
  );
}
