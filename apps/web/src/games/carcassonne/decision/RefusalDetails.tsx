import { Toast, type ToastPlacement } from '../../../table/Toast.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { refusalInfo } from '../text/refusal-text.ts';
import { closeReasons } from './focus-board.ts';

/** Reasons against the other figures on the tile: on a toast beside it, or in the sheet under the thumb. */
export default function RefusalDetails({ around, inline }: ToastPlacement & { readonly inline?: boolean }) {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { turn, people } = table;
  if (turn.preview.kind !== 'ready' || !turn.preview.refused) return null;
  const reasons = refusalInfo(t, turn.preview.refused, turn.preview.after, people.names);
  return (
    <Toast kind={inline ? 'inline' : undefined} onClose={() => closeReasons(table)} around={around}>
      <h2>{t('explanation.title')}</h2>
      {reasons.length === 0 && <p>{t('explanation.empty')}</p>}
      <ul>
        {reasons.map(({ what, reason, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reason has no other name
          <li key={i}>
            {t('explanation.line', { what, because: reason })} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </Toast>
  );
}
