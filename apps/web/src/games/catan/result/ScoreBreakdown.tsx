import { type PointPart, type PointSource, pointParts } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { CurveChart } from '../../../table/CurveChart.tsx';
import { PointsTable } from '../../../table/PointsTable.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';
import { useSpotlight } from '../ui/use-spotlight.ts';
import type { Spotlight } from '../ui-state.ts';

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
        cell: (seat) => {
          const { count, each, points } = itemAt(itemAt(bySeat, seat), row);
          const on = SPOTLIGHTS[source];
          return on && count ? <PointsButton on={on} seat={seat} {...{ count, each, points }} /> : undefined;
        },
      }))}
      sum={{
        name: t('catan.points.total'),
        points: bySeat.map((parts) => parts.reduce((sum, { points }) => sum + (points ?? 0), 0)),
      }}
    />
  );
}

/** Sources of points that stand on the island. */
const SPOTLIGHTS: Readonly<Record<PointSource, Spotlight['on'] | undefined>> = {
  settlement: 'settlement',
  city: 'city',
  'longest-road': 'longest-road',
  'largest-army': undefined,
  point: undefined,
};

interface PointsButtonProps extends Pick<PointPart, 'each' | 'points'> {
  readonly on: Spotlight['on'];
  readonly seat: number;
  readonly count: number;
}

/** Points of a seat from one source; it lights the pieces that they come from. */
function PointsButton({ on, seat, count, each, points }: PointsButtonProps) {
  const t = useCatanTranslator();
  const words = t('catan.points.show', { points: points ?? 0, n: count, each });
  return (
    <button type="button" className="cell" aria-label={words} title={words} {...useSpotlight(on, seat)}>
      {points}
    </button>
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
