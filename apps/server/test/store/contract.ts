import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appended, Store } from '../../src/store/store.ts';
import { AT, append, asked, logOf } from './samples.ts';

/** Contract of every store. `open` opens one and the same store each time. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store;
  let games = 0;
  const newGame = () => `game-${++games}`;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());

  describe('the log', () => {
    test('gives back what was appended, in order and without gaps', async () => {
      const game = newGame();
      expect(await store.append(append(game, 0))).toEqual({ ok: true, version: 1 });
      expect(await store.append(append(game, 1, { count: 5 }))).toEqual({ ok: true, version: 6 });
      expect(await store.append(append(game, 6))).toEqual({ ok: true, version: 7 });
      expect(await store.read(game)).toEqual(logOf(game, 7));
      expect(await store.version(game)).toBe(7);
    });

    test('is read from a number on', async () => {
      const game = newGame();
      await store.append(append(game, 0, { count: 4 }));
      expect(await store.read(game, 2)).toEqual(logOf(game, 4).slice(2));
      expect(await store.read(game, 4)).toEqual([]);
    });

    test('of an unknown game is empty', async () => {
      expect(await store.read('nowhere')).toEqual([]);
      expect(await store.version('nowhere')).toBeUndefined();
      expect(await store.answerTo('nowhere', 'ann', 'k')).toBeUndefined();
    });

    test('is kept by game', async () => {
      const [one, other] = [newGame(), newGame()];
      await store.append(append(one, 0, { count: 2 }));
      await store.append(append(other, 0, { count: 3 }));
      await store.append(append(one, 2));
      expect(await store.read(one)).toEqual(logOf(one, 3));
      expect(await store.read(other)).toEqual(logOf(other, 3));
    });

    test('holds long entries and many in one append', async () => {
      const game = newGame();
      const entries = Array.from({ length: 300 }, (_, i) => ({ at: AT, body: `"${'x'.repeat(200 * i)}"` }));
      await store.append({ ...append(game, 0), entries });
      expect((await store.read(game)).map(({ body }) => body)).toEqual(entries.map(({ body }) => body));
    });
  });

  describe('a writer that is behind', () => {
    test('is told the version, and has written nothing', async () => {
      const game = newGame();
      await store.append(
        append(game, 0, { count: 3, head: { due: 5, people: [{ person: 'ann', isAwaited: true }] } }),
      );
      const late = append(game, 1, { count: 2, asked: asked('k'), head: { state: 'over' } });
      expect(await store.append(late)).toEqual({ ok: false, why: 'conflict', version: 3 });
      expect(await store.append(append(game, 0))).toEqual({ ok: false, why: 'conflict', version: 3 });
      expect(await store.read(game)).toEqual(logOf(game, 3));
      expect(await store.answerTo(game, 'ann', 'k')).toBeUndefined();
      expect(await rowOf(game)).toMatchObject({ state: 'running', version: 3, due: 5 });
      expect(await peopleOf(game)).toEqual({ ann: 1 });
    });

    test('a writer that is ahead is told the version, too', async () => {
      const game = newGame();
      await store.append(append(game, 0));
      expect(await store.append(append(game, 2))).toEqual({ ok: false, why: 'conflict', version: 1 });
    });

    test('a writer of a game that was never opened is told version 0', async () => {
      expect(await store.append(append('nowhere', 1))).toEqual({ ok: false, why: 'conflict', version: 0 });
      expect(await store.version('nowhere')).toBeUndefined();
    });
  });

  describe('a key', () => {
    test('a key that comes again is answered as first, though the version has moved on', async () => {
      const game = newGame();
      const first = append(game, 0, { asked: asked('k') });
      await store.append(first);
      await store.append(append(game, 1));
      const again = { ok: false, why: 'repeated', isSame: true, answer: asked('k').answer };
      expect(await store.append(first)).toEqual(again);
      expect(await store.append(append(game, 2, { asked: asked('k', { answer: '"new"' }) }))).toEqual(again);
      expect(await store.read(game)).toEqual(logOf(game, 2));
      expect(await store.answerTo(game, 'ann', 'k')).toEqual({
        digest: asked('k').digest,
        answer: asked('k').answer,
      });
    });

    test('a key that comes again with another request is a mistake', async () => {
      const game = newGame();
      await store.append(append(game, 0, { asked: asked('k') }));
      const other = append(game, 1, { asked: asked('k', { digest: 'of something else' }) });
      expect(await store.append(other)).toMatchObject({ why: 'repeated', isSame: false });
      expect(await store.version(game)).toBe(1);
    });

    test('a key belongs to a person in a game', async () => {
      const [game, other] = [newGame(), newGame()];
      await store.append(append(game, 0, { asked: asked('k') }));
      expect(await store.append(append(game, 1, { asked: asked('k', { person: 'bob' }) }))).toMatchObject({
        ok: true,
      });
      expect(await store.append(append(other, 0, { asked: asked('k') }))).toMatchObject({ ok: true });
    });

    test('a key that comes many times at once is done once', async () => {
      const game = newGame();
      await store.append(append(game, 0));
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => store.append(append(game, 1, { asked: asked('k') }))),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const others = answers.filter(({ ok }) => !ok);
      for (const one of others)
        expect(one).toEqual({ ok: false, why: 'repeated', isSame: true, answer: asked('k').answer });
      expect(await store.read(game)).toEqual(logOf(game, 2));
    });
  });

  describe('many writers', () => {
    test('each version of a game is taken once', async () => {
      const game = newGame();
      await store.append(append(game, 0));
      const goal = 30;
      const taken: number[] = [];
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let version = 1; version < goal; ) {
            const appended = await store.append(append(game, version));
            if (appended.ok) taken.push(version);
            else if (appended.why === 'conflict') expect(appended.version).toBeGreaterThan(version);
            version = appended.ok ? appended.version : ((await store.version(game)) ?? 0);
          }
        }),
      );
      expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: goal - 1 }, (_, i) => i + 1));
      expect(await store.read(game)).toEqual(logOf(game, goal));
    });

    test('one of several writers that open a game at once does', async () => {
      const game = newGame();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => store.append(append(game, 0, { count: 2 }))),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.filter(({ ok }) => !ok)).toEqual(
        Array.from({ length: 9 }, () => ({ ok: false, why: 'conflict', version: 2 })),
      );
      expect(await store.read(game)).toEqual(logOf(game, 2));
    });

    test('writers at many games do not harm each other: each append is judged by itself', async () => {
      const names = Array.from({ length: 40 }, newGame);
      await Promise.all(names.map((game) => store.append(append(game, 0, { asked: asked('first') }))));
      const answers = await Promise.allSettled(
        names.map((game, i) => store.append(KINDS[i % KINDS.length]!.make(game))),
      );
      for (const [i, answer] of answers.entries()) {
        const kind = KINDS[i % KINDS.length]!;
        expect(answer.status === 'fulfilled' ? answer.value : 'failed').toEqual(kind.answer);
        expect(await store.version(names[i]!)).toBe(kind.version);
      }
    });
  });

  test('a writer without pause leaves time for everything else', async () => {
    const game = newGame();
    let isWriting = true;
    const writer = (async () => {
      for (let version = 0; isWriting && version < 5_000; version++)
        await store.append(append(game, version));
      return isWriting;
    })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    isWriting = false;
    expect(await writer).toBe(false);
  });

  describe('what lists show', () => {
    test('the row of a list is that of the last append', async () => {
      const game = newGame();
      await store.append(append(game, 0, { head: { state: 'open', isPublic: false } }));
      expect(await rowOf(game)).toMatchObject({ state: 'open', is_public: 0, opened: AT, changed: AT });
      await store.append(append(game, 1, { count: 2, head: { state: 'over', about: '{}', due: AT + 7 } }));
      expect(await rowOf(game)).toEqual({
        ...{ id: game, name: 'toy', rules: '1', state: 'over', version: 3, is_public: 1, about: '{}' },
        ...{ due: AT + 7, opened: AT, changed: AT + 2 },
      });
    });

    test('people sit down, are awaited, and leave', async () => {
      const game = newGame();
      const seated = async (version: number, people: Record<string, boolean>) => {
        const named = Object.entries(people).map(([person, isAwaited]) => ({ person, isAwaited }));
        await store.append(append(game, version, { head: { people: named } }));
        return peopleOf(game);
      };
      expect(await seated(0, { ann: true })).toEqual({ ann: 1 });
      expect(await seated(1, { ann: true, bob: false })).toEqual({ ann: 1, bob: 0 });
      expect(await seated(2, { bob: true, ann: false })).toEqual({ ann: 0, bob: 1 });
      expect(await seated(3, { bob: true, cat: true })).toEqual({ bob: 1, cat: 1 });
      expect(await seated(4, {})).toEqual({});
    });

    test('what is due comes first, longest due first', async () => {
      const [a, b, c, never] = [newGame(), newGame(), newGame(), newGame()];
      // Long before all that other tests have made due.
      await store.append(append(a, 0, { head: { due: -20 } }));
      await store.append(append(b, 0, { head: { due: -30 } }));
      await store.append(append(c, 0, { head: { due: -10 } }));
      await store.append(append(never, 0));
      expect(await store.due(-31, 9)).toEqual([]);
      expect(await store.due(-20, 9)).toEqual([
        { game: b, due: -30 },
        { game: a, due: -20 },
      ]);
      expect(await store.due(0, 2)).toHaveLength(2);
      expect(await store.nextDue()).toBe(-30);
      await store.append(append(b, 1));
      expect(await store.nextDue()).toBe(-20);
      for (const game of [a, c]) await store.append(append(game, 1));
    });
  });

  describe('transactions', () => {
    const secretOf = async (game: string) =>
      (await store.db.selectFrom('secret').select('secret').where('game', '=', game).executeTakeFirst())
        ?.secret;

    test('transactions are all or nothing', async () => {
      const game = newGame();
      await expect(
        store.transact(async (db) => {
          await db.insertInto('secret').values({ game, secret: 's' }).execute();
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect(await secretOf(game)).toBeUndefined();
      expect(
        await store.transact(async (db) => {
          await db.insertInto('secret').values({ game, secret: 's' }).execute();
          return 'done';
        }),
      ).toBe('done');
      expect(await secretOf(game)).toBe('s');
    });

    test('transactions and appends stay out of each other', async () => {
      const names = Array.from({ length: 20 }, newGame);
      const appends: Promise<Appended>[] = [];
      const broken = names.map((game, i) =>
        store.transact(async (db) => {
          await db.insertInto('secret').values({ game, secret: 's' }).execute();
          appends.push(store.append(append(game, 0)));
          await new Promise((resolve) => setTimeout(resolve, 2)); // time enough to be committed with the rest
          await db.selectFrom('game').select('id').execute();
          if (i % 2 === 1) throw new Error('no');
        }),
      );
      const ends = await Promise.allSettled(broken);
      expect(ends.map(({ status }) => status)).toEqual(
        names.map((_, i) => (i % 2 === 1 ? 'rejected' : 'fulfilled')),
      );
      for (const appended of await Promise.all(appends)) expect(appended).toEqual({ ok: true, version: 1 });
      for (const [i, game] of names.entries()) {
        expect(await store.version(game)).toBe(1);
        expect(await secretOf(game)).toBe(i % 2 === 1 ? undefined : 's');
      }
    });
  });

  describe('mistakes of the program', () => {
    test('mistakes are thrown, and write nothing', async () => {
      const game = newGame();
      await expect(store.append({ ...append(game, 0), entries: [] })).rejects.toThrow(/no entries/);
      await expect(store.append(append(game, -1))).rejects.toThrow(/version/);
      const twice = [1, 2].map(() => ({ person: 'ann', isAwaited: true }));
      await expect(store.append(append(game, 0, { head: { people: twice } }))).rejects.toThrow(/twice/);
      expect(await store.version(game)).toBeUndefined();
    });
  });

  test('a store that is closed finishes what was asked of it before', async () => {
    const names = Array.from({ length: 60 }, newGame);
    const appends = names.map((game) => store.append(append(game, 0)));
    await store.close();
    for (const appended of await Promise.all(appends)) expect(appended).toEqual({ ok: true, version: 1 });
    store = await open();
    for (const game of names) expect(await store.version(game)).toBe(1);
  });

  test('a store that is closed and opened again has everything', async () => {
    const game = newGame();
    for (const version of [0, 1, 2])
      await store.append(append(game, version, { asked: asked(`${version}`) }));
    await store.close();
    await expect(store.append(append(game, 3))).rejects.toThrow();
    store = await open();
    expect(await store.read(game)).toEqual(logOf(game, 3));
    expect(await store.append(append(game, 0, { asked: asked('1') }))).toMatchObject({ why: 'repeated' });
    expect(await store.append(append(game, 3))).toEqual({ ok: true, version: 4 });
  });

  const rowOf = (game: string) =>
    store.db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirst();
  const peopleOf = async (game: string) => {
    const rows = await store.db.selectFrom('player').selectAll().where('game', '=', game).execute();
    return Object.fromEntries(rows.map(({ person, is_awaited }) => [person, is_awaited]));
  };
}

/** Outcomes of an append to a game of one entry that was requested with the key "first". */
const KINDS = [
  { make: (game: string) => append(game, 1), answer: { ok: true, version: 2 }, version: 2 },
  {
    make: (game: string) => append(game, 0),
    answer: { ok: false, why: 'conflict', version: 1 },
    version: 1,
  },
  {
    make: (game: string) => append(game, 1, { asked: asked('first') }),
    answer: { ok: false, why: 'repeated', isSame: true, answer: asked('first').answer },
    version: 1,
  },
  {
    make: (game: string) => append(game, 1, { asked: asked('second', { answer: null as never }) }),
    answer: 'failed',
    version: 1,
  },
  { make: (game: string) => append(game, 1, { count: 3 }), answer: { ok: true, version: 4 }, version: 4 },
] as const;
