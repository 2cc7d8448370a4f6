import type { Budget } from '@bastide/bots';
import type { Actor } from '@bastide/contract';

/** Effort for one move; it crosses to threads. */
export type Effort = Pick<Budget, 'time' | 'work'>;

/** A piece of an analysis, to be done in any order and by any thread. */
export interface Task {
  /** All positions at a glance; what a seat did in a row; one act of chance. */
  readonly kind: 'glance' | 'row' | 'draw';
  /** The index of the first action, and that behind the last one. */
  readonly from: number;
  readonly to: number;
  readonly effort: Effort;
}

/**
 * Tasks for a game of such actions, coarse to fine: win chances of every position, every decision and then every draw by the
 * first effort, the decisions once more by each of the others.
 */
export function tasksFor(
  acts: readonly { readonly by: Actor }[],
  [coarse = {}, ...finer]: readonly Effort[],
): readonly Task[] {
  const rows: { readonly from: number; to: number }[] = [];
  const draws: number[] = [];
  acts.forEach(({ by }, at) => {
    if (by === 'chance') draws.push(at);
    else if (at > 0 && acts[at - 1]!.by === by) rows.at(-1)!.to = at + 1;
    else rows.push({ from: at, to: at + 1 });
  });
  const decisions = (effort: Effort): Task[] => rows.map((row) => ({ kind: 'row', ...row, effort }));
  return [
    { kind: 'glance', from: 0, to: acts.length, effort: coarse },
    ...decisions(coarse),
    ...draws.map((at): Task => ({ kind: 'draw', from: at, to: at + 1, effort: coarse })),
    ...finer.flatMap(decisions),
  ];
}
