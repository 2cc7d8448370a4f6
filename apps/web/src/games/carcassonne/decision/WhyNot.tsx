import { RuleLink } from '../../../parts/RuleLink.tsx';
import { type Lying, Slip } from '../../../table/Slip.tsx';
import { useTable } from '../context.ts';
import { whyNot } from '../text/refusal-words.ts';
import { useWords } from '../words/index.ts';
import { closeReasons } from './to-tile.ts';

/** Why the other figures may not go on the tile: on a slip beside it, or in the sheet under the thumb. */
export function WhyNot({ around, inline }: Lying & { readonly inline?: boolean }) {
  const t = useWords();
  const table = useTable();
  const { turn, people, attention } = table;
  if (!attention.why || turn.preview.kind !== 'ready' || !turn.preview.refused) return null;
  const reasons = whyNot(t, turn.preview.refused, turn.preview.after, people.names);
  return (
    <Slip kind={inline ? 'inline' : undefined} onClose={() => closeReasons(table)} around={around}>
      <h2>{t('why.title')}</h2>
      {reasons.length === 0 && <p>{t('why.empty')}</p>}
      <ul>
        {reasons.map(({ what, because, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reason has no other name
          <li key={i}>
            {t('why.line', { what, because })} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </Slip>
  );
}
