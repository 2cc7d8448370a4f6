// The screens before an online game, loaded when the first of them opens.

import { type CommandInput, seatsOf } from '@bastide/protocol';
import { useSyncExternalStore } from 'react';
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import { createNonce, removeNumbers } from '../online/commitments.ts';
import { type TableConnection, useOnline } from '../online/table-connection.ts';
import type { Route } from '../router/route.ts';
import { useIsPast } from '../ui/use-is-past.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { CreateTableScreen } from './CreateTableScreen.tsx';
import { CurrentUserContext, useLoadUser } from './current-user.ts';
import { JoinScreen } from './JoinScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { LOBBY_MESSAGES } from './messages.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

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

/** A table of the server before its game begins. */
function PreGameScreen() {
  const online = useOnline() as TableConnection;
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const { table, people, here, entries } = moment;
  const isHostAway = useIsPast(moment.hostKeptUntil, moment.ahead);
  return (
    <CurrentUserContext value={useLoadUser()}>
      <WaitingRoom
        id={online.id}
        table={table}
        people={people}
        here={here}
        isHostAway={isHostAway}
        links={entries.filter(({ kind }) => kind === 'linkReplaced').length}
        me={online.me}
        send={(what) => send(online, what)}
      />
    </CurrentUserContext>
  );
}

async function send(online: TableConnection, what: CommandInput): Promise<void> {
  await online.do(withNonce(online.id, what));
  if (what.type === 'stand-up' && seatsOf(online.moment().table, online.me).length === 0)
    removeNumbers(online.id);
}

/** Adds a player's own random number to the command when they sit down. */
const withNonce = (table: string, what: CommandInput): CommandInput =>
  what.type === 'sit' ? { ...what, nonce: createNonce(table) } : what;
