// What the rooms before an online game need, fetched when the first of them opens.
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import { LobbyRoutes } from './LobbyRoutes.tsx';
import { PreGameScreen } from './PreGameScreen.tsx';
import { WORDS } from './words/index.ts';

/** The rooms, once they can speak. */
export const loadLobby = () => withMessages(LobbyRoutes);

/** The room of a table before its game. */
export const loadPreGame = () => withMessages(PreGameScreen);

async function withMessages<Room>(room: Room): Promise<{ readonly default: Room }> {
  // Their titles are in the voice of the table.
  void import('../style/italic.css');
  await Promise.all([loadSecondaryMessages(), loadMessages(WORDS)]);
  return { default: room };
}
