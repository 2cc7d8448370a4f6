import 'fake-indexeddb/auto';
import { Sfc32, seededDealer } from '@bastide/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameNamed } from '../../src/game/context.ts';
import { fetchTable } from '../../src/game/fetch-modules.ts';
import { catanAdapter } from '../../src/games/catan/session.ts';
import { GAMES } from '../../src/games/index.ts';
import { close, fork, openStoredGame, retrySave, startGame } from '../../src/open-game/open-games.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { LocalSession } from '../../src/session/local-session.ts';
import { GameSaver } from '../../src/storage/game-saver.ts';
import {
  addGame,
  ConflictError,
  emptyTrash,
  findSameGame,
  listGames,
  readGame,
  readPreview,
  renameGame,
  restoreGame,
  trashGame,
  writeActs,
  writePreview,
} from '../../src/storage/library.ts';

const carcassonne = gameNamed(GAMES, 'carcassonne');
const setup = carcassonne.setups.withSeats(carcassonne.setups.defaultSetup, soloSeats('', 1, 'greedy'));

afterEach(() => vi.restoreAllMocks());

beforeEach(async () => {
  const ids = (await listGames()).map(({ id }) => id);
  for (const id of ids) await trashGame(id);
  await emptyTrash(ids);
});

/** Takes the first possible decision of the seat that is to act. */
async function playOne({ session }: Awaited<ReturnType<typeof startGame>>): Promise<void> {
  const actor = session.moment().actor as number;
  const { actions } = session.moment(actor).view as unknown as { actions: readonly { type: string }[] };
  expect(await session.act(actor, [actions[0]!])).toEqual({ ok: true });
}

test('a game is in the library from its beginning, and each action before it is shown', async () => {
  const sitting = await startGame(GAMES, setup);
  const { session, saver } = sitting;
  expect((await readGame(saver.id))?.record).toEqual(session.record());
  for (let n = 0; n < 5; n++) {
    const seen: Promise<boolean>[] = [];
    const unsubscribe = session.subscribe(() => {
      const count = session.moment().count;
      seen.push(readGame(saver.id).then((kept) => kept?.record.actions.length === count));
    });
    await playOne(sitting);
    unsubscribe();
    expect(await Promise.all(seen)).toEqual([true]);
    expect((await readGame(saver.id))?.record).toEqual(session.record());
  }
  const [game] = await listGames();
  expect(game).toMatchObject({
    id: saver.id,
    count: session.moment().count,
    told: { points: session.moment().curve.at(-1), actors: session.moment().actors },
  });
});

test('an undo also removes the action from the library', async () => {
  const { adapter } = await fetchTable(gameNamed(GAMES, 'catan'));
  const catanSetup = { game: 'catan', seats: soloSeats('', 2, 'random') };
  const session = new LocalSession(catanAdapter, catanSetup as never, [], seededDealer(new Sfc32(5)));
  expect(adapter).toBe(catanAdapter);
  const keeping = new GameSaver(gameNamed(GAMES, 'catan'));
  await keeping.save(session.record(), session.moment());
  session.saveWith(keeping.save);
  const actor = session.moment().actor as number;
  const { actions } = session.moment(actor).view;
  await session.act(actor, [actions[0]!]);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  if (session.canUndo(actor)) await session.undo(actor);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  await session.act(actor, [actions[1]!]);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
});

test('a game opens where it was left', async () => {
  const sitting = await startGame(GAMES, setup);
  for (let n = 0; n < 4; n++) await playOne(sitting);
  close(sitting);
  const again = await openStoredGame(GAMES, sitting.saver.id);
  if (typeof again === 'string' || !('session' in again)) throw new Error('it is not there');
  expect(again.session).not.toBe(sitting.session);
  expect(again.session.record()).toEqual(sitting.session.record());
  await playOne(again);
  expect((await readGame(sitting.saver.id))?.record).toEqual(again.session.record());
});

test('the slower of two windows with one game changes nothing, and may fork it', async () => {
  const ahead = await startGame(GAMES, setup);
  close(ahead);
  const behind = await openStoredGame(GAMES, ahead.saver.id);
  if (typeof behind === 'string' || !('session' in behind)) throw new Error('it is not there');
  await playOne(ahead);
  const before = behind.session.record();
  const actor = behind.session.moment().actor as number;
  const { actions } = behind.session.moment(actor).view as unknown as { actions: { type: string }[] };
  await expect(behind.session.act(actor, [actions[0]!])).rejects.toBeInstanceOf(ConflictError);
  expect(behind.saver.state()).toBe('elsewhere');
  expect(behind.session.record()).toEqual(before);
  expect((await readGame(ahead.saver.id))?.record).toEqual(ahead.session.record());

  await fork(behind);
  expect(behind.saver.id).not.toBe(ahead.saver.id);
  await playOne(behind);
  expect((await readGame(behind.saver.id))?.record).toEqual(behind.session.record());
  expect((await readGame(ahead.saver.id))?.record).toEqual(ahead.session.record());
  expect(await listGames()).toHaveLength(2);
});

test('actions are written only to the version that the writer knows', async () => {
  const { saver, session } = await startGame(GAMES, setup);
  const { actions, ...head } = session.record();
  const [{ told }] = (await listGames()) as [{ told: never }];
  const write = (version: number) => writeActs({ id: saver.id, version }, actions.length, [], { head, told });
  await expect(write(7)).rejects.toBeInstanceOf(ConflictError);
  expect(await write(1)).toBe(2);
  await expect(write(1)).rejects.toBeInstanceOf(ConflictError);
  await trashGame(saver.id);
  await expect(write(2)).rejects.toBeInstanceOf(ConflictError);
});

/** Makes transactions end with that error, as browsers do: after their requests. */
function refuse(name: string, times = Number.POSITIVE_INFINITY) {
  const put = IDBObjectStore.prototype.put;
  let left = times;

  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    const request = put.apply(this, given);
    const { transaction } = this;
    if (left-- > 0)
      request.addEventListener('success', () => {
        Object.defineProperty(transaction, 'error', {
          value: new DOMException('no', name),
          configurable: true,
        });
        transaction.abort();
      });
    return request;
  });
}

test.each([
  ['QuotaExceededError', 'full'],
  ['UnknownError', 'denied'],
])('a game goes on while the storage fails by %s, and is complete later', async (name, state) => {
  const sitting = await startGame(GAMES, setup);
  const { session, saver } = sitting;
  const refused = refuse(name);
  await playOne(sitting);
  await playOne(sitting);
  expect(saver.state()).toBe(state);
  refused.mockRestore();
  expect((await readGame(saver.id))!.record.actions.length).toBeLessThan(session.moment().count);
  await retrySave(sitting);
  expect(saver.state()).toBe('kept');
  expect((await readGame(saver.id))?.record).toEqual(session.record());
});

test('a full storage drops pictures, and then stores the action', async () => {
  const sitting = await startGame(GAMES, setup);
  const { session, saver } = sitting;
  const [game] = await listGames();
  await writePreview(saver.id, { count: game!.count, svg: '<svg/>', sources: [] });
  const refused = refuse('QuotaExceededError', 1);
  await playOne(sitting);
  refused.mockRestore();
  expect(saver.state()).toBe('kept');
  expect((await readGame(saver.id))?.record).toEqual(session.record());
  expect(await readPreview({ ...game!, count: game!.count })).toBeUndefined();
});

test('a title given in another window stops no table, but a deletion there does', async () => {
  const { saver } = await startGame(GAMES, setup);
  const unsubscribe = saver.subscribe(() => {});
  vi.resetModules();
  const other = await import('../../src/storage/library.ts');
  await other.renameGame(saver.id, 'Sunday');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saver.state()).toBe('kept');
  await other.trashGame(saver.id);
  await expect.poll(() => saver.state()).toBe('elsewhere');
  unsubscribe();
});

test('a game can be renamed, deleted, restored, and found by its record', async () => {
  const { saver, session } = await startGame(GAMES, setup);
  await renameGame(saver.id, 'Sunday');
  expect((await listGames())[0]?.title).toBe('Sunday');
  await renameGame(saver.id, '');
  expect((await listGames())[0]).not.toHaveProperty('title');
  expect(await findSameGame(session.record())).toBe(saver.id);
  await trashGame(saver.id);
  expect(await listGames()).toEqual([]);
  expect(await readGame(saver.id)).toBeUndefined();
  expect(await findSameGame(session.record())).toBeUndefined();
  await restoreGame(saver.id);
  expect((await readGame(saver.id))?.record).toEqual(session.record());
  await trashGame(saver.id);
  await emptyTrash([]);
  await restoreGame(saver.id);
  expect(await readGame(saver.id)).toBeDefined();
  await trashGame(saver.id);
  await emptyTrash([saver.id]);
  await restoreGame(saver.id);
  expect(await readGame(saver.id)).toBeUndefined();
});

test('several games are listed newest first', async () => {
  const { actions, ...head } = (await startGame(GAMES, setup)).session.record();
  const told = { points: [0, 0], progress: {}, actors: [] };
  await addGame({ id: 'old', head, told, begun: 1, touched: 1 }, actions);
  expect((await listGames()).map(({ id }) => id).at(-1)).toBe('old');
});

test('a storage that does not answer stops no game, and its late writes are known', async () => {
  const sitting = await startGame(GAMES, setup);
  const { session, saver } = sitting;
  const before = session.moment().count;
  // An earlier transaction that does not end.
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('bastide');
    request.onsuccess = () => resolve(request.result);
  });
  let isHeld = true;
  const store = db.transaction('games', 'readwrite').objectStore('games');
  const hold = () => {
    if (isHeld) store.get('nothing').onsuccess = hold;
  };
  hold();
  await playOne(sitting);
  expect(saver.state()).toBe('denied');
  expect(session.moment().count).toBeGreaterThan(before);
  // The second action does not wait: not as long as the first.
  const asked = Date.now();
  await playOne(sitting);
  expect(Date.now() - asked).toBeLessThan(3500);
  isHeld = false;
  await playOne(sitting);
  await expect.poll(() => saver.state()).toBe('kept');
  await expect.poll(async () => (await readGame(saver.id))?.game.count).toBe(session.moment().count);
  expect((await readGame(saver.id))?.record).toEqual(session.record());
  db.close();
}, 20_000);
