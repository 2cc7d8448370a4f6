import { useTranslator } from '../i18n/context.ts';
import type { AnyLocalSession } from '../session/local-session.ts';
import type { OpenFailure } from './open-record.ts';

interface Props {
  readonly fault: OpenFailure;
  onOpen(session: AnyLocalSession): void;
}

/** Continues a record from the point where it breaks off, as a game of its own. */
export function PlayOnButton({ fault: { before }, onOpen }: Props) {
  const t = useTranslator();
  if (!before) return null;
  return (
    <p>
      <button type="button" className="btn" onClick={() => onOpen(before())}>
        {t('open.playOn')}
      </button>
    </p>
  );
}
