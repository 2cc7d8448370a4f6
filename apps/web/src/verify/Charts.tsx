import { useWords } from '../i18n/context.ts';
import type { Judged } from './check.ts';
import { Histogram } from './Histogram.tsx';
import { useNames } from './use-names.ts';

/** What was drawn, beside what was to be expected. */
export function Charts({ judged }: { readonly judged: Judged }) {
  const t = useWords<string>();
  const names = useNames(judged);
  if (judged.counted.length === 0) return null;
  return (
    <div className="verify-charts">
      {judged.counted.map(({ chart, counts, expected, bands }) => (
        <Histogram
          key={chart.title}
          title={t(chart.title)}
          labels={chart.bars(t, names)}
          {...{ counts, expected, bands }}
        />
      ))}
    </div>
  );
}
