/// <reference lib="webworker" />
import { type Action, carcassonne, type View } from '@bastide/carcassonne';
import { Random } from '@bastide/contract';
import { choose } from './choose.ts';
import type { Answer, Question } from './protocol.ts';

/** Thinks away from the page, so that the page never waits. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});

function answer({ id, bot, seat, view, seed }: Question): Answer {
  try {
    return { id, ok: true, action: decide(bot, seat, view, new Random(seed)) };
  } catch (error) {
    return { id, ok: false, because: error instanceof Error ? error.message : String(error) };
  }
}

/** The bot decides from a full state that would give exactly this view. */
function decide(bot: Question['bot'], seat: number, view: View, random: Random): Action {
  return choose(bot, carcassonne.imagine(view, random), seat, random);
}
