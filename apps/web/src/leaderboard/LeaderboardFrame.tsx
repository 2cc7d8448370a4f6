import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Link } from '../router/Link.tsx';
import { Page, PageNav } from '../ui/Page.tsx';
import type { LoadError, LoadState } from './use-server-data.ts';

interface Props<Found> {
  readonly title: string;
  /** The page in the navigation; absent: none of them. */
  readonly page?: 'ladder' | 'chance';
  readonly answer: LoadState<Found>;
  reload(): void;
  readonly children: (found: Found) => ReactNode;
}

/** Frame of a statistics page; or the reason why it cannot be shown. */
export function LeaderboardFrame<Found>({ title, page, answer, reload, children }: Props<Found>) {
  const t = useTranslator();
  return (
    <Page
      className="fame"
      title={title}
      back={[{ lobby: 'tables' }, t('leaderboard.toTables')]}
      beside={
        <PageNav label={t('leaderboard.pages')}>
          <Link to={{ ladder: '' }} isCurrent={page === 'ladder'}>
            {t('leaderboard.ladder')}
          </Link>
          <Link to={{ chance: '' }} isCurrent={page === 'chance'}>
            {t('leaderboard.chance')}
          </Link>
        </PageNav>
      }
      isBusy={answer === 'coming'}
    >
      {answer === 'coming' ? null : typeof answer === 'string' ? (
        <LoadErrorNote why={answer} again={reload} />
      ) : (
        children(answer.found)
      )}
    </Page>
  );
}

function LoadErrorNote({ why, again }: { readonly why: LoadError; again(): void }) {
  const t = useTranslator();
  return (
    <div className="sheet-like leaderboard-sheet" role="alert">
      <p>{t('leaderboard.absent', { why })}</p>
      {why === 'unreached' && (
        <button type="button" className="btn" onClick={again}>
          {t('act.tryAgain')}
        </button>
      )}
    </div>
  );
}
