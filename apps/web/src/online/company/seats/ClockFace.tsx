import { useWords } from '../words/index.ts';
import type { ClockDisplay } from './use-clock.ts';

/** A clock: read when it is looked for, and never aloud by itself. */
export function ClockFace({ face }: { readonly face: ClockDisplay }) {
  const t = useWords();
  return (
    <span
      className={['clock', 'num', face.isRunning && 'runs', face.isShort && 'short']
        .filter(Boolean)
        .join(' ')}
      role="timer"
    >
      <span className="sr">{t('join.label', { label: t('company.timeLeft'), said: '' })}</span>
      {face.text}
    </span>
  );
}
