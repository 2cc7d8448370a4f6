import type { Actor, GameRecord, RecordedAction } from '@bastide/contract';
import type { MessageValues } from '@bastide/messages';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { clearSprites } from '../sprites/sprite-store.ts';

/** Summary of a game that needs no replay, from a spectator's view. */
export interface GameSummary {
  /** By seat. */
  readonly points: readonly number[];
  /** Progress, as values of the message `<game>.progress`. */
  readonly progress: MessageValues;
  readonly actors: readonly Actor[];
}

/** A stored game; its actions are stored separately, one by one. */
export interface StoredGame {
  readonly id: string;
  /** Counts writes: each writer gives the version it knows, so that two windows never mix. */
  readonly version: number;
  /** The record without its actions. */
  readonly head: Omit<GameRecord, 'actions'>;
  /** Number of actions. */
  readonly count: number;
  /** Title given by the reader. */
  readonly title?: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly told: GameSummary;
  /** Time of its deletion; it can be restored until the library is left. */
  readonly thrown?: number;
}

/** Facts found by a replay, which can be repeated. */
export interface GamePreview {
  /** Number of actions at which it was made. */
  readonly count: number;
  readonly svg: string;
  /** Sources of each seat's points: messages and points. */
  readonly sources: readonly { readonly name: string; readonly points: readonly number[] }[];
}

interface LibrarySchema extends DBSchema {
  games: { key: string; value: StoredGame };
  acts: { key: [id: string, index: number]; value: RecordedAction };
  pictures: { key: string; value: GamePreview };
}

/** Another window has continued or deleted this game. */
export class ConflictError extends Error {
  constructor() {
    super('another window has played on');
  }
}

const DATABASE_NAME = 'bastide';
/** Power may fail at any moment, so a successful write must be on the disk. */
const STRICT_DURABILITY = { durability: 'strict' } as const;

let databasePromise: Promise<IDBPDatabase<LibrarySchema>> | undefined;

/** Opens the database. Fails if the browser stores nothing. */
function openDatabase(): Promise<IDBPDatabase<LibrarySchema>> {
  const forget = () => {
    databasePromise = undefined;
  };
  databasePromise ??= openDB<LibrarySchema>(DATABASE_NAME, 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('acts');
      db.createObjectStore('pictures');
    },
    // A newer version of the page, in another window, needs the database.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  databasePromise.catch(forget);
  return databasePromise;
}

const actRange = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

type StoreName = 'games' | 'acts' | 'pictures';
type WriteTransaction = IDBPTransaction<LibrarySchema, StoreName[], 'readwrite'>;

/** Ignores the failure of a single request: the end of the transaction reports it. */
const ignoreFailure = (request: Promise<unknown>): void => void request.catch(() => {});

/**
 * Writes everything or nothing to the disk. If there is no space, it deletes pictures first: they can be painted
 * again, but a game cannot be played again.
 */
async function writeAll<T>(stores: StoreName[], work: (tx: WriteTransaction) => Promise<T>): Promise<T> {
  try {
    return await writeOnce(stores, work);
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    await freeSpace();
    return writeOnce(stores, work);
  }
}

async function writeOnce<T>(stores: StoreName[], work: (tx: WriteTransaction) => Promise<T>): Promise<T> {
  const tx = (await openDatabase()).transaction(stores, 'readwrite', STRICT_DURABILITY);
  ignoreFailure(tx.done);
  try {
    const result = await work(tx);
    await tx.done;
    return result;
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // The transaction has ended already.
    }
    throw error;
  }
}

/** True if the browser has no space left. */
export const isQuotaError = (error: unknown): boolean =>
  (error as Error | null)?.name === 'QuotaExceededError';

async function freeSpace(): Promise<void> {
  await Promise.all([(await openDatabase()).clear('pictures'), clearSprites()]).catch(() => {});
}

/** Adds a new game to the library. */
export async function addGame(
  game: Omit<StoredGame, 'version' | 'count'>,
  acts: readonly RecordedAction[],
): Promise<void> {
  await writeAll(['games', 'acts'], async (tx) => {
    ignoreFailure(tx.objectStore('games').add({ ...game, version: 1, count: acts.length }));
    for (const [index, act] of acts.entries())
      ignoreFailure(tx.objectStore('acts').add(act, [game.id, index]));
  });
  broadcastChange({ id: game.id, version: 1 });
}

/**
 * Replaces all but the first `from` actions of a game, if it still has that version. Returns its new version. Fails
 * with `ConflictError`, or with the browser's error.
 */
export async function writeActs(
  { id, version }: Pick<StoredGame, 'id' | 'version'>,
  from: number,
  acts: readonly RecordedAction[],
  change: Pick<StoredGame, 'head' | 'told'>,
): Promise<number> {
  const next = version + 1;
  await writeAll(['games', 'acts'], async (tx) => {
    const known = await tx.objectStore('games').get(id);
    if (!known || known.version !== version || known.thrown !== undefined) throw new ConflictError();
    const count = from + acts.length;
    ignoreFailure(tx.objectStore('acts').delete(actRange(id, from)));
    for (const [index, act] of acts.entries())
      ignoreFailure(tx.objectStore('acts').put(act, [id, from + index]));
    ignoreFailure(
      tx.objectStore('games').put({ ...known, ...change, version: next, count, touched: Date.now() }),
    );
  });
  broadcastChange({ id, version: next });
  return next;
}

/** Returns all games, the latest played first, without deleted ones. */
export async function listGames(): Promise<readonly StoredGame[]> {
  const all = await (await openDatabase()).getAll('games');
  return all.filter(({ thrown }) => thrown === undefined).sort((a, b) => b.touched - a.touched);
}

export interface StoredRecord {
  readonly game: StoredGame;
  readonly record: GameRecord;
}

/** Returns a game with its record; undefined if it is not in this library. */
export async function readGame(id: string): Promise<StoredRecord | undefined> {
  const tx = (await openDatabase()).transaction(['games', 'acts']);
  ignoreFailure(tx.done);
  const [game, actions] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('acts').getAll(actRange(id)),
  ]);
  return game && game.thrown === undefined ? { game, record: { ...game.head, actions } } : undefined;
}

/** Returns a stored game with the same record, if there is one. */
export async function findSameGame({ actions, ...head }: GameRecord): Promise<string | undefined> {
  const told = (one: Omit<GameRecord, 'actions'>) => JSON.stringify([one.game, one.options, one.seats]);
  const acts = JSON.stringify(actions);
  for (const game of await listGames()) {
    if (game.count !== actions.length || told(game.head) !== told(head)) continue;
    const kept = await readGame(game.id);
    if (JSON.stringify(kept?.record.actions) === acts) return game.id;
  }
  return undefined;
}

/** Changes the facts on a game's card; independent of saving its actions. */
async function changeGame(id: string, change: (game: StoredGame) => StoredGame): Promise<void> {
  const changed = await writeAll(['games'], async (tx) => {
    const game = await tx.objectStore('games').get(id);
    const next = game && change(game);
    if (next) ignoreFailure(tx.objectStore('games').put(next));
    return next;
  });
  if (changed)
    broadcastChange({ id, version: changed.thrown === undefined ? changed.version : DELETED_VERSION });
}

/** Sets the title of a game; with an empty one, its card shows the players' names. */
export const renameGame = (id: string, title: string): Promise<void> =>
  changeGame(id, ({ title: _, ...game }) => (title === '' ? game : { ...game, title }));

/** Moves a game to the trash, from which it can be restored. */
export const trashGame = (id: string): Promise<void> =>
  changeGame(id, (game) => ({ ...game, thrown: Date.now() }));

export const restoreGame = (id: string): Promise<void> => changeGame(id, ({ thrown: _, ...game }) => game);

/** Milliseconds after which a game in the trash can no longer be restored. */
const TRASH_PERIOD_MS = 86_400_000;

/** Deletes these games of the trash, and all that have been there for too long. */
export async function emptyTrash(ids: readonly string[]): Promise<void> {
  await writeAll(['games', 'acts', 'pictures'], async (tx) => {
    for (const { id, thrown } of await tx.objectStore('games').getAll()) {
      if (thrown === undefined || !(ids.includes(id) || thrown < Date.now() - TRASH_PERIOD_MS)) continue;
      ignoreFailure(tx.objectStore('games').delete(id));
      ignoreFailure(tx.objectStore('acts').delete(actRange(id)));
      ignoreFailure(tx.objectStore('pictures').delete(id));
    }
  });
}

/** Returns the preview of a game, if it is still valid. */
export async function readPreview({ id, count }: StoredGame): Promise<GamePreview | undefined> {
  const looks = await (await openDatabase()).get('pictures', id);
  return looks?.count === count ? looks : undefined;
}

export async function writePreview(id: string, looks: GamePreview): Promise<void> {
  await (await openDatabase()).put('pictures', looks, id);
}

/** Message to other windows: a game and its new version. */
interface LibraryChange {
  readonly id: string;
  readonly version: number;
}

/** Version of a deleted game: later than any other. */
const DELETED_VERSION = Number.POSITIVE_INFINITY;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bastide.library') : undefined;

function broadcastChange(news: LibraryChange): void {
  channel?.postMessage(news);
}

/** Calls back when another window has written a game or its card. Returns the function that stops it. */
export function onOtherWindowChange(listener: (news: LibraryChange) => void): () => void {
  const hear = ({ data }: MessageEvent<LibraryChange>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
