import { Icon } from '../../../parts/Icon.tsx';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Why the server did not do what was asked for; the talk says that itself. */
export function RefusalBanner() {
  const t = useWords();
  const { commands, chat } = useOverlay();
  if (commands.because === undefined || chat.isOpen) return null;
  return (
    <div className="band band-refused" role="alert">
      <p>{commands.because}</p>
      <button type="button" className="round" aria-label={t('act.close')} onClick={commands.forget}>
        <Icon name="close" />
      </button>
    </div>
  );
}
