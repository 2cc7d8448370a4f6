import type { Game, Random, Types } from '@bastide/contract';
import { streamOf } from './streams.ts';

/** The action of chance in a state in which chance acts. */
export type ChanceDealer<T extends Types = Types> = (state: T['State']) => T['Action'];

/**
 * Chance for duplicate deals: the n-th draw of a kind (roll, tile, stolen card …) hangs on seed, deal and n alone. However the seats
 * decide, and however often another kind is drawn between, the n-th roll is the same in every game of the deal.
 */
export function duplicateDealer<T extends Types>(
  { fast }: Game<T>,
  seed: number,
  deal: number,
): ChanceDealer<T> {
  const drawn = new Map<string, number>();
  const probe: Random = streamOf(seed, deal, 'probe');
  return (state) => {
    // Only a draw tells which kind is due; that draw is forgotten.
    const { type } = fast.decode(state, fast.sampleChance(state, probe));
    const count = drawn.get(type) ?? 0;
    drawn.set(type, count + 1);
    return fast.decode(state, fast.sampleChance(state, streamOf(seed, deal, type, count)));
  };
}
