import { askBot, type Bot, type Budget, loadBot } from '@bastide/bots';
import { Sfc32, type Types } from '@bastide/contract';
import type { GameRegistry } from '../game-registry.ts';
import type { DecisionRequest } from './bot-runner.ts';

/**
 * Limits of one decision of a bot. A step of work costs ten times as much at a large table as in a duel: time keeps it well below
 * what a worker may take, and leaves a thread to other tables.
 */
const BUDGET: Budget = { work: 1000, time: 250 };

/** Answers questions one after the other; bots keep their room to think in from one to the next. */
export function decisionMaker(games: GameRegistry): (question: DecisionRequest) => Promise<Types['Action']> {
  const bots = new Map<string, Promise<Bot>>();
  return async ({ game, rules, bot, seat, view, seed }) => {
    const facts = games.withRules(game, rules);
    if (!facts) throw new Error(`nobody here plays ${game} ${rules}`);
    const name = `${game} ${rules} ${bot}`;
    const pendingBot = bots.get(name) ?? loadBot(game, bot);
    bots.set(name, pendingBot);
    return askBot(facts.game, await pendingBot, view, seat, new Sfc32(seed), BUDGET);
  };
}
