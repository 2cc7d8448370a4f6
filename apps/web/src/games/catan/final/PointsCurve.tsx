import { CurveChart } from '../../../table/Curve.tsx';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';

/** Points of each seat, at each change. */
export function PointsCurve() {
  const t = useWords();
  const { curve, curveAt, view } = useCatan().moment;
  return (
    <CurveChart
      curve={curve}
      at={curveAt}
      title={t('catan.points.curve')}
      label={(list) => t('catan.points.curveLabel', { n: view.turn, list })}
    />
  );
}
