import type { Heuristic } from './bot.ts';

/** Differences of a bot's judgement from greedy's. */
export interface Personality<Weights> {
  /** Weights that differ. */
  readonly weights?: Partial<Weights>;
  /** Points by which it misjudges a position: the same position always alike. */
  readonly blur?: number;
  /** True if it looks one step ahead only. */
  readonly isShortSighted?: boolean;
}

/** Returns a heuristic with that personality. `marks` hands over the numbers that identify a position for a seat. */
export function withPersonality<State, Action, Weights>(
  create: (weights?: Partial<Weights>) => Heuristic<State, Action>,
  marks: (state: State, note: (number: number) => void) => void,
  { weights, blur = 0, isShortSighted = false }: Personality<Weights>,
): Heuristic<State, Action> {
  const heuristic = create(weights);
  const error = errorBy(marks);
  return {
    ...heuristic,
    ...(blur > 0 && {
      evaluate: (state: State, seat: number) => heuristic.evaluate(state, seat) + blur * error(state),
    }),
    ...(isShortSighted && { isSettled: () => true }),
  };
}

/** Two rounds of mixing: one bit more or less changes all others. */
const mixed = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
};

/** From −1 to 1, most of it near 0: by the position alone, so that a misjudgement is an opinion and no accident. */
function errorBy<State>(
  marks: (state: State, note: (number: number) => void) => void,
): (state: State) => number {
  let hash = 0;
  const note = (number: number) => {
    hash = Math.imul(hash ^ number, 0x01000193);
  };
  return (state) => {
    hash = 0x811c9dc5 | 0;
    marks(state, note);
    const bits = mixed(hash);
    return ((bits >>> 16) + (bits & 0xffff)) / 0xffff - 1;
  };
}
