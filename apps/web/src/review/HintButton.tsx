import type { Seat } from '@bastide/contract';
import { useTableBase, useTableUi } from '../table/context.ts';
import { ToolButton } from '../table/TableHeader.tsx';
import { useReviewTranslator } from './messages.ts';

/** Shows and hides good moves for that seat. */
export default function HintButton({ seat }: { readonly seat: Seat }) {
  const t = useReviewTranslator();
  const { setUi } = useTableBase();
  const isOpen = useTableUi(({ movePanel }) => movePanel?.about === 'hint');
  return (
    <ToolButton
      icon="hint"
      label={t('hint.open')}
      isOn={isOpen}
      onPress={() => setUi({ movePanel: isOpen ? undefined : { about: 'hint', seat } })}
    />
  );
}
