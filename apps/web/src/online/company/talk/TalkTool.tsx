import { OverlayIcon } from '../Sign.tsx';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Opens and closes the talk, and says how much of it is new. */
export function ChatButton() {
  const t = useWords();
  const { chat } = useOverlay();
  const n = chat.unread.length;
  const label = t('company.talk');
  return (
    <button
      type="button"
      className="tool talk-tool"
      aria-label={n === 0 ? label : t.parts([label, t('company.unread', { n })])}
      aria-pressed={chat.isOpen}
      onClick={() => chat.open(!chat.isOpen)}
    >
      <OverlayIcon name="talk" />
      <span>{label}</span>
      {n > 0 && (
        <b className="num" aria-hidden="true">
          {n}
        </b>
      )}
    </button>
  );
}
