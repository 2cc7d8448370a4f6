/** Returns the step of the curve at a moment; `at`: number of actions at the end of each step. */
export const curveStepOf = (at: readonly number[], past: number): number =>
  at.findIndex((count) => count >= past);

/** Returns the replay's moment before or after the one shown; undefined: now. */
export function adjacentMoment(
  moments: readonly number[],
  past: number | undefined,
  direction: 1 | -1,
): number | undefined {
  const at = past === undefined ? moments.length - 1 : moments.findLastIndex((one) => one <= past);
  // Between two moments the way back leads to the first of them.
  const isBetween = past !== undefined && moments[at] !== past;
  const next = isBetween && direction === -1 ? at : at + direction;
  return next >= moments.length ? undefined : moments[Math.max(0, next)];
}
