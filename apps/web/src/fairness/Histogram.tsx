import type { Band } from '@bastide/fair';
import { localeOf } from '@bastide/messages';
import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';

interface Props {
  readonly title: string;
  /** Label of each bar; the lists below follow the same order. */
  readonly labels: readonly string[];
  readonly counts: readonly number[];
  readonly expected: readonly number[];
  /** Ranges that hold 95 of 100 such counts; undefined: unknown. */
  readonly bands: readonly Band[] | undefined;
  /** Further text below the bars. */
  readonly children?: ReactNode;
}

/** Shows how often each outcome occurred, beside the expected count. */
export function Histogram({ title, labels, counts, expected, bands, children }: Props) {
  const t = useTranslator();
  const number = new Intl.NumberFormat(localeOf(t.language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const most = Math.max(1, ...counts, ...expected, ...(bands ?? []).map(({ high }) => high));
  const share = (count: number) => `${(100 * count) / most}%`;
  return (
    <section className="sheet-like fairness-part">
      <table className="fairness-chart">
        <caption>
          <h2>{title}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{t('fairness.counted')}</th>
            <th scope="col">{t('fairness.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, bar) => {
            const band = bands?.[bar];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              <tr key={bar}>
                <th scope="row">{label}</th>
                <td className="fairness-track" aria-hidden="true">
                  <span>
                    {band && (
                      <i
                        className="fairness-band"
                        style={{
                          insetInlineStart: share(band.low),
                          inlineSize: share(band.high - band.low),
                        }}
                      />
                    )}
                    <i className="bar" style={{ inlineSize: share(counts[bar] ?? 0) }} />
                    <i className="expected-value" style={{ insetInlineStart: share(expected[bar] ?? 0) }} />
                  </span>
                </td>
                <td className="num">{counts[bar] ?? 0}</td>
                <td className="num muted">{number.format(expected[bar] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {children}
      <p className="small muted">{t('fairness.legend', { band: bands ? 'yes' : 'no' })}</p>
    </section>
  );
}
