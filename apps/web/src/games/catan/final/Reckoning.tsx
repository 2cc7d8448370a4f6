import { RuleLink } from '../../../parts/RuleLink.tsx';
import { PointsTable } from '../../../table/PointsTable.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { REASONS, RULE_OF, reckon } from './reckon.ts';

/** Where the points come from, seat by seat; hidden cards stay hidden until the game is over. */
export function Reckoning() {
  const t = useWords();
  const { view } = useCatan();
  const points = reckon(view);
  const sums = view.seats.map((_, seat) =>
    REASONS.reduce((sum, reason) => sum + (points[reason][seat] ?? 0), 0),
  );
  return (
    <PointsTable
      rows={REASONS.map((reason) => ({
        key: reason,
        name: (
          <>
            {t(`catan.points.${reason}`)} <RuleLink id={RULE_OF[reason]} />
          </>
        ),
        points: points[reason],
      }))}
      sum={{ name: t('catan.points.total'), points: sums }}
    />
  );
}
