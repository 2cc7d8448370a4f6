import { itemAt } from '../../../must.ts';
import { CurveChart } from '../../../table/CurveChart.tsx';
import { PointsTable } from '../../../table/PointsTable.tsx';
import { SidebarFooter } from '../../../table/SidebarFooter.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { stopText } from './result-text.ts';
import { useFinalScoringContext } from './use-final-scoring.ts';

/** The table of points, filled row by row as the scoring goes on. */
export default function ScoreBreakdown() {
  const t = useCarcassonneTranslator();
  const { moment } = useCarcassonne();
  const final = useFinalScoringContext();
  if (!final) return null;
  const here = final.step;
  const rows = final.stages.map((station, i) => ({
    key: station,
    name: t(`final.${station}`),
    points: i <= here ? final.reached(station) : undefined,
    isNow: i === here,
  }));
  const sum = final.inPlay.map((points, seat) =>
    rows.reduce((all, row) => all + (row.points?.[seat] ?? 0), points),
  );
  return (
    <>
      <section className="section">
        <h2>{t('final.reckoning')}</h2>
      </section>
      <PointsTable
        rows={[{ key: 'play', name: t('final.inPlay'), points: final.inPlay }, ...rows]}
        sum={{ name: t(final.stop ? 'final.soFar' : 'final.total'), points: sum }}
      />
      {final.stop ? (
        <ThisStop />
      ) : (
        <CurveChart
          curve={withStations(moment.curve, final.inPlay, rows)}
          at={moment.curveAt}
          title={t('final.curve')}
          label={(list) => t('final.curveLabel', { tiles: moment.view.tiles.length, list })}
        />
      )}
      <SidebarFooter />
    </>
  );
}

/** Makes each stage of the final scoring a separate step, so that the last tile makes no leap. */
function withStations(
  curve: readonly (readonly number[])[],
  inPlay: readonly number[],
  rows: readonly { readonly points: readonly number[] | undefined }[],
): readonly (readonly number[])[] {
  const steps = [...curve.slice(0, -1), inPlay];
  for (const { points } of rows) {
    const before = itemAt(steps, -1);
    steps.push(before.map((own, seat) => own + (points?.[seat] ?? 0)));
  }
  return steps;
}

function ThisStop() {
  const t = useCarcassonneTranslator();
  const { people } = useCarcassonne();
  const stop = useFinalScoringContext()?.stop;
  if (!stop) return null;
  const { sum, strength, thisOne } = stopText(t, stop, people);
  return (
    <section className="section this-stop">
      <h2>{thisOne}</h2>
      <p className="expression num">{sum}</p>
      <p className="small">
        {strength} {stop.what !== 'goods' && <RuleLink id="CAR-MAJ-01" />}
      </p>
    </section>
  );
}
