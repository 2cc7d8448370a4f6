import './page.css';
import { type ReactNode, useEffect } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Link } from '../router/Link.tsx';
import type { Route } from '../router/route.ts';
import { Icon } from './Icon.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { useMedia } from './use-media.ts';

interface Props {
  /** Class for its style sheet. */
  readonly className: string;
  readonly title: string;
  /** Target of the back button, and its label. */
  readonly back: readonly [to: Route, label: string];
  /** Shown in the header, before the languages. */
  readonly beside?: ReactNode;
  /** True while the content is loading. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Same as in the style sheet. */
const NARROW_QUERY = '(max-width: 719px)';

/** A page other than a table: title, back button, languages and content. On a phone the languages come last. */
export function Page({ className, title, back: [to, label], beside, isBusy, children }: Props) {
  const t = useTranslator();
  const isNarrow = useMedia(NARROW_QUERY);
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [t, title]);
  return (
    <div className={`page wood ${className}`}>
      <header className="page-head">
        <Link to={to} className="round" label={label}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
        {beside}
        {!isNarrow && <LanguagePicker />}
      </header>
      <main className="page-main" aria-busy={isBusy}>
        {children}
      </main>
      {isNarrow && (
        <footer className="page-foot">
          <LanguagePicker />
        </footer>
      )}
    </div>
  );
}

interface PagesProps {
  readonly label: string;
  /** Links; the current one is marked. */
  readonly children: ReactNode;
}

/** Links between related pages, in the header of each. */
export const PageNav = ({ label, children }: PagesProps) => (
  <nav className="page-pages" aria-label={label}>
    {children}
  </nav>
);
