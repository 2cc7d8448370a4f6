import { askBot, type Bot, type Budget, loadBot } from '@bastide/bots';
import { Sfc32, type Types } from '@bastide/contract';
import type { Games } from '../game-list.ts';
import type { Question } from './thinker.ts';

/**
 * What a bot may spend on a decision. A step of work costs ten times as much at a large table as in a duel: time keeps it well below
 * what a worker may take, and leaves a thread to other tables.
 */
const BUDGET: Budget = { work: 1000, time: 250 };

/** Answers questions one after the other; bots keep their room to think in from one to the next. */
export function thinking(games: Games): (question: Question) => Promise<Types['Action']> {
  const awake = new Map<string, Promise<Bot>>();
  return async ({ game, rules, bot, seat, view, seed }) => {
    const hosted = games.under(game, rules);
    if (!hosted) throw new Error(`nobody here plays ${game} ${rules}`);
    const name = `${game} ${rules} ${bot}`;
    const asked = awake.get(name) ?? loadBot(game, bot);
    awake.set(name, asked);
    return askBot(hosted.game, await asked, view, seat, new Sfc32(seed), BUDGET);
  };
}
