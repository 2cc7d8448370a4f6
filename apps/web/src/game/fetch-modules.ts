import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import type { GameUi, LobbyModule, SecondaryModule, TableModule } from './game-ui.ts';

const tables = new WeakMap<GameUi, Promise<TableModule>>();
const secondaries = new WeakMap<GameUi, Promise<SecondaryModule>>();
const lobbies = new WeakMap<GameUi, Promise<LobbyModule>>();

/** What a game is played with, and what is said at its table. */
export const fetchTable = (game: GameUi): Promise<TableModule> =>
  once(tables, game, async () => {
    const [{ table }] = await Promise.all([
      game.table(),
      game.messages.table && loadMessages(game.messages.table),
    ]);
    return table;
  });

/** The same for a game that somebody may well play next; where it cannot be fetched now, it is when it is needed. */
export const prefetchTable = (game: GameUi): void => void fetchTable(game).catch(() => {});

/** What of a game is opened later, and what is said there. */
export const fetchSecondary = (game: GameUi): Promise<SecondaryModule> =>
  once(secondaries, game, async () => {
    const [{ secondary }] = await Promise.all([game.secondary(), loadSecondaryMessages()]);
    return secondary;
  });

/** What the rooms before an online game need of it, and what is said there. */
export const fetchLobby = (game: GameUi): Promise<LobbyModule> =>
  once(lobbies, game, async () => {
    if (!game.lobby) throw new Error(`${game.name} is not played online`);
    const [{ lobbyModule }] = await Promise.all([game.lobby(), loadSecondaryMessages()]);
    return lobbyModule;
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
