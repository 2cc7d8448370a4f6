/** A curve of points that still grows. */
export interface GrowingCurve {
  readonly curve: (readonly number[])[];
  readonly curveAt: number[];
}

/**
 * Extends the curve by one action. Every action that changes points adds a step, so that each moment has its points.
 */
export function extendCurve(
  { curve, curveAt }: GrowingCurve,
  isStep: boolean,
  points: readonly number[],
  count: number,
): void {
  const before = curve.at(-1);
  const at = isStep || points.some((own, seat) => own !== before?.[seat]) ? curve.length : curve.length - 1;
  curve[at] = points;
  curveAt[at] = count;
}
