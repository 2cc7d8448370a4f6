/// <reference lib="webworker" />
import { askBot, type Bot, type Budget, loadBot } from '@bastide/bots';
import { type Game, type Random, Sfc32, type Types } from '@bastide/contract';
import type { BotName } from '../people/seats.ts';
import type { BotAnswer, BotQuestion } from './bot-worker-client.ts';

/** Time budget for a bot's decision: with everything around it, the bot answers within two seconds on a phone. */
const BUDGET: Budget = { time: 1500 };

/** Answers a question with a bot's move, or with the moves that it weighed. */
export type BotReply = (question: BotQuestion, random: Random) => Promise<unknown>;

/**
 * Returns the function that answers with a bot's move, or with the moves that it weighed, best first. It keeps its
 * scratch buffers between questions, and loads the weights of a strong bot when they are first needed.
 */
export function botReplies<T extends Types>(game: Game<T>, budget = BUDGET): BotReply {
  const awake = new Map<BotName, Bot>();
  return async ({ bot: name, view, seat, wantsExplanation }, random) => {
    const bot = awake.get(name) ?? (await loadBot(game.name, name));
    awake.set(name, bot);
    if (!wantsExplanation) return askBot(game, bot, view as T['View'], seat, random, budget);
    return bot.consider?.(game, game.determinize(view as T['View'], random), seat, random, budget) ?? [];
  };
}

/** Answers questions in a worker, so that the page never waits. Call it in the worker. */
export function runBotWorker(reply: BotReply): void {
  const answer = async (question: BotQuestion): Promise<BotAnswer> => {
    const { id, seed } = question;
    try {
      return { id, ok: true, said: await reply(question, new Sfc32(seed)) };
    } catch (error) {
      return { id, ok: false, because: error instanceof Error ? error.message : String(error) };
    }
  };
  self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) =>
    self.postMessage(await answer(data)),
  );
}
