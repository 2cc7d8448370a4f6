import { useState } from 'react';
import { useWords } from '../i18n/context.ts';
import type { AnySession } from '../session/kits.ts';
import { holdsAll } from './holds-all.ts';

/** The text form, to be copied by hand where the browser does not copy. */
export function TextForm({ session }: { readonly session: AnySession }) {
  const t = useWords();
  const [text] = useState(() => session.text());
  return (
    <>
      <p>
        {t('menu.copyFailed')} {holdsAll(session) && <b>{t('catan.holdsAll')}</b>}
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
