import { catan } from '@bastide/catan';
import type { Game, Types } from '@bastide/contract';
import type { Bot } from '../../bot.ts';
import type { Action, State } from '../packed.ts';
import { type Manner, Mind } from './mind.ts';
import type { Network } from './network.ts';

export const MANNER: Manner = { beam: 6, depth: 5, isOffering: true };

/** Which network judges a table of so many seats. */
export type Networks = (seats: number) => Network;

/** A bot for Catan that searches over its own turn by what it has learnt. It throws for any other game. */
export function learnedBot(networks: Networks, name = 'strong', manner = MANNER): Bot {
  const minds = new Map<number, Mind>();
  const mindFor = <T extends Types>(game: Game<T>, { seats }: State): Mind => {
    if (game.name !== catan.name) throw new Error(`${name} has not learnt ${game.name}`);
    const mind = minds.get(seats) ?? new Mind(networks(seats), manner);
    minds.set(seats, mind);
    return mind;
  };
  return {
    name,
    choose(game, state, seat, _random, budget) {
      return mindFor(game, state as State).decide(state as State, seat, budget);
    },
    consider(game, state, seat, _random, budget) {
      return mindFor(game, state as State).consider(state as State, seat, budget);
    },
    weigh: (game, state, seat, action, budget) =>
      mindFor(game, state as State).weigh(state as State, seat, action as unknown as Action, budget),
    assess: (game, state) => mindFor(game, state as State).assess(state as State),
  };
}
