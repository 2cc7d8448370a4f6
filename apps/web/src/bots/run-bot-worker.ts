/// <reference lib="webworker" />
import { askBot, type Bot, type Budget, loadBot } from '@bastide/bots';
import { type Game, type Random, Sfc32, type Types } from '@bastide/contract';
import type { BotName } from '../people/seats.ts';
import type { BotAnswer, BotQuestion } from './protocol.ts';

/** What a bot may spend on a decision: with all that surrounds it, it answers within two seconds on a phone. */
const BUDGET: Budget = { time: 1500 };

/** What a bot answers to a question. */
export type BotReply = (question: BotQuestion, random: Random) => Promise<unknown>;

/**
 * The move that a bot takes in such a game, or what it weighed, best first; it keeps its room to think in from one question to
 * the next. What a strong bot has learnt is fetched when it is asked for the first time.
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

/** Thinks away from the page, so that the page never waits: to be called in a worker. */
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
