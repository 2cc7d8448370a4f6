/// <reference lib="webworker" />
import { carcassonne } from '@bastide/carcassonne';
import { type Game, Random, type Types } from '@bastide/contract';
import type { GameName } from '../session/games.ts';
import { choose } from './choose.ts';
import type { Answer, Question } from './protocol.ts';

/** The rules of each game, those of Catan fetched when it is played; every game reads its own views only. */
const ENGINES = {
  carcassonne: async () => carcassonne as Game<Types>,
  catan: async () => (await import('@bastide/catan')).catan as Game<Types>,
} as const satisfies Record<GameName, () => Promise<unknown>>;

/** Thinks away from the page, so that the page never waits. */
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answer(data));
});

async function answer({ id, game, bot, seat, view, seed }: Question): Promise<Answer> {
  try {
    return { id, ok: true, action: choose(await ENGINES[game](), bot, view, seat, new Random(seed)) };
  } catch (error) {
    return { id, ok: false, because: error instanceof Error ? error.message : String(error) };
  }
}
