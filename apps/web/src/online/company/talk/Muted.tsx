import { usePersonNames } from '../names.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Who of this table is not heard here, and the way to hear them again. */
export function MutedPeople() {
  const t = useWords();
  const { chat, people } = useOverlay();
  const names = usePersonNames();
  const here = chat.muted.filter((person) => person in people);
  if (here.length === 0) return null;
  return (
    <p className="talk-muted small">
      <span className="muted">{t('company.muted')}</span>
      {here.map((person) => (
        <button key={person} type="button" className="link" onClick={() => chat.mute(person, false)}>
          {t('company.unmute', { name: names.of(person).name })}
        </button>
      ))}
    </p>
  );
}
