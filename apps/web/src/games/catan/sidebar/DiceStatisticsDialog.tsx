import './dice-statistics.css';
import { localeOf } from '@bastide/messages';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useCatan } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import {
  type DiceStatistics as Check,
  comparableSums,
  diceStatistics,
  MIN_ROLLS,
} from './dice-statistics.ts';
import { useVisibleLog } from './use-visible-log.ts';

/** Compares the rolls with two fair dice: numbers and the method, but no verdict. */
export default function DiceStatisticsDialog({ onClose }: { onClose(): void }) {
  const t = useCatanTranslator();
  const { dice } = useCatan().view.options;
  return (
    <Dialog title={t('dice.title')} onClose={onClose}>
      {dice === 'independent' ? (
        <ComparisonTable />
      ) : (
        <p>{t('dice.deck', { five: dice === 'deck-5' ? 'yes' : 'no' })}</p>
      )}
    </Dialog>
  );
}

function ComparisonTable() {
  const t = useCatanTranslator();
  const { options } = useCatan().view;
  const check = diceStatistics(comparableSums(useVisibleLog(), options));
  const { groups, test, sevens, repeats, longest } = check;
  return (
    <div className="dice-statistics">
      <p className="lead">{resultWords(t, check)}</p>
      {options.noSevenRounds > 0 && <p>{t('dice.quiet', { n: options.noSevenRounds })}</p>}
      {test && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dice.sums')}</th>
              <th scope="col">{t('dice.rolled')}</th>
              <th scope="col">{t('dice.expected')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ from, to, rolled, expected }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>{rolled}</td>
                <td>{number(t, expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul>
        <li>{t('dice.sevens', { n: sevens.rolled, expected: number(t, sevens.expected) })}</li>
        <li>{t('dice.again', { n: repeats.times, expected: number(t, repeats.expected) })}</li>
        {longest.length > 1 && <li>{t('dice.longest', { n: longest.length, sum: longest.sum })}</li>}
      </ul>
      {test && (
        <details>
          <summary>{t('dice.how')}</summary>
          <p className="small">
            {t('dice.howText', {
              x: number(t, test.statistic, 2),
              freedom: test.freedom,
              p: pWords(t, test.p),
            })}
          </p>
        </details>
      )}
    </div>
  );
}

/** Findings of the test, in plain words. */
function resultWords(t: CatanTranslator, { test }: Check): string {
  if (!test) return t('dice.few', { n: MIN_ROLLS });
  if (test.p > 0.5) return t('dice.usual', { p: pWords(t, test.p) });
  const games = Math.round(1 / Math.max(test.p, RAREST));
  return t('dice.rare', { n: number(t, games, 0), p: pWords(t, test.p) });
}

/** Smallest probability that is shown as a number of games. */
const RAREST = 1e-6;

/** Returns "= 0.42", or an upper limit for a tiny value. */
const pWords = (t: CatanTranslator, p: number): string =>
  p < 0.001 ? `< ${number(t, 0.001, 3)}` : `= ${number(t, p, p < 0.1 ? 3 : 2)}`;

const number = (t: CatanTranslator, value: number, digits = 1): string =>
  new Intl.NumberFormat(localeOf(t.language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
