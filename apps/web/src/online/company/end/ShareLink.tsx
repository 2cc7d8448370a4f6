import { useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { useTableBase } from '../../../table/context.ts';
import { useShareBase } from '../../base.ts';
import { useWords } from '../words/index.ts';
import { momentLink, type ShareResult, shareUrl } from './share.ts';

/** In the menu: the link to what is shown now. */
export function ShareMoment({ table }: { readonly table: string }) {
  const t = useWords();
  const { ui, count } = useTableBase();
  const [outcome, setOutcome] = useState<ShareResult>();
  const url = momentLink(table, ui.past ?? count, useShareBase());
  const isCopied = outcome === 'copied';
  return (
    <li>
      <button type="button" onClick={async () => setOutcome(await shareUrl(url))}>
        <Icon name={isCopied ? 'check' : 'copy'} /> {t(isCopied ? 'company.linkCopied' : 'company.link')}
      </button>
      {outcome === 'shown' && (
        <input
          className="link-text"
          readOnly
          // biome-ignore lint/a11y/noAutofocus: it was asked for
          autoFocus
          value={url}
          aria-label={t('company.linkText')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </li>
  );
}
