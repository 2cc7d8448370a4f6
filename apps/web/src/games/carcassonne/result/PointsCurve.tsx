import { CurveChart } from '../../../table/CurveChart.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';

/** Points of each seat at each change, beside the replay. */
export default function PointsCurve() {
  const t = useCarcassonneTranslator();
  const { curve, curveAt, view } = useCarcassonne().moment;
  return (
    <CurveChart
      curve={curve}
      at={curveAt}
      title={t('final.curve')}
      label={(list) => t('final.curveLabel', { tiles: view.tiles.length, list })}
    />
  );
}
