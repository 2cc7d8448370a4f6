import type { MoveEvaluation } from '@bastide/bots';
import type { Game, Types } from '@bastide/contract';

/** The thought that was carried out. */
export interface MatchedMove<Action> {
  readonly index: number;
  /** Number of actions of the row that carry it out. */
  readonly length: number;
  readonly thought: MoveEvaluation<Action>;
}

/**
 * The thought that was carried out, by what a seat did in a row: all of it, or at least its first action. Undefined: it was not
 * among them.
 */
export function matchMove<T extends Types>(
  { text }: Game<T>,
  thoughts: readonly MoveEvaluation<T['Action']>[],
  row: readonly T['Action'][],
): MatchedMove<T['Action']> | undefined {
  const isSame = (one: T['Action'], i: number) => i < row.length && text.write(one) === text.write(row[i]!);
  const whole = thoughts.findIndex(({ action, then }) => [action, ...then].every(isSame));
  const index = whole >= 0 ? whole : thoughts.findIndex(({ action }) => isSame(action, 0));
  const thought = thoughts[index];
  return thought && { index, length: whole >= 0 ? 1 + thought.then.length : 1, thought };
}
