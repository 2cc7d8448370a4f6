import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { useTableOverlay } from '../table/overlay.ts';
import { lazyWithMessages } from '../ui/lazy-with-messages.ts';
import { mayExplain } from './bot-decision.ts';

const ExplanationDialog = lazyWithMessages(() => import('./ExplanationDialog.tsx'));

/**
 * Asks the bot at that seat for the reasons of its latest move; in a replay, of its latest move before the moment
 * shown.
 */
export function ExplainButton({ seat }: { readonly seat: number }) {
  const t = useTranslator();
  const table = useTableBase();
  const isFromAfar = useTableOverlay() !== undefined;
  const [isOpen, setOpen] = useState(false);
  if (!mayExplain(table, seat, isFromAfar)) return null;
  return (
    <>
      <button
        type="button"
        className="link explain-button"
        aria-label={t('weighedMoves.openFor', { name: itemAt(table.people.names, seat) })}
        onClick={() => setOpen(true)}
      >
        {t('weighedMoves.open')}
      </button>
      {isOpen &&
        // A dialog may not stand inside a line of text.
        createPortal(
          <Suspense>
            <ExplanationDialog seat={seat} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
