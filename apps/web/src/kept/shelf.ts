import type { Act, Actor, GameRecord } from '@bastide/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

/** Puts a new game on the shelf. */
export async function addGame(game: Omit<Shelved, 'version' | 'count'>, acts: readonly Act[]): Promise<void> {
  const tx = (await database()).transaction(['games', 'acts'], 'readwrite', STRICT);
  void tx.objectStore('games').add({ ...game, version: 1, count: acts.length });
  acts.forEach((act, index) => void tx.objectStore('acts').add(act, [game.id, index]));
  await tx.done;
  tellOthers(game.id);
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
  const tx = (await database()).transaction(['games', 'acts'], 'readwrite', STRICT);
  const games = tx.objectStore('games');
  const known = await games.get(id);
  if (!known || known.version !== version || known.thrown !== undefined) {
    await tx.done;
    throw new PlayedElsewhere();
  }
  const next = { ...known, ...change, version: version + 1, count: from + acts.length, touched: Date.now() };
  void tx.objectStore('acts').delete(actsOf(id, from));
  acts.forEach((act, index) => void tx.objectStore('acts').put(act, [id, from + index]));
  void games.put(next);
  await tx.done;
  tellOthers(id);
  return next.version;
}

/** All games, those touched last first; without those that were thrown away. */
export async function listGames(): Promise<readonly Shelved[]> {
  const all = await (await database()).getAll('games');
  return all.filter(({ thrown }) => thrown === undefined).sort((a, b) => b.touched - a.touched);
}

export interface Kept {
  readonly game: Shelved;
  readonly record: GameRecord;
}

/** One game with its record; undefined if it is not on this shelf. */
export async function readGame(id: string): Promise<Kept | undefined> {
  const tx = (await database()).transaction(['games', 'acts']);
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
  const tx = (await database()).transaction('games', 'readwrite', STRICT);
  const game = await tx.store.get(id);
  if (game) void tx.store.put(change(game));
  await tx.done;
  tellOthers(id);
}

/** An empty title gives way to the names of those who play. */
export const renameGame = (id: string, title: string): Promise<void> =>
  changeGame(id, ({ title: _, ...game }) => (title === '' ? game : { ...game, title }));

/** It can be put back until the thrown ones are cleared. */
export const throwAway = (id: string): Promise<void> =>
  changeGame(id, (game) => ({ ...game, thrown: Date.now() }));

export const putBack = (id: string): Promise<void> => changeGame(id, ({ thrown: _, ...game }) => game);

/** Clears away what was thrown away, and so makes room. */
export async function clearThrown(): Promise<void> {
  const tx = (await database()).transaction(['games', 'acts', 'pictures'], 'readwrite');
  for (const { id, thrown } of await tx.objectStore('games').getAll()) {
    if (thrown === undefined) continue;
    void tx.objectStore('games').delete(id);
    void tx.objectStore('acts').delete(actsOf(id));
    void tx.objectStore('pictures').delete(id);
  }
  await tx.done;
}

/** How a game looks, if that is known. */
export async function keptLooks({ id, count }: Shelved): Promise<Looks | undefined> {
  const looks = await (await database()).get('pictures', id);
  return looks?.count === count ? looks : undefined;
}

export async function keepLooks(id: string, looks: Looks): Promise<void> {
  await (await database()).put('pictures', looks, id);
}

/** Makes room: pictures can be drawn again, games cannot be played again. */
export const clearPictures = async (): Promise<void> => (await database()).clear('pictures');

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('bastide.shelf') : undefined;

function tellOthers(id: string): void {
  channel?.postMessage(id);
}

/** Calls back when another window has written a game, with its id. Returns the way to hear no more. */
export function onOtherWindow(listener: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
