import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../i18n/context.ts';
import { opened } from '../parts/opened.ts';
import { useCompany } from '../table/company.ts';
import { useTableBase } from '../table/context.ts';
import { maySayWhy } from './decision.ts';

const WhyDialog = opened(() => import('./WhyDialog.tsx'));

/** Asks the bot at that seat for the reasons of its latest move, or of the one before the moment looked at. */
export function WhyButton({ seat }: { readonly seat: number }) {
  const t = useWords();
  const table = useTableBase();
  const isFromAfar = useCompany() !== undefined;
  const [isOpen, setOpen] = useState(false);
  if (!maySayWhy(table, seat, isFromAfar)) return null;
  return (
    <>
      <button
        type="button"
        className="link why"
        aria-label={t('thoughts.openFor', { name: table.people.names[seat]! })}
        onClick={() => setOpen(true)}
      >
        {t('thoughts.open')}
      </button>
      {isOpen &&
        // A dialog may not stand in a line of text.
        createPortal(
          <Suspense>
            <WhyDialog seat={seat} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
