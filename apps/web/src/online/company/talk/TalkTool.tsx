import { Sign } from '../Sign.tsx';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Opens and closes the talk, and says how much of it is new. */
export function TalkTool() {
  const t = useWords();
  const { heard } = useAround();
  const n = heard.unread.length;
  const label = t('company.talk');
  return (
    <button
      type="button"
      className="tool talk-tool"
      aria-label={n === 0 ? label : t.parts([label, t('company.unread', { n })])}
      aria-pressed={heard.isOpen}
      onClick={() => heard.open(!heard.isOpen)}
    >
      <Sign name="talk" />
      <span>{label}</span>
      {n > 0 && (
        <b className="num" aria-hidden="true">
          {n}
        </b>
      )}
    </button>
  );
}
