import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BotRunner, DecisionRequest } from '../../src/bots/bot-runner.ts';
import { botLocation } from '../../src/bots/location.ts';
import { remoteBotRunner, serveBotDecisions } from '../../src/bots/remote.ts';
import { GAMES } from '../../src/games.ts';
import { inProcessBotRunner } from '../scheduler/fake-timers.ts';
import { type Nats, prepareNats, whyNoNats } from '../services/nats.ts';

/** The first decision of a game. */
function question(): DecisionRequest {
  const { game, rulesVersion: rules } = GAMES.newest('carcassonne')!;
  const read = game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const state = game.setup(read.value);
  game.apply(state, 'chance', game.actions(state, 'chance')[0]!);
  return { game: game.name, rules, bot: 'greedy', seat: 0, view: game.view(state, 0), seed: 7 };
}

/** Thinks of something, and does not say it until it is told to. */
function dumb() {
  let speak = () => {};
  const told = new Promise<void>((resolve) => {
    speak = resolve;
  });
  const botRunner = {
    asked: 0,
    speak,
    decide: async (asked: DecisionRequest) => {
      botRunner.asked++;
      await told;
      return inProcessBotRunner().decide(asked);
    },
    close: async () => {},
  };
  return botRunner;
}

describe.skipIf(whyNoNats)(`workers on NATS${whyNoNats ? ` (${whyNoNats})` : ''}`, () => {
  let nats: Nats;
  beforeAll(async () => {
    nats = await prepareNats();
    await nats.start();
  });
  afterAll(() => nats?.end('SIGKILL'));

  async function worker(botRunner: BotRunner) {
    const up = vi.fn();
    const working = serveBotDecisions(nats.url, botRunner, up);
    await expect.poll(() => up.mock.calls.length).toBeGreaterThan(0);
    return working;
  }

  /** Waits until the asking side has its connection: until a worker answers it. */
  async function whenConnected(asking: BotRunner) {
    const helper = inProcessBotRunner();
    const working = await worker(helper);
    await expect
      .poll(async () => {
        await asking.decide(question());
        return helper.asked;
      })
      .toBeGreaterThan(0);
    await working.close();
  }

  test('a worker thinks what the server would have thought; without one the server does', async () => {
    const [own, far] = [inProcessBotRunner(), inProcessBotRunner()];
    const asking = remoteBotRunner(nats.url, own);
    const working = await worker(far);
    await whenConnected(asking);
    const before = own.asked;
    const answer = await asking.decide(question());
    expect(own.asked).toBe(before);
    expect(answer).toEqual(await inProcessBotRunner().decide(question()));
    await working.close();
    expect(await asking.decide(question())).toEqual(answer);
    expect(own.asked).toBe(before + 1);
    await asking.close();
  });

  test('one that does not answer costs a little time', async () => {
    const own = inProcessBotRunner();
    const asking = remoteBotRunner(nats.url, own, 300);
    await whenConnected(asking);
    const stuck = dumb();
    const working = await worker(stuck);
    const costs: number[] = [];
    // A machine that is busy with something else may be late once, not each time.
    while (costs.length < 1 || (costs.length < 10 && Math.min(...costs) > 2_000)) {
      const [since, before] = [performance.now(), own.asked];
      expect(await asking.decide(question())).toHaveProperty('type');
      costs.push(performance.now() - since);
      expect(own.asked).toBe(before + 1);
    }
    expect(Math.min(...costs)).toBeLessThan(2_000);
    stuck.speak();
    await working.close();
    await asking.close();
  });

  test('where one dies over a thought another is asked', async () => {
    const own = inProcessBotRunner();
    const asking = remoteBotRunner(nats.url, own, 2_000);
    await whenConnected(asking);
    // What a process that dies leaves: its line is cut, and nobody says anything.
    const line = await connect({ servers: nats.url });
    line.subscribe('bastide.think', { queue: 'thinkers', callback: () => void line.close() });
    await line.flush();
    const other = inProcessBotRunner();
    const working = await worker(other);
    const before = own.asked;
    // Either of them is asked, until it is the one that dies.
    let questions = 0;
    for (; !line.isClosed(); questions++) expect(await asking.decide(question())).toHaveProperty('type');
    expect([other.asked, own.asked]).toEqual([questions, before]);
    await working.close();
    await asking.close();
  });

  test('one that is told to end says what it has thought of', async () => {
    const [own, slow] = [inProcessBotRunner(), dumb()];
    const asking = remoteBotRunner(nats.url, own, 30_000);
    await whenConnected(asking);
    const before = own.asked;
    const working = await worker(slow);
    const asked = asking.decide(question());
    await expect.poll(() => slow.asked).toBe(1);
    const closed = working.close();
    await sleep(100); // for a worker that would not wait for its thought
    slow.speak();
    expect(await asked).toEqual(await inProcessBotRunner().decide(question()));
    expect(own.asked).toBe(before);
    await closed;
    await asking.close();
  });

  test('one whose line is cut over a thought lives, and is there again', async () => {
    const [own, slow] = [inProcessBotRunner(), dumb()];
    const asking = remoteBotRunner(nats.url, own, 30_000);
    await whenConnected(asking);
    const before = own.asked;
    const up = vi.fn();
    const working = serveBotDecisions(nats.url, slow, up);
    await expect.poll(() => up.mock.calls.length).toBe(1);
    const asked = asking.decide(question());
    await expect.poll(() => slow.asked).toBe(1);
    await nats.end('SIGKILL');
    slow.speak(); // into a line that is no more
    expect(await asked).toHaveProperty('type');
    expect(own.asked).toBe(before + 1);
    await nats.start();
    await expect.poll(() => up.mock.calls.length).toBe(2);
    await working.close();
    await asking.close();
  });

  test('a question that is none, or of a game that nobody knows, breaks nothing', async () => {
    const own = inProcessBotRunner();
    const asking = remoteBotRunner(nats.url, own);
    await whenConnected(asking);
    const working = await worker(inProcessBotRunner());
    await expect(asking.decide({ ...question(), game: 'chess' })).rejects.toThrow(/chess/);
    expect(await asking.decide(question())).toHaveProperty('type');
    await working.close();
    await asking.close();
  });
});

test('bots think in workers where there is a bus, unless it is said otherwise', () => {
  expect(botLocation({}, undefined)).toBe('threads');
  expect(botLocation({}, 'nats://bus')).toBe('workers');
  expect(botLocation({ think: 'threads' }, 'nats://bus')).toBe('threads');
  expect(() => botLocation({ think: 'workers' }, undefined)).toThrow(RangeError);
});

test('where the bus is away the server thinks itself, and lets itself be closed', async () => {
  const own = inProcessBotRunner();
  const asking = remoteBotRunner('nats://127.0.0.1:9', own);
  expect(await asking.decide(question())).toHaveProperty('type');
  await asking.close();
});
