import { isObject } from '@bastide/contract';
import type { PageGames } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { GameSetup } from '../session/session.ts';

const TABLE_KEY = 'bastide.table';
/** Set if there is a game to continue. */
const RUNNING_KEY = 'bastide.running';
/** The game that was shown last; its set-up has a key of its own. */
const GAME_KEY = 'bastide.game';
/** Set if there was a server for online games behind the page. */
const SERVER_KEY = 'bastide.server';
/** Set if the reader had games there. */
const ONLINE_KEY = 'bastide.online';

/** Returns the single table of older versions of this page, as the text of its record. */
export function readLegacyTable(): string | undefined {
  try {
    const kept = JSON.parse(read(TABLE_KEY) ?? 'null') as { readonly content?: unknown } | null;
    return typeof kept?.content === 'string' ? kept.content : undefined;
  } catch {
    return undefined;
  }
}

export const removeLegacyTable = (): void => remove(TABLE_KEY);

/** True if there was a game to continue: the page reserves space for it while it loads. */
export const hadGame = (): boolean => read(RUNNING_KEY) !== null || readLegacyTable() !== undefined;

export function setHadGame(isThere: boolean): void {
  if (isThere) write(RUNNING_KEY, '1');
  else remove(RUNNING_KEY);
}

/** True if there was a server behind the page: the links to it appear at once. */
export const hadServer = (): boolean => read(SERVER_KEY) !== null;

export function setHadServer(isThere: boolean): void {
  if (isThere) write(SERVER_KEY, '1');
  else remove(SERVER_KEY);
}

/** True if there were online games: the page reserves space for them while they load. */
export const hadOnlineGames = (): boolean => read(ONLINE_KEY) !== null;

export function setHadOnlineGames(isThere: boolean): void {
  if (isThere) write(ONLINE_KEY, '1');
  else remove(ONLINE_KEY);
}

/** Stores a game's set-up, and that it was the last game shown. */
export function saveSetup(game: GameUi, setup: GameSetup): void {
  write(GAME_KEY, game.name);
  write(game.setups.key, JSON.stringify(setup));
}

/** Returns the last set-up of a game; the default if there is none or it is invalid. */
export const loadSetup = ({ setups }: GameUi): GameSetup => readStoredSetup(setups) ?? setups.defaultSetup;

function readStoredSetup({ key, parse: readSetup }: GameUi['setups']): GameSetup | undefined {
  try {
    const kept: unknown = JSON.parse(read(key) ?? 'null');
    return isObject(kept) ? readSetup(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the game that was set up last, or the first of all. */
export function lastGame(games: PageGames): GameUi {
  const last = read(GAME_KEY);
  return games.find(({ name }) => name === last) ?? games[0];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The next visit asks again.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored, so there is nothing to delete.
  }
}
