import 'fake-indexeddb/auto';
import { Sfc32, seeded } from '@bastide/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameNamed } from '../../src/game/context.ts';
import { fetchTable } from '../../src/game/fetch.ts';
import { catanKit } from '../../src/games/catan/session.ts';
import { GAMES } from '../../src/games/index.ts';
import { Keeping } from '../../src/kept/keeping.ts';
import {
  addGame,
  clearThrown,
  keepLooks,
  keptLooks,
  listGames,
  PlayedElsewhere,
  putBack,
  readGame,
  renameGame,
  sameGame,
  throwAway,
  writeActs,
} from '../../src/kept/shelf.ts';
import { againstBots } from '../../src/people/seats.ts';
import { LocalSession } from '../../src/session/local.ts';
import { keepAgain, openSitting, part, rise, sitDown } from '../../src/sitting/sitting.ts';

const carcassonne = gameNamed(GAMES, 'carcassonne');
const setup = carcassonne.setups.withSeats(carcassonne.setups.usual, againstBots('', 1, 'greedy'));

afterEach(() => vi.restoreAllMocks());

beforeEach(async () => {
  const ids = (await listGames()).map(({ id }) => id);
  for (const id of ids) await throwAway(id);
  await clearThrown(ids);
});

/** One decision of whoever is to act, the first that is listed. */
async function playOne({ session }: Awaited<ReturnType<typeof sitDown>>): Promise<void> {
  const actor = session.moment().actor as number;
  const { actions } = session.moment(actor).view as unknown as { actions: readonly { type: string }[] };
  expect(await session.act(actor, [actions[0]!])).toEqual({ ok: true });
}

test('a game is on the shelf when it begins, and each act before it is seen', async () => {
  const sitting = await sitDown(GAMES, setup);
  const { session, keeping } = sitting;
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  for (let n = 0; n < 5; n++) {
    const seen: Promise<boolean>[] = [];
    const unsubscribe = session.subscribe(() => {
      const count = session.moment().count;
      seen.push(readGame(keeping.id).then((kept) => kept?.record.actions.length === count));
    });
    await playOne(sitting);
    unsubscribe();
    expect(await Promise.all(seen)).toEqual([true]);
    expect((await readGame(keeping.id))?.record).toEqual(session.record());
  }
  const [game] = await listGames();
  expect(game).toMatchObject({
    id: keeping.id,
    count: session.moment().count,
    told: { points: session.moment().curve.at(-1), actors: session.moment().actors },
  });
});

test('what is taken back is gone from the shelf, too', async () => {
  const { kit } = await fetchTable(gameNamed(GAMES, 'catan'));
  const catanSetup = { game: 'catan', seats: againstBots('', 2, 'random') };
  const session = new LocalSession(catanKit, catanSetup as never, [], seeded(new Sfc32(5)));
  expect(kit).toBe(catanKit);
  const keeping = new Keeping(gameNamed(GAMES, 'catan'));
  await keeping.keep(session.record(), session.moment());
  session.keepBy(keeping.keep);
  const actor = session.moment().actor as number;
  const { actions } = session.moment(actor).view;
  await session.act(actor, [actions[0]!]);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  if (session.canUndo(actor)) await session.undo(actor);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  await session.act(actor, [actions[1]!]);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
});

test('a game is opened where it was left', async () => {
  const sitting = await sitDown(GAMES, setup);
  for (let n = 0; n < 4; n++) await playOne(sitting);
  rise(sitting);
  const again = await openSitting(GAMES, sitting.keeping.id);
  if (typeof again === 'string' || !('session' in again)) throw new Error('it is not there');
  expect(again.session).not.toBe(sitting.session);
  expect(again.session.record()).toEqual(sitting.session.record());
  await playOne(again);
  expect((await readGame(sitting.keeping.id))?.record).toEqual(again.session.record());
});

test('of two windows with one game the slower one does nothing, and may go its own way', async () => {
  const ahead = await sitDown(GAMES, setup);
  rise(ahead);
  const behind = await openSitting(GAMES, ahead.keeping.id);
  if (typeof behind === 'string' || !('session' in behind)) throw new Error('it is not there');
  await playOne(ahead);
  const before = behind.session.record();
  const actor = behind.session.moment().actor as number;
  const { actions } = behind.session.moment(actor).view as unknown as { actions: { type: string }[] };
  await expect(behind.session.act(actor, [actions[0]!])).rejects.toBeInstanceOf(PlayedElsewhere);
  expect(behind.keeping.state()).toBe('elsewhere');
  expect(behind.session.record()).toEqual(before);
  expect((await readGame(ahead.keeping.id))?.record).toEqual(ahead.session.record());

  await part(behind);
  expect(behind.keeping.id).not.toBe(ahead.keeping.id);
  await playOne(behind);
  expect((await readGame(behind.keeping.id))?.record).toEqual(behind.session.record());
  expect((await readGame(ahead.keeping.id))?.record).toEqual(ahead.session.record());
  expect(await listGames()).toHaveLength(2);
});

test('acts are written only upon the version that the writer knows', async () => {
  const { keeping, session } = await sitDown(GAMES, setup);
  const { actions, ...head } = session.record();
  const [{ told }] = (await listGames()) as [{ told: never }];
  const write = (version: number) =>
    writeActs({ id: keeping.id, version }, actions.length, [], { head, told });
  await expect(write(7)).rejects.toBeInstanceOf(PlayedElsewhere);
  expect(await write(1)).toBe(2);
  await expect(write(1)).rejects.toBeInstanceOf(PlayedElsewhere);
  await throwAway(keeping.id);
  await expect(write(2)).rejects.toBeInstanceOf(PlayedElsewhere);
});

/** Transactions end with that error, as browsers end them: after they were asked. */
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
])(
  'where the store fails by %s the game is played all the same, and is kept whole later',
  async (name, state) => {
    const sitting = await sitDown(GAMES, setup);
    const { session, keeping } = sitting;
    const refused = refuse(name);
    await playOne(sitting);
    await playOne(sitting);
    expect(keeping.state()).toBe(state);
    refused.mockRestore();
    expect((await readGame(keeping.id))!.record.actions.length).toBeLessThan(session.moment().count);
    await keepAgain(sitting);
    expect(keeping.state()).toBe('kept');
    expect((await readGame(keeping.id))?.record).toEqual(session.record());
  },
);

test('where there is no room pictures go, and the act is written once more', async () => {
  const sitting = await sitDown(GAMES, setup);
  const { session, keeping } = sitting;
  const [game] = await listGames();
  await keepLooks(keeping.id, { count: game!.count, svg: '<svg/>', sources: [] });
  const refused = refuse('QuotaExceededError', 1);
  await playOne(sitting);
  refused.mockRestore();
  expect(keeping.state()).toBe('kept');
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  expect(await keptLooks({ ...game!, count: game!.count })).toBeUndefined();
});

test('a name given in another window stops no table; a game thrown away there does', async () => {
  const { keeping } = await sitDown(GAMES, setup);
  const unsubscribe = keeping.subscribe(() => {});
  vi.resetModules();
  const other = await import('../../src/kept/shelf.ts');
  await other.renameGame(keeping.id, 'Sunday');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(keeping.state()).toBe('kept');
  await other.throwAway(keeping.id);
  await expect.poll(() => keeping.state()).toBe('elsewhere');
  unsubscribe();
});

test('a game is named, thrown away, put back, and found by its record', async () => {
  const { keeping, session } = await sitDown(GAMES, setup);
  await renameGame(keeping.id, 'Sunday');
  expect((await listGames())[0]?.title).toBe('Sunday');
  await renameGame(keeping.id, '');
  expect((await listGames())[0]).not.toHaveProperty('title');
  expect(await sameGame(session.record())).toBe(keeping.id);
  await throwAway(keeping.id);
  expect(await listGames()).toEqual([]);
  expect(await readGame(keeping.id)).toBeUndefined();
  expect(await sameGame(session.record())).toBeUndefined();
  await putBack(keeping.id);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  await throwAway(keeping.id);
  await clearThrown([]);
  await putBack(keeping.id);
  expect(await readGame(keeping.id)).toBeDefined();
  await throwAway(keeping.id);
  await clearThrown([keeping.id]);
  await putBack(keeping.id);
  expect(await readGame(keeping.id)).toBeUndefined();
});

test('several games lie newest first', async () => {
  const { actions, ...head } = (await sitDown(GAMES, setup)).session.record();
  const told = { points: [0, 0], progress: {}, actors: [] };
  await addGame({ id: 'old', head, told, begun: 1, touched: 1 }, actions);
  expect((await listGames()).map(({ id }) => id).at(-1)).toBe('old');
});

test('a store that does not answer stops nobody, and what it kept late is known', async () => {
  const sitting = await sitDown(GAMES, setup);
  const { session, keeping } = sitting;
  const before = session.moment().count;
  // A transaction that comes first and does not end.
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
  expect(keeping.state()).toBe('denied');
  expect(session.moment().count).toBeGreaterThan(before);
  // Nobody waits a second time.
  const asked = Date.now();
  await playOne(sitting);
  expect(Date.now() - asked).toBeLessThan(1000);
  isHeld = false;
  await playOne(sitting);
  await expect.poll(() => keeping.state()).toBe('kept');
  await expect.poll(async () => (await readGame(keeping.id))?.game.count).toBe(session.moment().count);
  expect((await readGame(keeping.id))?.record).toEqual(session.record());
  db.close();
}, 20_000);
