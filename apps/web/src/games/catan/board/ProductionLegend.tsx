import { useCatanTranslator } from '../messages.ts';
import { HEAT } from './heat.ts';
import './production-legend.css';

/** The meaning of the numbers that "Production" shows on the island. */
export default function ProductionLegend() {
  const t = useCatanTranslator();
  return (
    <p className="production-legend">
      <span>{t('catan.production.legend')}</span>
      <span className="production-scale num" aria-hidden="true">
        {HEAT.map(({ from, fill, ink }, i) => {
          const next = HEAT[i + 1];
          return (
            <i key={from} style={{ background: fill, color: ink }}>
              {next === undefined ? `${from}+` : from === 0 ? `<${next.from}` : `${from}–${next.from - 1}`}
            </i>
          );
        })}
      </span>
    </p>
  );
}
