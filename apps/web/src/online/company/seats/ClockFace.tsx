import { useWords } from '../words/index.ts';
import type { Face } from './use-clock.ts';

/** A clock: read when it is looked for, and never aloud by itself. */
export function ClockFace({ face }: { readonly face: Face }) {
  const t = useWords();
  return (
    <span
      className={['clock', 'num', face.runs && 'runs', face.isShort && 'short'].filter(Boolean).join(' ')}
      role="timer"
    >
      <span className="sr">{t('join.label', { label: t('company.timeLeft'), said: '' })}</span>
      {face.said}
    </span>
  );
}
