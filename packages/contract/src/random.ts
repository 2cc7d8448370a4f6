/**
 * A source of random numbers. Rules, dealers and bots ask for this only: a seeded generator (`Sfc32`) makes a reproducible game,
 * one of the operating system (a server's) makes one that nobody can foresee.
 */
export interface Random {
  /** An integer from 0 to `bound` − 1, each as likely as the others. `bound` is from 1 to 2³¹. */
  below(bound: number): number;
}

/** A place in a list of weights, each as likely as its positive whole weight says. */
export function weightedIndex(weights: readonly number[], random: Random): number {
  let rest = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
