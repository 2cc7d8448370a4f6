import type { TableSettings } from '@bastide/protocol';
import { Link } from '../router/Link.tsx';
import { useLobbyTranslator } from './messages.ts';

interface Props {
  readonly visibility: TableSettings['visibility'];
  /** The guest at the table: the reader, or somebody else. */
  readonly guest: 'reader' | 'other' | undefined;
}

/** Consequences of a rated result: where it appears, and with which tables it counts. */
export function RatedNote({ visibility, guest }: Props) {
  const t = useLobbyTranslator();
  return (
    <p className="small muted">
      {t.sentences([
        t('lobby.ratedPublic', { table: visibility }),
        ...(guest ? [t(guest === 'reader' ? 'lobby.ratedGuest' : 'lobby.guestHere')] : []),
      ])}
      {guest === 'reader' && (
        <>
          {' '}
          <Link to={{ me: true }}>{t('lobby.makeWayBack')}</Link>
        </>
      )}
    </p>
  );
}
