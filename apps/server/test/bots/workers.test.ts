import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { thinkForOthers, workersFirst } from '../../src/bots/over-bus.ts';
import type { Question, Thinker } from '../../src/bots/thinker.ts';
import { GAMES } from '../../src/games.ts';
import { type Nats, prepareNats, whyNoNats } from '../services/nats.ts';
import { thinkHere } from '../ticking/time.ts';

/** The first decision of a game. */
function question(): Question {
  const { game, rules } = GAMES.newest('carcassonne')!;
  const read = game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const state = game.setup(read.value);
  game.apply(state, 'chance', game.actions(state, 'chance')[0]!);
  return { game: game.name, rules, bot: 'greedy', seat: 0, view: game.view(state, 0), seed: 7 };
}

const never: Thinker = { think: () => new Promise(() => {}), close: async () => {} };

describe.skipIf(whyNoNats)(`workers on NATS${whyNoNats ? ` (${whyNoNats})` : ''}`, () => {
  let nats: Nats;
  beforeAll(async () => {
    nats = await prepareNats();
    await nats.start();
  });
  afterAll(() => nats?.end('SIGKILL'));

  async function worker(thinker: Thinker) {
    const up = vi.fn();
    const working = thinkForOthers(nats.url, thinker, up);
    await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 10_000 });
    return working;
  }

  test('a worker thinks what the server would have thought; without one the server does', async () => {
    const [own, far] = [thinkHere(), thinkHere()];
    const asking = workersFirst(nats.url, own);
    const working = await worker(far);
    await vi.waitFor(async () => {
      await asking.think(question());
      expect(far.asked).toBeGreaterThan(0);
    });
    const before = own.asked;
    const answer = await asking.think(question());
    expect(own.asked).toBe(before);
    expect(answer).toEqual(await thinkHere().think(question()));
    await working.close();
    expect(await asking.think(question())).toEqual(answer);
    expect(own.asked).toBe(before + 1);
    await asking.close();
  });

  test('one that dies over a thought costs a little time', async () => {
    const own = thinkHere();
    const asking = workersFirst(nats.url, own, 300);
    const working = await worker(never);
    await sleep(500);
    expect(await asking.think(question())).toHaveProperty('type');
    expect(own.asked).toBe(1);
    await working.close();
    await asking.close();
  });

  test('a question that is none, or of a game that nobody knows, breaks nothing', async () => {
    const own = thinkHere();
    const asking = workersFirst(nats.url, own);
    const working = await worker(thinkHere());
    await sleep(200);
    await expect(asking.think({ ...question(), game: 'chess' })).rejects.toThrow(/chess/);
    expect(await asking.think(question())).toHaveProperty('type');
    await working.close();
    await asking.close();
  });
});

test('where the bus is away the server thinks itself, and lets itself be closed', async () => {
  const own = thinkHere();
  const asking = workersFirst('nats://127.0.0.1:9', own);
  expect(await asking.think(question())).toHaveProperty('type');
  await asking.close();
});
