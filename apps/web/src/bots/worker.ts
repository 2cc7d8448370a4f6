/// <reference lib="webworker" />
import { carcassonne } from '@bastide/carcassonne';
import { type CardCounts, catan, type View } from '@bastide/catan';
import { type Game, Sfc32, type Types } from '@bastide/contract';
import { sell } from '../games/catan/trade/sell.ts';
import type { GameName } from '../session/games.ts';
import { choose } from './choose.ts';
import type { Answer, Question } from './protocol.ts';

/** The rules of each game, which reads its own views only. */
const ENGINES = { carcassonne, catan } as unknown as Readonly<Record<GameName, Game<Types>>>;

/** Thinks away from the page, so that the page never waits. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});

function answer({ id, game, bot, seat, view, seed, wanted }: Question): Answer {
  const random = new Sfc32(seed);
  try {
    const action = wanted
      ? sell(bot, view as View, seat, wanted as CardCounts, random)
      : choose(ENGINES[game], bot, view, seat, random);
    return { id, ok: true, action };
  } catch (error) {
    return { id, ok: false, because: error instanceof Error ? error.message : String(error) };
  }
}
