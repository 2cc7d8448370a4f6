import '../../../table/final.css';
import { Emblem } from '../../../parts/Emblem.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { REASONS, RULE_OF, reckon } from './reckon.ts';

/** Where the points come from, seat by seat; hidden cards stay hidden until the game is over. */
export function PointsTable() {
  const t = useWords();
  const { view, people, colours } = useCatan();
  const points = reckon(view);
  const sums = view.seats.map((_, seat) =>
    REASONS.reduce((sum, reason) => sum + (points[reason][seat] ?? 0), 0),
  );
  return (
    <div className="reckoning-area">
      <table className={people.names.length > 3 ? 'reckoning many' : 'reckoning'}>
        <thead>
          <tr>
            <td />
            {people.names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th key={seat} scope="col" title={name} aria-label={name}>
                <Emblem colour={colours[seat]!} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REASONS.map((reason) => (
            <tr key={reason}>
              <th scope="row">
                {t(`catan.points.${reason}`)} <RuleLink id={RULE_OF[reason]} />
              </th>
              {points[reason].map((n, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={seat} className="num">
                  {n === null ? '?' : n || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('catan.points.total')}</th>
            {sums.map((n, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <td key={seat} className="num">
                {n}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
