import './review.css';
import type { Seat } from '@bastide/contract';
import { useState } from 'react';
import { ToolButton } from '../table/Head.tsx';
import { HintDialog } from './HintDialog.tsx';
import { useWords } from './words/index.ts';

/** A good move for that seat, when it is asked for. */
export default function HintButton({ seat }: { readonly seat: Seat }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon="hint" label={t('hint.open')} onPress={() => setOpen(true)} />
      {isOpen && <HintDialog seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
