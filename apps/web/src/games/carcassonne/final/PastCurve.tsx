import { Curve } from '../../../table/Curve.tsx';
import { useTable } from '../context.ts';
import { useWords } from '../words/index.ts';

/** Points of each seat, at each change, beside the replay. */
export default function PastCurve() {
  const t = useWords();
  const { curve, curveAt, view } = useTable().moment;
  return (
    <Curve
      curve={curve}
      at={curveAt}
      title={t('final.curve')}
      label={(list) => t('final.curveLabel', { tiles: view.tiles.length, list })}
    />
  );
}
