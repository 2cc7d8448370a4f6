import type { LogLine } from '../log/lines.ts';

/** The moments at which a tile had been laid and everything that came of it had happened, by number of actions. */
export function turnMoments(log: readonly LogLine[]): readonly number[] {
  const byTurn = new Map<number, number>();
  for (const line of log)
    if (line.turn > 0) byTurn.set(line.turn, Math.max(line.after, byTurn.get(line.turn) ?? 0));
  return [...byTurn.values()];
}
