import { useState } from 'react';
import { useWords } from './words/index.ts';

interface Props {
  readonly isBusy: boolean;
  close(): void;
}

/** The host closes the table, when it is said twice. */
export function CloseTable({ isBusy, close }: Props) {
  const t = useWords();
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <p className="form-row close-table">
        <button type="button" className="link" onClick={() => setSure(true)}>
          {t('rooms.close')}
        </button>
      </p>
    );
  return (
    <div className="slip inline" role="alert">
      <p>{t('rooms.closeSure')}</p>
      <p className="form-row">
        <button type="button" className="btn" onClick={() => setSure(false)}>
          {t('rooms.closeNot')}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={close}>
          {t('rooms.close')}
        </button>
      </p>
    </div>
  );
}
