import type { WinChances } from '@bastide/bots';
import type { DecisionFinding, DrawFinding } from './findings.ts';

/**
 * Chances by number of actions taken: as decisions and draws tell them where they were looked at, else at a glance. Inside of what is
 * one decision, and before what was no choice, it is what comes right after.
 */
export function curveOf(
  glance: readonly WinChances[],
  decisions: readonly DecisionFinding<unknown>[],
  draws: readonly DrawFinding[],
): readonly WinChances[] {
  const curve = [...glance];
  if (curve.length === 0) return curve;
  for (const { at, chances } of draws) curve[at] = chances;
  for (const { at, chances } of decisions) curve[at] = chances;
  for (const { at, length, thoughts } of [...decisions].reverse())
    for (let inner = at + length - 1; inner >= (thoughts.length > 1 ? at + 1 : at); inner--)
      curve[inner] = curve[inner + 1]!;
  return curve;
}
