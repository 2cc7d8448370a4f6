import type { Route } from '../address/address.ts';
import { JoinScreen } from './Join.tsx';
import { LobbyScreen } from './Lobby.tsx';
import { CurrentUserContext, useLoadUser } from './me.ts';
import { AccountPage } from './me-page/MePage.tsx';
import { CreateTableScreen } from './OpenTable.tsx';

/** The rooms before an online game, each at its address. */
export function LobbyRoutes({ address }: { readonly address: Route }) {
  return (
    <CurrentUserContext value={useLoadUser()}>
      <LobbyRoute {...address} />
    </CurrentUserContext>
  );
}

function LobbyRoute({ join, lobby }: Route) {
  if (join !== undefined) return <JoinScreen invitation={join} />;
  if (lobby === 'open') return <CreateTableScreen />;
  return lobby ? <LobbyScreen /> : <AccountPage />;
}
