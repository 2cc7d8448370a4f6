import { gameNamed, type PageGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch-modules.ts';
import { type OpenFailure, openParsed } from '../records/open-record.ts';
import { type AnyLocalSession, LocalSession } from '../session/local-session.ts';
import type { GameSetup } from '../session/session.ts';
import { GameSaver } from '../storage/game-saver.ts';
import { readGame, type StoredRecord } from '../storage/library.ts';
import { requestPersistenceQuietly } from '../storage/persistence.ts';

/** A game that is looked at or played in this window, and who keeps it. */
export interface OpenGame {
  readonly session: AnyLocalSession;
  readonly saver: GameSaver;
}

/** The sittings of this window, by id: what the browser does not keep lives here only. */
const openGames = new Map<string, OpenGame>();

/** Puts a game on the shelf that was not there. */
export async function openSession(games: PageGames, session: AnyLocalSession): Promise<OpenGame> {
  const saver = new GameSaver(gameNamed(games, session.setup.game));
  await saver.save(session.record(), session.moment());
  return addOpenGame({ session, saver });
}

/** A new game, as agreed. */
export async function startGame(games: PageGames, setup: GameSetup): Promise<OpenGame> {
  const { adapter } = await fetchTable(gameNamed(games, setup.game));
  return openSession(games, new LocalSession(adapter, setup));
}

/** The sitting of that game, if this window has it. */
export const openGameOf = (id: string): OpenGame | undefined => openGames.get(id);

/** The reason why a game cannot be shown. `denied`: the browser keeps nothing; `failed`: a file that it needs cannot be fetched now. */
export type OpenGameError = 'missing' | 'denied' | 'failed' | OpenFailure;

export const isOpenGame = (found: OpenGame | OpenGameError): found is OpenGame =>
  typeof found === 'object' && 'saver' in found;

/** A game of the shelf. */
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
  // It was for chance to act when it was kept.
  if (session.moment().count > count) await saver.save(session.record(), session.moment());
  return addOpenGame({ session, saver });
}

/** Tries again to save actions that were not saved at once. */
export async function retrySave({ session, saver }: OpenGame): Promise<void> {
  const state = saver.state();
  if (state === 'full' || state === 'denied')
    await saver.save(session.record(), session.moment()).catch(() => {});
}

/** Lets another window's game go its own way; the one here becomes a game of its own. */
export async function fork(sitting: OpenGame): Promise<void> {
  const { session, saver } = sitting;
  const before = saver.id;
  await saver.fork(session.record(), session.moment());
  openGames.set(saver.id, sitting);
  openGames.delete(before);
}

/** Nobody looks at it any more: it is read again from the shelf, if it is there. */
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
