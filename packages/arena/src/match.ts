import type { Bot } from '@bastide/bots';
import {
  type Act,
  type Actor,
  act,
  CHANCE,
  type Game,
  type Outcome,
  OVER,
  type Random,
  type Types,
} from '@bastide/contract';

export interface Match {
  readonly outcome: Outcome;
  /** Those of chance included. */
  readonly actions: number;
}

/**
 * Plays a game to its end, by seat the bots given. One generator deals and decides, in the order of play, so random
 * bots play the very games of `playOut`. `state` is a used one of the same options; `acts` gathers the record.
 */
export function playMatch<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  bots: readonly Bot[],
  random: Random,
  { state = game.setup(options), acts }: { state?: T['State']; acts?: Act<T['Action']>[] } = {},
): Match {
  const { fast } = game;
  if (bots.length !== options.seats) throw new Error(`${bots.length} bots for ${options.seats} seats`);
  fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    const actor: Actor = who === CHANCE ? 'chance' : who;
    let code: number;
    if (who === CHANCE) code = fast.deal(state, random);
    else {
      const known = game.secrets ? game.imagine(game.view(state, who), random) : state;
      code = fast.encode(state, bots[who]!.choose(game, known, who, random));
    }
    acts?.push(act(actor, fast.decode(state, code)));
    fast.play(state, code);
    actions++;
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`no outcome after ${actions} actions`);
  return { outcome, actions };
}
