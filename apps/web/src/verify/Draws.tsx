import { useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import type { CheckedRecord } from './check.ts';

/** So many draws are listed at first. */
const FIRST_DRAWS = 48;

/** Every draw that was derived anew and found right, in order; the first wrong one at their end. */
export function DrawList({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator<string>();
  const [isWhole, setWhole] = useState(false);
  const { drawn, describe, verdict } = judged;
  const wrong = !verdict.ok && verdict.why === 'draw' ? verdict : undefined;
  if (drawn.length === 0 && !wrong) return null;
  const listed = isWhole ? drawn : drawn.slice(0, FIRST_DRAWS);
  return (
    <section className="sheet-like verify-part wide" aria-labelledby="verify-draws">
      <h2 id="verify-draws">{t('verify.draws')}</h2>
      <ol className="verify-draws">
        {listed.map((action, draw) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a draw is its number
          <li key={draw}>
            <Icon name="check" />
            <span className="num muted">{draw + 1}</span>
            <span>{describe(t, action)}</span>
            <span className="sr">{t('verify.right')}</span>
          </li>
        ))}
        {wrong && listed.length === drawn.length && (
          <li className="wrong">
            <Icon name="close" />
            <span className="num">{wrong.draw + 1}</span>
            <span>
              {t('verify.instead', { found: describe(t, wrong.found), due: describe(t, wrong.due) })}
            </span>
          </li>
        )}
      </ol>
      {listed.length < drawn.length && (
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          {t('verify.showAll', { n: drawn.length })}
        </button>
      )}
    </section>
  );
}
