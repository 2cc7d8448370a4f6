/// <reference lib="webworker" />
import { askBot, BOTS, type Bot } from '@bastide/bots';
import { type Game, type Random, Sfc32, type Types } from '@bastide/contract';
import type { BotName } from '../people/seats.ts';
import type { Answer, Question } from './protocol.ts';

/** What a bot answers to a question. */
export type Reply = (question: Question, random: Random) => unknown;

/** The move that a bot takes in such a game; it keeps its room to think in from one move to the next. */
export function moveOf<T extends Types>(game: Game<T>): Reply {
  const awake = new Map<BotName, Bot>();
  return ({ bot: name, view, seat }, random) => {
    const bot = awake.get(name) ?? BOTS[name]();
    awake.set(name, bot);
    return askBot(game, bot, view as T['View'], seat, random);
  };
}

/** Thinks away from the page, so that the page never waits: to be called in a worker. */
export function serveBots(reply: Reply): void {
  const answer = (question: Question): Answer => {
    const { id, seed } = question;
    try {
      return { id, ok: true, action: reply(question, new Sfc32(seed)) };
    } catch (error) {
      return { id, ok: false, because: error instanceof Error ? error.message : String(error) };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answer(data)));
}
