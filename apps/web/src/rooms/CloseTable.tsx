import { useConfirmation } from '../parts/use-twice.ts';
import { useWords } from './words/index.ts';

interface CloseTableButtonProps {
  readonly isBusy: boolean;
  close(): void;
}

/** The host closes the table, when it is said twice. */
export function CloseTableButton({ isBusy, close }: CloseTableButtonProps) {
  const t = useWords();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  if (!isConfirming)
    return (
      <p className="form-row close-table">
        <button ref={first} type="button" className="link" onClick={ask}>
          {t('rooms.close')}
        </button>
      </p>
    );
  return (
    <div className="slip inline" role="alert">
      <p>{t('rooms.closeSure')}</p>
      <p className="form-row">
        <button ref={back} type="button" className="btn" onClick={cancel}>
          {t('rooms.closeNot')}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={close}>
          {t('rooms.close')}
        </button>
      </p>
    </div>
  );
}
