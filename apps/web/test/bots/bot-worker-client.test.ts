import { beforeEach, expect, test } from 'vitest';
import { type BotAnswer, type BotQuestion, BotWorkerClient } from '../../src/bots/bot-worker-client.ts';
import { runBots } from '../../src/bots/run-bots.ts';
import type { GameSession } from '../../src/session/session.ts';

/** A worker that answers on command, and receives nothing after its end. */
class Thread {
  readonly heard: BotQuestion[] = [];
  isEnded = false;
  #listener: (event: { data: BotAnswer }) => void = () => {};

  addEventListener(kind: string, listener: (event: { data: BotAnswer }) => void): void {
    if (kind === 'message') this.#listener = listener;
  }
  postMessage(question: BotQuestion): void {
    this.heard.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  /** Answers the latest question. */
  say(said: unknown): void {
    if (!this.isEnded) this.#listener({ data: { id: this.heard.at(-1)!.id, ok: true, said } });
  }
}

let threads: Thread[] = [];
let worker: BotWorkerClient;
beforeEach(() => {
  threads = [];
  worker = new BotWorkerClient(() => {
    const thread = new Thread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
});

const QUESTION: Omit<BotQuestion, 'id'> = { bot: 'strong', seat: 1, view: {}, seed: 7 };

test('cancelling a question ends its worker, and the next question starts another', async () => {
  const said: unknown[] = [];
  void worker.ask(QUESTION).then((answer) => said.push(answer));
  worker.cancel();
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
  const next = worker.ask(QUESTION);
  threads[1]!.say('move');
  expect(await next).toBe('move');
  expect(said).toEqual([]);
});

test('a worker that has answered stays, with everything its bot has loaded', async () => {
  const asked = worker.ask(QUESTION);
  threads[0]!.say('move');
  await asked;
  worker.cancel();
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([false]);
});

/** A table whose bot is to move. */
function table() {
  const moment = (count: number) => ({ count, view: { count }, actors: [1] });
  let now = moment(1);
  const listeners = new Set<() => void>();
  const done: unknown[] = [];
  const session = {
    setup: { seats: [{ player: 'person' }, { player: 'strong' }] },
    adapter: { botPause: () => 0, turnOf: () => 1 },
    people: [0],
    bots: [1],
    moment: () => now,
    canUndo: () => false,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (_: number, [action]: readonly unknown[]) => {
      done.push(action);
      return { ok: true };
    },
  } as unknown as GameSession<never, never, never>;
  const becomes = (count: number) => {
    now = moment(count);
    for (const listener of listeners) listener();
  };
  return { session, done, becomes };
}

const thinking: boolean[] = [];
const HOOKS = {
  speed: () => 0,
  onError: (error: Error) => {
    throw error;
  },
  onThinking: (is: boolean) => thinking.push(is),
};

test('an undo cancels the bot’s thinking at once, and the bot is asked again', async () => {
  const { session, done, becomes } = table();
  const stop = runBots(session, worker, HOOKS);
  expect(threads[0]!.heard).toMatchObject([{ bot: 'strong', seat: 1, view: { count: 1 } }]);
  becomes(0);
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(threads[1]!.heard).toMatchObject([{ view: { count: 0 } }]);
  threads[1]!.say('move');
  await expect.poll(() => done).toEqual(['move']);
  expect(thinking.at(-1)).toBe(false);
  stop();
});

test('bots stop thinking and acting at a table that was left', async () => {
  const { session, done, becomes } = table();
  const stop = runBots(session, worker, HOOKS);
  stop();
  worker.terminate();
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(thinking.at(-1)).toBe(false);
  becomes(2);
  await Promise.resolve();
  expect([threads.length, done]).toEqual([1, []]);
});
