// The screens before an online game, loaded when the first of them opens.
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import type { Route } from '../router/route.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { CreateTableScreen } from './CreateTableScreen.tsx';
import { CurrentUserContext, useLoadUser } from './current-user.ts';
import { JoinScreen } from './JoinScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { LOBBY_MESSAGES } from './messages.ts';
import { PreGameScreen } from './PreGameScreen.tsx';

/** Loads the screens, with their messages. */
export const loadLobby = () => withMessages(LobbyRoutes);

/** Loads the screen of a table before its game. */
export const loadPreGame = () => withMessages(PreGameScreen);

async function withMessages<Room>(room: Room): Promise<{ readonly default: Room }> {
  // Their titles are in italics.
  void import('../style/italic.css');
  await Promise.all([loadSecondaryMessages(), loadMessages(LOBBY_MESSAGES)]);
  return { default: room };
}

/** The screens before an online game, each at its address. */
function LobbyRoutes({ address }: { readonly address: Route }) {
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
