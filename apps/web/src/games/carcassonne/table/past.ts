import type { LogLine } from '../log/lines.ts';

/** The moments at which a tile had been laid and everything that came of it had happened, by number of actions. */
export function turnMoments(log: readonly LogLine[]): readonly number[] {
  const byTurn = new Map<number, number>();
  for (const line of log)
    if (line.turn > 0) byTurn.set(line.turn, Math.max(line.after, byTurn.get(line.turn) ?? 0));
  return [...byTurn.values()];
}

/** The moment one tile earlier or later; undefined: now. */
export function neighbourTurn(
  log: readonly LogLine[],
  past: number | undefined,
  direction: 1 | -1,
): number | undefined {
  const moments = turnMoments(log);
  if (past === undefined) return direction === -1 ? (moments.at(-2) ?? moments[0]) : undefined;
  const at = moments.findLastIndex((moment) => moment <= past);
  const next = at + direction;
  return next >= moments.length ? undefined : moments[Math.max(0, next)];
}
