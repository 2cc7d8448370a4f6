import { useMemo } from 'react';
import { useCatan } from '../context.ts';
import { rollsOf } from '../log/lines.ts';
import { useWords } from '../words/index.ts';
import { oddsOf } from './odds.ts';
import { useVisibleLog } from './use-shown-log.ts';

const BOX = { width: 288, height: 74, bottom: 16, top: 4 } as const;
const STEP = BOX.width / 11;

/** How often each number was rolled, beside what is to be expected and how far that usually strays. */
export function DiceChart() {
  const t = useWords();
  const { view, setUi } = useCatan();
  const log = useVisibleLog();
  const rolls = useMemo(() => rollsOf(log), [log]);
  const total = rolls.reduce((sum, n) => sum + n, 0);
  const odds = oddsOf(total);
  const most = Math.max(3, ...rolls, ...odds.map(({ high }) => high));
  const x = (i: number) => i * STEP + STEP / 2;
  const y = (n: number) => BOX.height - BOX.bottom - (n / most) * (BOX.height - BOX.bottom - BOX.top);
  const point = (n: number, i: number) => `${x(i).toFixed(1)} ${y(n).toFixed(1)}`;
  const band = [
    ...odds.map(({ high }, i) => point(high, i)),
    ...odds.map(({ low }, i) => point(low, i)).reverse(),
  ];
  const now = view.dice ? view.dice[0] + view.dice[1] - 2 : -1;
  return (
    <section className="section dice-chart" aria-labelledby="dice-title">
      <h2 id="dice-title">
        {t('catan.dice.title')}
        {total > 0 && (
          <button type="button" className="link" onClick={() => setUi({ dialog: 'dice' })}>
            {t('catan.dice.check', { n: total })}
          </button>
        )}
      </h2>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={t('catan.dice.label', {
          list: t.parts(rolls.map((n, i) => t('catan.dice.count', { sum: i + 2, n }))),
        })}
      >
        {total > 0 && <path className="spread" d={`M${band.join('L')}Z`} />}
        {rolls.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <g key={i}>
            <rect
              className={i === now ? 'bar now' : 'bar'}
              x={x(i) - STEP / 2 + 4}
              width={STEP - 8}
              y={y(n)}
              height={BOX.height - BOX.bottom - y(n)}
            />
            <text x={x(i)} y={BOX.height - 3} textAnchor="middle">
              {i + 2}
            </text>
          </g>
        ))}
        {total > 0 && (
          <path className="expected" d={`M${odds.map(({ expected }, i) => point(expected, i)).join('L')}`} />
        )}
      </svg>
      <p className="small muted">{t(total > 0 ? 'catan.dice.legend' : 'catan.dice.none')}</p>
    </section>
  );
}
