import { loadMessages, loadSecondaryMessages } from '../i18n/context.ts';
import type { GameUi, LobbyModule, SecondaryModule, TableModule } from './game-ui.ts';

const tables = new WeakMap<GameUi, Promise<TableModule>>();
const secondaries = new WeakMap<GameUi, Promise<SecondaryModule>>();
const lobbies = new WeakMap<GameUi, Promise<LobbyModule>>();

/** Fetches everything a game is played with, and the messages of its table. */
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

/** Fetches the parts of a game that are opened later, and their messages. */
export const fetchSecondary = (game: GameUi): Promise<SecondaryModule> =>
  once(secondaries, game, async () => {
    const [{ secondary }] = await Promise.all([game.secondary(), loadSecondaryMessages()]);
    return secondary;
  });

/** Fetches everything the lobby before an online game needs of it, and its messages. */
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
