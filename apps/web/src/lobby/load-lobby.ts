// The screens before an online game, loaded when the first of them opens.
import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import { LobbyRoutes } from './LobbyRoutes.tsx';
import { PreGameScreen } from './PreGameScreen.tsx';
import { WORDS } from './words/index.ts';

/** Loads the screens, with their messages. */
export const loadLobby = () => withMessages(LobbyRoutes);

/** Loads the screen of a table before its game. */
export const loadPreGame = () => withMessages(PreGameScreen);

async function withMessages<Room>(room: Room): Promise<{ readonly default: Room }> {
  // Their titles are in italics.
  void import('../style/italic.css');
  await Promise.all([loadSecondaryMessages(), loadMessages(WORDS)]);
  return { default: room };
}
