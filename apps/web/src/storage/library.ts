import type { Actor, GameRecord, RecordedAction } from '@bastide/contract';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { MessageValues } from '../i18n/translator.ts';
import { clearSprites } from '../sprites/sprite-store.ts';

/** What a shelf says of a game without playing it through: as an onlooker knows it. */
export interface GameSummary {
  /** By seat. */
  readonly points: readonly number[];
  /** How far it has come, as the message `<game>.progress` takes it. */
  readonly progress: MessageValues;
  readonly actors: readonly Actor[];
}

/** A game as it is kept; its acts lie beside it, one by one. */
export interface StoredGame {
  readonly id: string;
  /** Counts what was written: who writes says what it knows, so that two windows never mix. */
  readonly version: number;
  /** The record without its actions. */
  readonly head: Omit<GameRecord, 'actions'>;
  /** How many acts it has. */
  readonly count: number;
  /** As the reader called it. */
  readonly title?: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly told: GameSummary;
  /** When it was thrown away: until the shelf is left it can be put back. */
  readonly thrown?: number;
}

/** What was found by playing a game through; it can be found again. */
export interface GamePreview {
  /** After so many acts. */
  readonly count: number;
  readonly svg: string;
  /** Where the points of each seat come from: messages and points. */
  readonly sources: readonly { readonly name: string; readonly points: readonly number[] }[];
}

interface LibrarySchema extends DBSchema {
  games: { key: string; value: StoredGame };
  acts: { key: [id: string, index: number]; value: RecordedAction };
  pictures: { key: string; value: GamePreview };
}

/** Another window has played this game on, or has thrown it away. */
export class ConflictError extends Error {
  constructor() {
    super('another window has played on');
  }
}

const DATABASE_NAME = 'bastide';
/** Power may fail at any moment: what was answered lies on the disk. */
const STRICT_DURABILITY = { durability: 'strict' } as const;

let databasePromise: Promise<IDBPDatabase<LibrarySchema>> | undefined;

/** Fails where the browser keeps nothing. */
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
    // A newer page elsewhere needs the store for itself.
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

/** What a transaction asks for on its way: whether it was done is told by its end. */
const ignoreFailure = (request: Promise<unknown>): void => void request.catch(() => {});

/**
 * Writes all of it or nothing, onto the disk. Where there is no room, pictures go first: they can be drawn again, games
 * cannot be played again.
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
      // It has ended.
    }
    throw error;
  }
}

/** Whether that says that the browser has no more room. */
export const isQuotaError = (error: unknown): boolean =>
  (error as Error | null)?.name === 'QuotaExceededError';

async function freeSpace(): Promise<void> {
  await Promise.all([(await openDatabase()).clear('pictures'), clearSprites()]).catch(() => {});
}

/** Puts a new game on the shelf. */
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
 * Writes what follows the first `from` acts of a game, in place of whatever did, if it still is of that version. Returns the
 * version that it has then. Fails with `PlayedElsewhere`, or as the browser refuses to keep it.
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

/** All games, those touched last first; without those that were thrown away. */
export async function listGames(): Promise<readonly StoredGame[]> {
  const all = await (await openDatabase()).getAll('games');
  return all.filter(({ thrown }) => thrown === undefined).sort((a, b) => b.touched - a.touched);
}

export interface StoredRecord {
  readonly game: StoredGame;
  readonly record: GameRecord;
}

/** One game with its record; undefined if it is not on this shelf. */
export async function readGame(id: string): Promise<StoredRecord | undefined> {
  const tx = (await openDatabase()).transaction(['games', 'acts']);
  ignoreFailure(tx.done);
  const [game, actions] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('acts').getAll(actRange(id)),
  ]);
  return game && game.thrown === undefined ? { game, record: { ...game.head, actions } } : undefined;
}

/** The game on the shelf with the same record, if there is one. */
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

/** Changes what stands on a game's card, whatever is played meanwhile. */
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

/** An empty title gives way to the names of those who play. */
export const renameGame = (id: string, title: string): Promise<void> =>
  changeGame(id, ({ title: _, ...game }) => (title === '' ? game : { ...game, title }));

/** It can be put back until the thrown ones are cleared. */
export const trashGame = (id: string): Promise<void> =>
  changeGame(id, (game) => ({ ...game, thrown: Date.now() }));

export const restoreGame = (id: string): Promise<void> => changeGame(id, ({ thrown: _, ...game }) => game);

/** Thrown away so long ago, in milliseconds, a game is not put back any more. */
const TRASH_PERIOD_MS = 86_400_000;

/** Clears those away that were thrown away, and whatever else was long ago. */
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

/** How a game looks, if that is known. */
export async function readPreview({ id, count }: StoredGame): Promise<GamePreview | undefined> {
  const looks = await (await openDatabase()).get('pictures', id);
  return looks?.count === count ? looks : undefined;
}

export async function writePreview(id: string, looks: GamePreview): Promise<void> {
  await (await openDatabase()).put('pictures', looks, id);
}

/** What other windows are told: which game, and of which version it is by now. */
interface LibraryChange {
  readonly id: string;
  readonly version: number;
}

/** The version of a game that was thrown away: later than any. */
const DELETED_VERSION = Number.POSITIVE_INFINITY;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bastide.shelf') : undefined;

function broadcastChange(news: LibraryChange): void {
  channel?.postMessage(news);
}

/** Calls back when another window has written a game or its card. Returns the way to hear no more. */
export function onOtherWindowChange(listener: (news: LibraryChange) => void): () => void {
  const hear = ({ data }: MessageEvent<LibraryChange>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
