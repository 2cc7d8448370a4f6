/** The moment before or after the one looked at, of those where the replay stops; undefined: now. */
export function neighbour(
  moments: readonly number[],
  past: number | undefined,
  direction: 1 | -1,
): number | undefined {
  const at = past === undefined ? moments.length - 1 : moments.findLastIndex((one) => one <= past);
  const next = at + direction;
  return next >= moments.length ? undefined : moments[Math.max(0, next)];
}
