import { Icon } from '../../../parts/Icon.tsx';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Why the server did not do what was asked for; the talk says that itself. */
export function Refused() {
  const t = useWords();
  const { doing, heard } = useAround();
  if (doing.because === undefined || heard.isOpen) return null;
  return (
    <div className="band band-refused" role="alert">
      <p>{doing.because}</p>
      <button type="button" className="round" aria-label={t('act.close')} onClick={doing.forget}>
        <Icon name="close" />
      </button>
    </div>
  );
}
