import './lobby.css';
import type { ReactNode } from 'react';
import { ConnectingNote } from '../online/ConnectionNotes.tsx';
import { Link } from '../router/Link.tsx';
import type { Route } from '../router/route.ts';
import { Page } from '../ui/Page.tsx';
import { useCurrentUser, useSignedInUser } from './current-user.ts';
import { useLobbyTranslator } from './messages.ts';

interface Props {
  readonly title: string;
  /** The target of the back button. */
  readonly back: Route;
  readonly children: ReactNode;
}

/** Frame of a screen before an online game: title, the reader's name, and, where there is a server, its content. */
export function LobbyLayout({ title, back, children }: Props) {
  const t = useLobbyTranslator();
  const person = useSignedInUser();
  return (
    <Page
      className="lobby-page"
      title={title}
      back={[back, t(back.lobby ? 'lobby.toLobby' : 'error.start')]}
      beside={
        person && (
          <Link to={{ me: true }} className="link lobby-user">
            {t('lobby.me', { name: person.name })}
          </Link>
        )
      }
    >
      <WithServer>{children}</WithServer>
    </Page>
  );
}

/** Content that needs a server; or the reason why there is none. */
function WithServer({ children }: Pick<Props, 'children'>) {
  const t = useLobbyTranslator();
  const { me, reload } = useCurrentUser();
  if (me === 'coming') return <ConnectingNote />;
  if (me !== 'nowhere' && me !== 'unreached') return children;
  return (
    <div className="sheet-like lobby-note" role="alert">
      <h2>{t(me === 'nowhere' ? 'online.no.nowhere' : 'lobby.unreached')}</h2>
      <p>{t(me === 'nowhere' ? 'online.note.nowhere' : 'lobby.unreachedNote')}</p>
      <p className="form-row">
        {me === 'unreached' && (
          <button type="button" className="btn" onClick={reload}>
            {t('act.tryAgain')}
          </button>
        )}
        <Link to={{}} className="btn primary">
          {t('error.start')}
        </Link>
      </p>
    </div>
  );
}
