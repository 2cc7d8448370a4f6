import './page.css';
import { type ReactNode, useEffect } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Link } from '../router/Link.tsx';
import type { Route } from '../router/route.ts';
import { Icon } from './Icon.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { useMedia } from './use-media.ts';

interface Props {
  /** For the style sheets of its rooms. */
  readonly className: string;
  readonly title: string;
  /** Where the button back leads, and its name. */
  readonly back: readonly [to: Route, label: string];
  /** At the head, before the languages. */
  readonly beside?: ReactNode;
  /** What is in it is still to come. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** As in the style sheet. */
const NARROW_QUERY = '(max-width: 719px)';

/** A page that is no table: its title, the way back, other languages, and what is in it. On a phone languages come last. */
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
  /** Links, of which the current one is marked. */
  readonly children: ReactNode;
}

/** The pages that belong together, at the head of each. */
export const PageNav = ({ label, children }: PagesProps) => (
  <nav className="page-pages" aria-label={label}>
    {children}
  </nav>
);
