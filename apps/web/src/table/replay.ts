/** The step of the curve that a moment lies in; `at`: how many actions had been taken at the end of each. */
export const curveStepOf = (at: readonly number[], past: number): number =>
  at.findIndex((count) => count >= past);

/** The moment before or after the one looked at, of those where the replay stops; undefined: now. */
export function adjacentMoment(
  moments: readonly number[],
  past: number | undefined,
  direction: 1 | -1,
): number | undefined {
  const at = past === undefined ? moments.length - 1 : moments.findLastIndex((one) => one <= past);
  const next = at + direction;
  return next >= moments.length ? undefined : moments[Math.max(0, next)];
}
