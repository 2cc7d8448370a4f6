import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import type { GameUi, LobbyModule, SecondaryModule, TableModule } from './game-ui.ts';

const tables = new WeakMap<GameUi, Promise<TableModule>>();
const secondaries = new WeakMap<GameUi, Promise<SecondaryModule>>();
const lobbies = new WeakMap<GameUi, Promise<LobbyModule>>();

/** Loads the table of a game, with its messages. */
export const fetchTable = (game: GameUi): Promise<TableModule> =>
  once(tables, game, async () => {
    const [{ table }] = await Promise.all([
      game.table(),
      game.messages.table && loadMessages(game.messages.table),
    ]);
    return table;
  });

/** Loads the table of a game that the reader may play next; after a failure it is loaded again when needed. */
export const prefetchTable = (game: GameUi): void => void fetchTable(game).catch(() => {});

/** Loads the parts of a game that are opened later, with their messages. */
export const fetchSecondary = (game: GameUi): Promise<SecondaryModule> =>
  once(secondaries, game, async () => {
    const [{ secondary }] = await Promise.all([game.secondary(), loadSecondaryMessages()]);
    return secondary;
  });

/** Loads the parts that the lobby needs of a game, with their messages. */
export const fetchLobby = (game: GameUi): Promise<LobbyModule> =>
  once(lobbies, game, async () => {
    if (!game.lobby) throw new Error(`${game.name} is not played online`);
    const [{ lobbyModule }] = await Promise.all([game.lobby(), loadSecondaryMessages()]);
    return lobbyModule;
  });

/** Returns the same promise each time, as rendering needs it; after a failure it tries again. */
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
