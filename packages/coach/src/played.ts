import type { Thought } from '@bastide/bots';
import type { Game, Types } from '@bastide/contract';

/** Whether all that is meant is what was done, action by action. */
function isDone<T extends Types>(
  { text }: Game<T>,
  { action, then }: Thought<T['Action']>,
  row: readonly T['Action'][],
): boolean {
  const meant = [action, ...then];
  return meant.length <= row.length && meant.every((one, i) => text.write(one) === text.write(row[i]!));
}

/**
 * The thought that was carried out, by what a seat did in a row: all of it, or at least its first action. Below 0: it was not
 * among them.
 */
export function playedIn<T extends Types>(
  game: Game<T>,
  thoughts: readonly Thought<T['Action']>[],
  row: readonly T['Action'][],
): number {
  const whole = thoughts.findIndex((one) => isDone(game, one, row));
  if (whole >= 0) return whole;
  return thoughts.findIndex(({ action }) => game.text.write(action) === game.text.write(row[0]!));
}

/** How many actions of the row carry the thought out. */
export const countOf = <T extends Types>(
  game: Game<T>,
  thought: Thought<T['Action']>,
  row: readonly T['Action'][],
): number => (isDone(game, thought, row) ? 1 + thought.then.length : 1);
