import { Curve } from '../../../table/Curve.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** Points of each seat, turn by turn. */
export function PointsCurve() {
  const t = useWords();
  const { moment, people, colours } = useCatan();
  const { curve } = moment;
  return (
    <Curve
      curve={curve}
      names={people.names}
      colours={colours}
      title={t('catan.points.curve')}
      label={(list) => t('catan.points.curveLabel', { n: curve.length - 1, list })}
    />
  );
}
