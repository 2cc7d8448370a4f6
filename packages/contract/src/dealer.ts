import type { Game, Types } from './game.ts';
import type { Random } from './random.ts';

/**
 * Supplies the actions of chance from outside the game. Undefined: not known yet, as when people at a table
 * have still to draw. A third dealer, for play between people who do not see each other, belongs to the server.
 */
export type Dealer = <T extends Types>(game: Game<T>, state: T['State']) => T['Action'] | undefined;

/** Deals by a generator: a seed reproduces the game. */
export function seededDealer(random: Random): Dealer {
  return (game, state) => game.fast.decode(state, game.fast.sampleChance(state, random));
}

/** Deals what people drew and rolled at their own table: each entry once, in the order given. */
export function manualDealer(entries: Iterable<unknown>): Dealer {
  const rest = entries[Symbol.iterator]();
  return <T extends Types>() => {
    const next = rest.next();
    return next.done ? undefined : (next.value as T['Action']);
  };
}
