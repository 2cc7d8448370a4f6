import { isObject } from '@bastide/contract';
import type { Games } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { Agreement } from '../session/setup.ts';

const TABLE = 'bastide.table';
/** There was a game to go on with. */
const RUNNING = 'bastide.running';
/** Which game was looked at last; its set-up has a name of its own. */
const GAME = 'bastide.game';
/** There was a server behind the page that knows tables. */
const SERVER = 'bastide.server';
/** There were games at it. */
const ONLINE = 'bastide.online';

/** A table from when this browser kept one only, as the text of its record. */
export function oldTable(): string | undefined {
  try {
    const kept = JSON.parse(read(TABLE) ?? 'null') as { readonly content?: unknown } | null;
    return typeof kept?.content === 'string' ? kept.content : undefined;
  } catch {
    return undefined;
  }
}

export const forgetOldTable = (): void => remove(TABLE);

/** Whether there was a game to go on with: room is left for it until it has been read. */
export const expectsGame = (): boolean => read(RUNNING) !== null || oldTable() !== undefined;

export function expectGame(isThere: boolean): void {
  if (isThere) write(RUNNING, '1');
  else remove(RUNNING);
}

/** Whether there was a server behind the page: what leads to it is there at once. */
export const expectsServer = (): boolean => read(SERVER) !== null;

export function expectServer(isThere: boolean): void {
  if (isThere) write(SERVER, '1');
  else remove(SERVER);
}

/** Whether there were games at the server: room is left for them until it has told of them. */
export const expectsOnline = (): boolean => read(ONLINE) !== null;

export function expectOnline(isThere: boolean): void {
  if (isThere) write(ONLINE, '1');
  else remove(ONLINE);
}

/** Keeps what was agreed, and that this game was the last to be looked at. */
export function keepSetup(game: GameUi, setup: Agreement): void {
  write(GAME, game.name);
  write(game.setups.key, JSON.stringify(setup));
}

/** What was agreed last for a game; its usual set-up, if nothing was or makes no sense. */
export const keptSetup = ({ setups }: GameUi): Agreement => readKept(setups) ?? setups.usual;

function readKept({ key, read: readSetup }: GameUi['setups']): Agreement | undefined {
  try {
    const kept: unknown = JSON.parse(read(key) ?? 'null');
    return isObject(kept) ? readSetup(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** The game whose set-up was agreed on last, or the first of all. */
export function lastGame(games: Games): GameUi {
  const last = read(GAME);
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
