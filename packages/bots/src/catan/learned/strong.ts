import { catan } from '@bastide/catan';
import type { Game, Types } from '@bastide/contract';
import type { Bot } from '../../bot.ts';
import type { Action, State } from '../packed.ts';
import type { Network } from './network.ts';
import { type PlannerSettings, TurnPlanner } from './turn-planner.ts';

export const PLANNER_SETTINGS: PlannerSettings = { beam: 6, depth: 5, isOffering: true };

/** Chooses the network for a table of so many seats. */
export type Networks = (seats: number) => Network;

/** A bot for Catan that searches over its own turn by what it has learnt. It throws for any other game. */
export function learnedBot(networks: Networks, name = 'strong', settings = PLANNER_SETTINGS): Bot {
  const planners = new Map<number, TurnPlanner>();
  const plannerFor = <T extends Types>(game: Game<T>, { seats }: State): TurnPlanner => {
    if (game.name !== catan.name) throw new Error(`${name} has not learnt ${game.name}`);
    const planner = planners.get(seats) ?? new TurnPlanner(networks(seats), settings);
    planners.set(seats, planner);
    return planner;
  };
  return {
    name,
    choose(game, state, seat, _random, budget) {
      return plannerFor(game, state as State).decide(state as State, seat, budget);
    },
    consider(game, state, seat, _random, budget) {
      return plannerFor(game, state as State).consider(state as State, seat, budget);
    },
    weigh: (game, state, seat, action, budget) =>
      plannerFor(game, state as State).weigh(state as State, seat, action as unknown as Action, budget),
    assess: (game, state) => plannerFor(game, state as State).assess(state as State),
  };
}
