import type { GameName } from '@bastide/rulebook';
import { useWords } from '../i18n/context.ts';
import { RuleList } from './RuleArticle.tsx';
import type { Book } from './use-book.ts';

const SHOWN = 30;

/** The rules that answer a query, best first. */
export function Search<Game extends GameName>({
  book,
  query,
  show,
}: {
  readonly book: Book<Game>;
  readonly query: string;
  show(id: string): void;
}) {
  const t = useWords();
  const found = book.searchRules(book.texts, query);
  return (
    <>
      <p className="small muted" role="status">
        {found.length > 0 ? t('rules.found', { n: found.length }) : t('rules.nothing')}
      </p>
      <RuleList book={book} ids={found.slice(0, SHOWN)} show={show} />
    </>
  );
}
