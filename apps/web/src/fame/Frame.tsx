import type { ReactNode } from 'react';
import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';
import { Page, Pages } from '../parts/Page.tsx';
import type { Absent, Answer } from './use-answer.ts';

interface Props<Found> {
  readonly title: string;
  /** Which of the pages it is; absent: another one. */
  readonly page?: 'ladder' | 'chance';
  readonly answer: Answer<Found>;
  again(): void;
  readonly children: (found: Found) => ReactNode;
}

/** A page of what the server has counted; or why there is none. */
export function Frame<Found>({ title, page, answer, again, children }: Props<Found>) {
  const t = useWords();
  return (
    <Page
      className="fame"
      title={title}
      back={[{ lobby: 'tables' }, t('fame.toTables')]}
      beside={
        <Pages label={t('fame.pages')}>
          <Link to={{ ladder: '' }} isCurrent={page === 'ladder'}>
            {t('fame.ladder')}
          </Link>
          <Link to={{ chance: '' }} isCurrent={page === 'chance'}>
            {t('fame.chance')}
          </Link>
        </Pages>
      }
      isBusy={answer === 'coming'}
    >
      {answer === 'coming' ? null : typeof answer === 'string' ? (
        <Missing why={answer} again={again} />
      ) : (
        children(answer.found)
      )}
    </Page>
  );
}

function Missing({ why, again }: { readonly why: Absent; again(): void }) {
  const t = useWords();
  return (
    <div className="sheet-like fame-sheet" role="alert">
      <p>{t('fame.absent', { why })}</p>
      {why === 'unreached' && (
        <button type="button" className="btn" onClick={again}>
          {t('act.tryAgain')}
        </button>
      )}
    </div>
  );
}
