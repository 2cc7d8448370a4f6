import { useTranslator } from '../i18n/context.ts';
import type { CheckedRecord } from './check.ts';
import { Histogram } from './Histogram.tsx';
import { useSeatNames } from './use-names.ts';

/** What was drawn, beside what was to be expected. */
export function ChanceCharts({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator<string>();
  const names = useSeatNames(judged);
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
