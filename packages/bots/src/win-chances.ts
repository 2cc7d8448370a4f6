import type { Game, Seat, Types } from '@bastide/contract';
import type { Evaluate, Heuristic } from './bot.ts';

/** Chances to win by seat, 0 to 1; together 1. */
export type WinChances = readonly number[];

/** Splits a win among those who share it; where nobody has won, all are equal. */
export function sharedWin(seats: number, winners: readonly Seat[]): WinChances {
  const among = winners.length > 0 ? winners : [...Array(seats).keys()];
  return Array.from({ length: seats }, (_, seat) => (among.includes(seat) ? 1 / among.length : 0));
}

/** Points by which a lead may still move, where a game says nothing of it. */
const USUAL_SPREAD = 10;

/** Each seat's hopes, made to chances: the logistic of the lead, for any number of seats. */
export function chancesFrom<T extends Types>(
  game: Game<T>,
  { evaluate, spread, strip }: Heuristic<T['State'], T['Action']>,
): (state: T['State']) => WinChances {
  return (state) => {
    const { seats } = game.options(state);
    let looked = state;
    if (strip) {
      looked = game.clone(state);
      strip(looked);
    }
    return softmax(hopes(evaluate, looked, seats), spread?.(looked) ?? USUAL_SPREAD);
  };
}

const hopes = <State>(evaluate: Evaluate<State>, state: State, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => evaluate(state, seat));

function softmax(values: readonly number[], spread: number): WinChances {
  const most = Math.max(...values);
  const parts = values.map((value) => Math.exp((value - most) / spread));
  const sum = parts.reduce((all, part) => all + part);
  return parts.map((part) => part / sum);
}
