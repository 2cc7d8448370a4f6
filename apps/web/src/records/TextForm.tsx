import { useState } from 'react';
import { useWords } from '../i18n/context.ts';
import type { AnySession } from '../session/any.ts';
import { useHoldsAll } from './holds-all.ts';
import { textOf } from './text-of.ts';

/** The text form, to be copied by hand where the browser does not copy. */
export function TextForm({ session }: { readonly session: AnySession }) {
  const t = useWords();
  const holdsAll = useHoldsAll(session);
  const [text] = useState(() => textOf(session));
  return (
    <>
      <p>
        {t('menu.copyFailed')} {holdsAll && <b>{t('menu.holdsAll')}</b>}
      </p>
      <textarea
        className="text-form"
        readOnly
        value={text}
        aria-label={t('menu.copy')}
        rows={14}
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}
