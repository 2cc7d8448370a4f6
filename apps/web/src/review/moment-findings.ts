import type { DecisionFinding, DrawFinding, Review } from '@bastide/coach';

export interface MomentFindings {
  readonly decisions: readonly DecisionFinding<{ readonly type: string }>[];
  readonly draws: readonly DrawFinding[];
}

/** Smaller amounts of luck are not mentioned. */
const MIN_LUCK = 0.005;

/**
 * Returns the findings between a moment and the one before it: decisions with a choice, and draws that changed the
 * chances.
 */
export function findingsAt(
  { decisions, draws }: Review,
  moments: readonly number[],
  past: number,
): MomentFindings {
  const before = moments.findLast((count) => count < past) ?? 0;
  const isHere = (at: number) => at >= before && at < past;
  return {
    decisions: decisions.filter(({ at, thoughts }) => isHere(at) && thoughts.length > 1),
    draws: draws.filter(({ at, luck }) => isHere(at) && luck.some((one) => Math.abs(one) >= MIN_LUCK)),
  };
}

/**
 * Returns the decision that a moment is about: the one that was being made then, or else the one of those since the
 * moment before that cost most.
 */
export function decisionAt(
  review: Review,
  moments: readonly number[],
  past: number,
): DecisionFinding<{ readonly type: string }> | undefined {
  const now = review.decisions.find(
    ({ at, length, thoughts }) => at <= past && past < at + length && thoughts.length > 1,
  );
  if (now) return now;
  const [worst] = [...findingsAt(review, moments, past).decisions].sort((a, b) => b.loss - a.loss);
  return worst;
}

/** Returns the moments of the curve: those of the log, and those before the key moments, which open there. */
export const curveMoments = (
  { turns }: Pick<Review, 'turns'>,
  moments: readonly number[],
): readonly number[] => [...new Set([...moments, ...turns.map(({ at }) => at)])].sort((a, b) => a - b);

/** Returns the chances at those moments, in percent. */
export const curveAt = ({ curve }: Review, moments: readonly number[]): readonly (readonly number[])[] =>
  moments.map((count) => (curve[count] ?? []).map((chance) => 100 * chance));
