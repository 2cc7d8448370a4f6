import { gameNamed, type PageGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch-modules.ts';
import { type OpenFailure, openParsed } from '../records/open-record.ts';
import { type AnyLocalSession, LocalSession } from '../session/local-session.ts';
import type { GameSetup } from '../session/session.ts';
import { GameSaver } from '../storage/game-saver.ts';
import { readGame, type StoredRecord } from '../storage/library.ts';
import { requestPersistenceQuietly } from '../storage/persistence.ts';

/** A game that this window shows, and its saver. */
export interface OpenGame {
  readonly session: AnyLocalSession;
  readonly saver: GameSaver;
}

/** Open games of this window, by id: a game that the browser cannot store exists only here. */
const openGames = new Map<string, OpenGame>();

/** Adds a new game to the library and opens it. */
export async function openSession(games: PageGames, session: AnyLocalSession): Promise<OpenGame> {
  const saver = new GameSaver(gameNamed(games, session.setup.game));
  await saver.save(session.record(), session.moment());
  return addOpenGame({ session, saver });
}

/** Starts a new game with a set-up. */
export async function startGame(games: PageGames, setup: GameSetup): Promise<OpenGame> {
  const { adapter } = await fetchTable(gameNamed(games, setup.game));
  return openSession(games, new LocalSession(adapter, setup));
}

/** Returns the open game of that id, if this window has it. */
export const openGameOf = (id: string): OpenGame | undefined => openGames.get(id);

/**
 * Reason why a game cannot be shown. `denied`: the browser stores nothing; `failed`: a file of the game cannot be
 * loaded now.
 */
export type OpenGameError = 'missing' | 'denied' | 'failed' | OpenFailure;

export const isOpenGame = (found: OpenGame | OpenGameError): found is OpenGame =>
  typeof found === 'object' && 'saver' in found;

/** Opens a game of the library. */
export async function openStoredGame(games: PageGames, id: string): Promise<OpenGame | OpenGameError> {
  try {
    return await openFromStorage(games, id, await readGame(id));
  } catch (error) {
    return error instanceof DOMException ? 'denied' : 'failed';
  }
}

async function openFromStorage(
  games: PageGames,
  id: string,
  kept: StoredRecord | undefined,
): Promise<OpenGame | OpenGameError> {
  const game = games.find(({ name }) => name === kept?.record.game);
  if (!kept || !game) return 'missing';
  const opened = await openParsed(game, kept.record);
  if (!opened.ok) return opened;
  const { session } = opened;
  const { version, count } = kept.game;
  const saver = new GameSaver(game, id, version, session.record().actions.slice(0, count));
  // It was stored while chance was to act.
  if (session.moment().count > count) await saver.save(session.record(), session.moment());
  return addOpenGame({ session, saver });
}

/** Tries again to save the actions that could not be saved. */
export async function retrySave({ session, saver }: OpenGame): Promise<void> {
  const state = saver.state();
  if (state === 'full' || state === 'denied')
    await saver.save(session.record(), session.moment()).catch(() => {});
}

/** Leaves the stored game to another window; the game here becomes a separate one. */
export async function fork(sitting: OpenGame): Promise<void> {
  const { session, saver } = sitting;
  const before = saver.id;
  await saver.fork(session.record(), session.moment());
  openGames.set(saver.id, sitting);
  openGames.delete(before);
}

/** Closes a game that is not shown any more; the next time it is read from the library. */
export function close({ saver }: OpenGame): void {
  const state = saver.state();
  if (state === 'kept' || state === 'elsewhere') openGames.delete(saver.id);
}

function addOpenGame(sitting: OpenGame): OpenGame {
  requestPersistenceQuietly().catch(() => {});
  sitting.session.saveWith(sitting.saver.save);
  openGames.set(sitting.saver.id, sitting);
  return sitting;
}
