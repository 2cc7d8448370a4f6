import { Link } from '../address/Link.tsx';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { onlineGamesText } from './online-words.ts';
import type { ServerInfo } from './use-server.ts';

/** How many games of the reader go on at the server, and at how many it is their turn: the way there. */
export function OnlineGamesLink({ games }: Pick<ServerInfo, 'games'>) {
  const t = useTranslator();
  if (games === undefined) return null;
  if (games === 'coming') return <div className="resume sheet-like online-games" />;
  return (
    <Link to={{ lobby: 'tables' }} className="resume sheet-like online-games" hasAlert={games.awaited > 0}>
      <b>{onlineGamesText(t, games)}</b>
      <Icon name="next" />
    </Link>
  );
}
