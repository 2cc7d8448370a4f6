import type { Route } from '../router/route.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { CreateTableScreen } from './CreateTableScreen.tsx';
import { CurrentUserContext, useLoadUser } from './current-user.ts';
import { JoinScreen } from './JoinScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';

/** The screens before an online game, each at its address. */
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
