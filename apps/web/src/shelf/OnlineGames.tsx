import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { onlineWords } from './online-words.ts';
import type { ServerKnown } from './use-server.ts';

/** How many games of the reader go on at the server, and at how many it is their turn: the way there. */
export function OnlineGames({ games }: Pick<ServerKnown, 'games'>) {
  const t = useWords();
  if (games === undefined) return null;
  if (games === 'coming') return <div className="resume sheet-like online-games" />;
  return (
    <Link to={{ lobby: 'tables' }} className="resume sheet-like online-games" isCalled={games.awaited > 0}>
      <b>{onlineWords(t, games)}</b>
      <Icon name="next" />
    </Link>
  );
}
