import { useWords } from '../i18n/context.ts';
import { localeOf } from '../i18n/languages.ts';
import type { Judged } from './check.ts';
import type { Counted } from './count.ts';
import { useNames } from './use-names.ts';

/** What was drawn, beside what was to be expected. */
export function Charts({ judged }: { readonly judged: Judged }) {
  const names = useNames(judged);
  if (judged.counted.length === 0) return null;
  return (
    <div className="verify-charts">
      {judged.counted.map((one) => (
        <Chart key={one.chart.title} counted={one} names={names} />
      ))}
    </div>
  );
}

interface Props {
  readonly counted: Counted;
  readonly names: readonly string[];
}

function Chart({ counted, names }: Props) {
  const t = useWords<string>();
  const { chart, counts, expected, bands } = counted;
  const number = new Intl.NumberFormat(localeOf(t.language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const most = Math.max(1, ...counts, ...expected, ...(bands ?? []).map(({ high }) => high));
  const share = (count: number) => `${(100 * count) / most}%`;
  return (
    <section className="sheet-like verify-part">
      <table className="verify-chart">
        <caption>
          <h2>{t(chart.title)}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{t('verify.counted')}</th>
            <th scope="col">{t('verify.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {chart.bars(t, names).map((label, bar) => {
            const band = bands?.[bar];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              <tr key={bar}>
                <th scope="row">{label}</th>
                <td className="verify-track" aria-hidden="true">
                  <span>
                    {band && (
                      <i
                        className="band"
                        style={{
                          insetInlineStart: share(band.low),
                          inlineSize: share(band.high - band.low),
                        }}
                      />
                    )}
                    <i className="bar" style={{ inlineSize: share(counts[bar] ?? 0) }} />
                    <i className="due" style={{ insetInlineStart: share(expected[bar] ?? 0) }} />
                  </span>
                </td>
                <td className="num">{counts[bar] ?? 0}</td>
                <td className="num muted">{number.format(expected[bar] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small muted">{t('verify.legend', { band: bands ? 'yes' : 'no' })}</p>
    </section>
  );
}
