// The screens before an online game, loaded when the first of them opens.
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import { LobbyRoutes } from './LobbyRoutes.tsx';
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
