// What the rooms before an online game need, fetched when the first of them opens.
import { loadLater, loadPart } from '../i18n/context.ts';
import { BeforeGame } from './BeforeGame.tsx';
import { Rooms } from './Rooms.tsx';
import { WORDS } from './words/index.ts';

/** The rooms, once they can speak. */
export const rooms = () => speaking(Rooms);

/** The room of a table before its game. */
export const beforeGame = () => speaking(BeforeGame);

async function speaking<Room>(room: Room): Promise<{ readonly default: Room }> {
  // Their titles are in the voice of the table.
  void import('../style/italic.css');
  await Promise.all([loadLater(), loadPart(WORDS)]);
  return { default: room };
}
