import './other-window-notice.css';
import { useTranslator } from '../i18n/context.ts';
import { useTableBase } from './context.ts';
import type { ScreenLayout } from './use-layout.ts';

const CLASS_BY_LAYOUT: Readonly<Record<ScreenLayout, string>> = {
  wide: 'rim',
  narrow: 'rim',
  phone: 'bottom-sheet',
  sideways: 'sheet-part',
};

/**
 * Replaces the prompt when another window has continued the game: nothing happens here until the reader chooses one
 * of the two.
 */
export default function OtherWindowNotice() {
  const t = useTranslator();
  const { layout, reload, fork } = useTableBase();
  return (
    <section className={`other-window ${CLASS_BY_LAYOUT[layout]}`}>
      <p id="decision" className="prompt" tabIndex={-1} role="alert">
        <span className="head-line">{t('warning.otherPage')}</span>
        {t('join.sentences')}
        <span className="detail-line">{t('warning.older')}</span>
      </p>
      <div className="acts">
        <button type="button" className="btn" onClick={fork}>
          {t('warning.keepMine')}
        </button>
        <button type="button" className="btn primary" onClick={reload}>
          {t('warning.takeOver')}
        </button>
      </div>
    </section>
  );
}
