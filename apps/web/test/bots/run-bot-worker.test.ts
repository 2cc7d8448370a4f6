import { botsFor, BOT_NAMES as KNOWN, type MoveEvaluation } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BotAnswer, BotQuestion } from '../../src/bots/bot-worker-client.ts';
import { botReplies, runBotWorker } from '../../src/bots/run-bot-worker.ts';
import { GAMES } from '../../src/games/index.ts';
import { BOT_NAMES } from '../../src/people/seats.ts';

/** Returns a seat's view of Carcassonne after the first draw. */
function begun() {
  const options = carcassonne.readOptions({ seats: 2 });
  if (!options.ok) throw new Error(options.because);
  const state = carcassonne.setup(options.value);
  carcassonne.apply(state, 'chance', carcassonne.actions(state, 'chance')[0]!);
  return { state, view: carcassonne.view(state, 0) };
}
const { state, view } = begun();
const QUESTION: BotQuestion = { id: 7, bot: 'greedy', seat: 0, view, seed: 5 };

test('a bot moves legally from the view of its seat, and answers equal questions alike', async () => {
  const reply = botReplies(carcassonne);
  const action = await reply(QUESTION, new Sfc32(5));
  expect(carcassonne.refusal(state, 0, action)).toBeUndefined();
  expect(await reply(QUESTION, new Sfc32(5))).toEqual(action);
});

test('every bot that a game offers plays it, and the engine knows all of them', () => {
  expect(BOT_NAMES).toEqual(KNOWN);
  for (const { name, bots } of GAMES)
    expect([name, bots.filter((bot) => !botsFor(name).includes(bot))]).toEqual([name, []]);
});

test.each(['greedy', 'strong'] as const)(
  'the %s bot explains its move by the moves that it weighed, with its own first',
  async (bot) => {
    const budget = { work: 60 };
    const weighed = await botReplies(carcassonne, budget)(
      { ...QUESTION, bot, wantsExplanation: true },
      new Sfc32(5),
    );
    const [best, next] = weighed as readonly MoveEvaluation<object>[];
    expect(best!.action).toEqual(await botReplies(carcassonne, budget)({ ...QUESTION, bot }, new Sfc32(5)));
    expect(best!.chance).toBeGreaterThan(0);
    expect(next).toBeDefined();
  },
);

test('the worker answers each question under its number, and reports an error for an invalid one', async () => {
  const said: BotAnswer[] = [];
  let ask = (_question: BotQuestion) => {};
  vi.stubGlobal('self', {
    postMessage: (answer: BotAnswer) => said.push(answer),
    addEventListener: (_: 'message', hear: (event: { data: BotQuestion }) => void) => {
      ask = (data) => hear({ data });
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  runBotWorker(async ({ extra }) => {
    if (extra === undefined) throw new Error('nothing was asked');
    return extra;
  });
  ask({ ...QUESTION, extra: 'wool' });
  ask({ ...QUESTION, id: 8 });
  await expect.poll(() => said.length).toBe(2);
  expect(said.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: 7, ok: true, said: 'wool' },
    { id: 8, ok: false, because: 'nothing was asked' },
  ]);
});
