import type { Act, Actor, GameRecord } from '@bastide/contract';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { forgetPaintings } from '../bitmaps/store.ts';
import type { Values } from '../i18n/words.ts';

/** What a shelf says of a game without playing it through: as an onlooker knows it. */
export interface Told {
  /** By seat. */
  readonly points: readonly number[];
  /** How far it has come, as the message `<game>.progress` takes it. */
  readonly progress: Values;
  readonly actors: readonly Actor[];
}

/** A game as it is kept; its acts lie beside it, one by one. */
export interface Shelved {
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
  readonly told: Told;
  /** When it was thrown away: until the shelf is left it can be put back. */
  readonly thrown?: number;
}

/** What was found by playing a game through; it can be found again. */
export interface Looks {
  /** After so many acts. */
  readonly count: number;
  readonly svg: string;
  /** Where the points of each seat come from: messages and points. */
  readonly sources: readonly { readonly name: string; readonly points: readonly number[] }[];
}

interface Rows extends DBSchema {
  games: { key: string; value: Shelved };
  acts: { key: [id: string, index: number]; value: Act };
  pictures: { key: string; value: Looks };
}

/** Another window has played this game on, or has thrown it away. */
export class PlayedElsewhere extends Error {
  constructor() {
    super('another window has played on');
  }
}

const NAME = 'bastide';
/** Power may fail at any moment: what was answered lies on the disk. */
const STRICT = { durability: 'strict' } as const;

let opening: Promise<IDBPDatabase<Rows>> | undefined;

/** Fails where the browser keeps nothing. */
function database(): Promise<IDBPDatabase<Rows>> {
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDB<Rows>(NAME, 1, {
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
  opening.catch(forget);
  return opening;
}

const actsOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

type Store = 'games' | 'acts' | 'pictures';
type Writing = IDBPTransaction<Rows, Store[], 'readwrite'>;

/** What a transaction asks for on its way: whether it was done is told by its end. */
const asked = (request: Promise<unknown>): void => void request.catch(() => {});

/**
 * Writes all of it or nothing, onto the disk. Where there is no room, pictures go first: they can be drawn again, games
 * cannot be played again.
 */
async function write<T>(stores: Store[], work: (tx: Writing) => Promise<T>): Promise<T> {
  try {
    return await writeOnce(stores, work);
  } catch (error) {
    if (!isFull(error)) throw error;
    await makeRoom();
    return writeOnce(stores, work);
  }
}

async function writeOnce<T>(stores: Store[], work: (tx: Writing) => Promise<T>): Promise<T> {
  const tx = (await database()).transaction(stores, 'readwrite', STRICT);
  asked(tx.done);
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
export const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

async function makeRoom(): Promise<void> {
  await Promise.all([(await database()).clear('pictures'), forgetPaintings()]).catch(() => {});
}

/** Puts a new game on the shelf. */
export async function addGame(game: Omit<Shelved, 'version' | 'count'>, acts: readonly Act[]): Promise<void> {
  await write(['games', 'acts'], async (tx) => {
    asked(tx.objectStore('games').add({ ...game, version: 1, count: acts.length }));
    for (const [index, act] of acts.entries()) asked(tx.objectStore('acts').add(act, [game.id, index]));
  });
  tellOthers({ id: game.id, version: 1 });
}

/**
 * Writes what follows the first `from` acts of a game, in place of whatever did, if it still is of that version. Returns the
 * version that it has then. Fails with `PlayedElsewhere`, or as the browser refuses to keep it.
 */
export async function writeActs(
  { id, version }: Pick<Shelved, 'id' | 'version'>,
  from: number,
  acts: readonly Act[],
  change: Pick<Shelved, 'head' | 'told'>,
): Promise<number> {
  const next = version + 1;
  await write(['games', 'acts'], async (tx) => {
    const known = await tx.objectStore('games').get(id);
    if (!known || known.version !== version || known.thrown !== undefined) throw new PlayedElsewhere();
    const count = from + acts.length;
    asked(tx.objectStore('acts').delete(actsOf(id, from)));
    for (const [index, act] of acts.entries()) asked(tx.objectStore('acts').put(act, [id, from + index]));
    asked(tx.objectStore('games').put({ ...known, ...change, version: next, count, touched: Date.now() }));
  });
  tellOthers({ id, version: next });
  return next;
}

/** All games, those touched last first; without those that were thrown away. */
export async function listGames(): Promise<readonly Shelved[]> {
  const all = await (await database()).getAll('games');
  return all.filter(({ thrown }) => thrown === undefined).sort((a, b) => b.touched - a.touched);
}

export interface ShelvedRecord {
  readonly game: Shelved;
  readonly record: GameRecord;
}

/** One game with its record; undefined if it is not on this shelf. */
export async function readGame(id: string): Promise<ShelvedRecord | undefined> {
  const tx = (await database()).transaction(['games', 'acts']);
  asked(tx.done);
  const [game, actions] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('acts').getAll(actsOf(id)),
  ]);
  return game && game.thrown === undefined ? { game, record: { ...game.head, actions } } : undefined;
}

/** The game on the shelf with the same record, if there is one. */
export async function sameGame({ actions, ...head }: GameRecord): Promise<string | undefined> {
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
async function changeGame(id: string, change: (game: Shelved) => Shelved): Promise<void> {
  const changed = await write(['games'], async (tx) => {
    const game = await tx.objectStore('games').get(id);
    const next = game && change(game);
    if (next) asked(tx.objectStore('games').put(next));
    return next;
  });
  if (changed) tellOthers({ id, version: changed.thrown === undefined ? changed.version : GONE });
}

/** An empty title gives way to the names of those who play. */
export const renameGame = (id: string, title: string): Promise<void> =>
  changeGame(id, ({ title: _, ...game }) => (title === '' ? game : { ...game, title }));

/** It can be put back until the thrown ones are cleared. */
export const throwAway = (id: string): Promise<void> =>
  changeGame(id, (game) => ({ ...game, thrown: Date.now() }));

export const putBack = (id: string): Promise<void> => changeGame(id, ({ thrown: _, ...game }) => game);

/** Thrown away so long ago, in milliseconds, a game is not put back any more. */
const DAY = 86_400_000;

/** Clears those away that were thrown away, and whatever else was long ago. */
export async function clearThrown(ids: readonly string[]): Promise<void> {
  await write(['games', 'acts', 'pictures'], async (tx) => {
    for (const { id, thrown } of await tx.objectStore('games').getAll()) {
      if (thrown === undefined || !(ids.includes(id) || thrown < Date.now() - DAY)) continue;
      asked(tx.objectStore('games').delete(id));
      asked(tx.objectStore('acts').delete(actsOf(id)));
      asked(tx.objectStore('pictures').delete(id));
    }
  });
}

/** How a game looks, if that is known. */
export async function keptLooks({ id, count }: Shelved): Promise<Looks | undefined> {
  const looks = await (await database()).get('pictures', id);
  return looks?.count === count ? looks : undefined;
}

export async function keepLooks(id: string, looks: Looks): Promise<void> {
  await (await database()).put('pictures', looks, id);
}

/** What other windows are told: which game, and of which version it is by now. */
interface News {
  readonly id: string;
  readonly version: number;
}

/** The version of a game that was thrown away: later than any. */
const GONE = Number.POSITIVE_INFINITY;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bastide.shelf') : undefined;

function tellOthers(news: News): void {
  channel?.postMessage(news);
}

/** Calls back when another window has written a game or its card. Returns the way to hear no more. */
export function onOtherWindow(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
