import { loadLater, loadPart } from '../i18n/context.ts';
import type { GameLater, GameTable, GameUi, InRooms } from './game-ui.ts';

const tables = new WeakMap<GameUi, Promise<GameTable>>();
const laters = new WeakMap<GameUi, Promise<GameLater>>();
const rooms = new WeakMap<GameUi, Promise<InRooms>>();

/** What a game is played with, and what is said at its table. */
export const fetchTable = (game: GameUi): Promise<GameTable> =>
  once(tables, game, async () => {
    const [{ table }] = await Promise.all([game.table(), game.words.table && loadPart(game.words.table)]);
    return table;
  });

/** The same for a game that somebody may well play next; where it cannot be fetched now, it is when it is needed. */
export const fetchAhead = (game: GameUi): void => void fetchTable(game).catch(() => {});

/** What of a game is opened later, and what is said there. */
export const fetchLater = (game: GameUi): Promise<GameLater> =>
  once(laters, game, async () => {
    const [{ later }] = await Promise.all([game.later(), loadLater()]);
    return later;
  });

/** What the rooms before an online game need of it, and what is said there. */
export const fetchRooms = (game: GameUi): Promise<InRooms> =>
  once(rooms, game, async () => {
    if (!game.rooms) throw new Error(`${game.name} is not played online`);
    const [{ inRooms }] = await Promise.all([game.rooms(), loadLater()]);
    return inRooms;
  });

/** The same promise each time, as drawing needs it; after a failure it is tried again. */
function once<Fetched>(
  known: WeakMap<GameUi, Promise<Fetched>>,
  game: GameUi,
  load: () => Promise<Fetched>,
): Promise<Fetched> {
  let coming = known.get(game);
  if (!coming) {
    coming = load();
    known.set(game, coming);
    coming.catch(() => known.delete(game));
  }
  return coming;
}
