import { askBot, BOTS, type Bot, isBotName } from '@bastide/bots';
import { Sfc32, type Types } from '@bastide/contract';
import type { Games } from '../game/list.ts';
import type { Question } from './thinker.ts';

/** Answers questions one after the other; bots keep their room to think in from one to the next. */
export function thinking(games: Games): (question: Question) => Types['Action'] {
  const awake = new Map<string, Bot>();
  return ({ game, rules, bot, seat, view, seed }) => {
    const hosted = games.under(game, rules);
    if (!hosted || !isBotName(bot)) throw new Error(`nobody here plays ${game} ${rules} as ${bot}`);
    const name = `${game} ${rules} ${bot}`;
    const asked = awake.get(name) ?? BOTS[bot]();
    awake.set(name, asked);
    return askBot(hosted.game, asked, view, seat, new Sfc32(seed));
  };
}
