import { lazy, Suspense } from 'react';
import { loadPart, useWords } from '../i18n/context.ts';
import { type FaultWords, faultWords } from './fault-words.ts';
import type { Unopened } from './open.ts';

/** Why a record cannot be opened, in the reader's language. Fetched when first needed, with its messages. */
export default function Because({ fault }: { readonly fault: Unopened }) {
  const t = useWords();
  if (fault.game !== 'catan') return faultWords(t, fault);
  return (
    <Suspense>
      <CatanBecause fault={fault} />
    </Suspense>
  );
}

/** The same of a game whose words the page may not have yet. */
const CatanBecause = lazy(async () => {
  const [{ faults }] = await Promise.all([import('../games/catan/text/faults.ts'), loadPart('catan')]);
  return { default: because(faults) };
});

const because = (game: FaultWords) =>
  function BecauseOf({ fault }: { readonly fault: Unopened }) {
    return faultWords(useWords(), fault, game);
  };
