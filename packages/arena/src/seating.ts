import type { Seat } from '@bastide/contract';

/**
 * Returns the entrant at each seat in the game with this number. Any `entrants` games in a row from a multiple of it give
 * everybody every seat once; the next ones change who follows whom, until all orders have been seen.
 */
export function seating(entrants: number, index: number): number[] {
  let round = Math.floor(index / entrants);
  const rest = Array.from({ length: entrants }, (_, entrant) => entrant);
  const order = rest.splice(0, 1);
  while (rest.length > 0) {
    const next = round % rest.length;
    round = Math.floor(round / rest.length);
    order.push(...rest.splice(next, 1));
  }
  return order.map((_, seat: Seat) => order[(seat + index) % entrants]!);
}
