import { GOODS, type State, tilesOf } from './packed.ts';

/** Tokens of each kind in a game with these options. CAR-GEN-05 */
export function tokensOf(options: State['options']): readonly number[] {
  const known = TOKENS.get(options);
  if (known) return known;
  const tokens = GOODS.map((good) =>
    tilesOf(options).reduce(
      (sum, { copies, segments }) =>
        sum + copies * segments.filter((one) => one.kind === 'city' && one.good === good).length,
      0,
    ),
  );
  TOKENS.set(options, tokens);
  return tokens;
}
const TOKENS = new WeakMap<State['options'], readonly number[]>();
