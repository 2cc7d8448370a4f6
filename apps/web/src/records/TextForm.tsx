import { useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import type { AnySession } from '../session/any.ts';
import { useRevealsSecrets } from './holds-all.ts';
import { recordText } from './text-of.ts';

/** The text form, to be copied by hand where the browser does not copy. */
export function RecordText({ session }: { readonly session: AnySession }) {
  const t = useTranslator();
  const holdsAll = useRevealsSecrets(session);
  const [text] = useState(() => recordText(session));
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
