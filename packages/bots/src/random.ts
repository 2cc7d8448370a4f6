import type { Game, Random, Seat, Types } from '@bastide/contract';
import type { Bot } from './bot.ts';

let codes = new Int32Array(0);

/** Any of the listed actions, each as likely as the others; takes one number from the generator, as `playout` does. */
export const random: Bot = {
  name: 'random',
  choose<T extends Types>(game: Game<T>, state: T['State'], seat: Seat, random: Random): T['Action'] {
    const { fast } = game;
    if (fast.actor(state) !== seat) {
      const actions = game.actions(state, seat);
      return actions[random.below(actions.length)]!;
    }
    if (codes.length < fast.actionsAtMost) codes = new Int32Array(fast.actionsAtMost);
    return fast.decode(state, codes[random.below(fast.legalActions(state, codes))]!);
  },
};
