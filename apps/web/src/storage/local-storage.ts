import { isObject } from '@bastide/contract';
import type { PageGames } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { GameSetup } from '../session/session.ts';

const TABLE_KEY = 'bastide.table';
/** There was a game to go on with. */
const RUNNING_KEY = 'bastide.running';
/** Which game was looked at last; its set-up has a name of its own. */
const GAME_KEY = 'bastide.game';
/** There was a server behind the page that knows tables. */
const SERVER_KEY = 'bastide.server';
/** There were games at it. */
const ONLINE_KEY = 'bastide.online';

/** A table from when this browser kept one only, as the text of its record. */
export function readLegacyTable(): string | undefined {
  try {
    const kept = JSON.parse(read(TABLE_KEY) ?? 'null') as { readonly content?: unknown } | null;
    return typeof kept?.content === 'string' ? kept.content : undefined;
  } catch {
    return undefined;
  }
}

export const removeLegacyTable = (): void => remove(TABLE_KEY);

/** Whether there was a game to go on with: room is left for it until it has been read. */
export const hadGame = (): boolean => read(RUNNING_KEY) !== null || readLegacyTable() !== undefined;

export function setHadGame(isThere: boolean): void {
  if (isThere) write(RUNNING_KEY, '1');
  else remove(RUNNING_KEY);
}

/** Whether there was a server behind the page: what leads to it is there at once. */
export const hadServer = (): boolean => read(SERVER_KEY) !== null;

export function setHadServer(isThere: boolean): void {
  if (isThere) write(SERVER_KEY, '1');
  else remove(SERVER_KEY);
}

/** Whether there were games at the server: room is left for them until it has told of them. */
export const hadOnlineGames = (): boolean => read(ONLINE_KEY) !== null;

export function setHadOnlineGames(isThere: boolean): void {
  if (isThere) write(ONLINE_KEY, '1');
  else remove(ONLINE_KEY);
}

/** Keeps what was agreed, and that this game was the last to be looked at. */
export function saveSetup(game: GameUi, setup: GameSetup): void {
  write(GAME_KEY, game.name);
  write(game.setups.key, JSON.stringify(setup));
}

/** What was agreed last for a game; its usual set-up, if nothing was or makes no sense. */
export const loadSetup = ({ setups }: GameUi): GameSetup => readStoredSetup(setups) ?? setups.defaultSetup;

function readStoredSetup({ key, parse: readSetup }: GameUi['setups']): GameSetup | undefined {
  try {
    const kept: unknown = JSON.parse(read(key) ?? 'null');
    return isObject(kept) ? readSetup(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** The game whose set-up was agreed on last, or the first of all. */
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
    // It is asked for again next time.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing kept, nothing to forget.
  }
}
