import './elsewhere.css';
import { useState } from 'react';
import { useWords } from '../i18n/context.ts';
import { useTableBase } from './context.ts';
import type { Layout } from './use-layout.ts';

const PLACE: Readonly<Record<Layout, string>> = {
  wide: 'rim',
  narrow: 'rim',
  phone: 'bottom-sheet',
  sideways: 'sheet-part',
};

/**
 * Stands in place of the decision where another window has played on: here everything rests until the reader says which
 * of the two goes on.
 */
export default function Elsewhere() {
  const t = useWords();
  const { kept, layout, reload } = useTableBase();
  const [isUnread, setUnread] = useState(false);
  const takeOver = async () => {
    // Said afresh each time, so that it is heard again.
    setUnread(false);
    setUnread(!(await reload().catch(() => false)));
  };
  return (
    <section className={`elsewhere ${PLACE[layout]}`}>
      <p id="decision" className="say" tabIndex={-1} role="alert">
        <span className="head-line">{t('warn.otherPage')}</span>{' '}
        <span className="detail-line">
          {t('warn.older')} {isUnread && t('warn.unread')}
        </span>
      </p>
      <div className="acts">
        <button type="button" className="btn" onClick={kept.goOn}>
          {t('warn.keepMine')}
        </button>
        <button type="button" className="btn wax" onClick={takeOver}>
          {t('warn.takeOver')}
        </button>
      </div>
    </section>
  );
}
