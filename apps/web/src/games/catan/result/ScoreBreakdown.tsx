import { pointParts } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { CurveChart } from '../../../table/CurveChart.tsx';
import { PointsTable } from '../../../table/PointsTable.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';

/** Sources of the points, seat by seat; hidden cards stay hidden until the game is over. */
export function ScoreBreakdown() {
  const t = useCatanTranslator();
  const { view } = useCatan();
  const bySeat = view.seats.map((_, seat) => pointParts(view, seat));
  return (
    <PointsTable
      rows={itemAt(bySeat, 0).map(({ for: source, rule }, row) => ({
        key: source,
        name: (
          <>
            {t(`catan.points.${source}`)} <RuleLink id={rule} />
          </>
        ),
        points: bySeat.map((parts) => itemAt(parts, row).points),
      }))}
      sum={{
        name: t('catan.points.total'),
        points: bySeat.map((parts) => parts.reduce((sum, { points }) => sum + (points ?? 0), 0)),
      }}
    />
  );
}

/** Points of each seat, at each change. */
export function PointsCurve() {
  const t = useCatanTranslator();
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
