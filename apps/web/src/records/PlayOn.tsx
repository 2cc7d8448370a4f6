import { useWords } from '../i18n/context.ts';
import type { LocalTable } from '../session/any.ts';
import type { Unopened } from './open.ts';

interface Props {
  readonly fault: Unopened;
  onOpen(session: LocalTable): void;
}

/** What was played before a record breaks off can be played on, as a game of its own. */
export function PlayOn({ fault: { before }, onOpen }: Props) {
  const t = useWords();
  if (!before) return null;
  return (
    <p>
      <button type="button" className="btn" onClick={() => onOpen(before())}>
        {t('open.playOn')}
      </button>
    </p>
  );
}
