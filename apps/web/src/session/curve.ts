/** The curve of points, still growing. */
export interface GrowingCurve {
  readonly curve: (readonly number[])[];
  readonly curveAt: number[];
}

/** Leads the curve on by one action: a step to the right also where points change, so that it has those of every moment. */
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
