import type { GameName } from '@bastide/rulebook';
import { useTranslator } from '../i18n/context.ts';
import { RuleList } from './RuleArticle.tsx';
import { type GameRulebook, useBooks } from './use-book.ts';

const MAX_HITS = 30;
const NONE: readonly string[] = [];

/** The rules that answer a query, best first; if there are none, those of other games that do. */
export function RuleSearch<Game extends GameName>({
  book,
  query,
  others,
  show,
}: {
  readonly book: GameRulebook<Game>;
  readonly query: string;
  /** Names of other games. */
  readonly others: readonly string[];
  show(id: string): void;
}) {
  const t = useTranslator();
  const found = book.searchRules([book], query);
  const books = useBooks(found.length === 0 ? others : NONE, t.language);
  const elsewhere = (books ?? [])
    .map((other) => ({ book: other, ids: other.searchRules([other], query) }))
    .filter(({ ids }) => ids.length > 0);
  const words =
    found.length > 0
      ? t('rules.found', { n: found.length })
      : t.parts(
          elsewhere.map((other) =>
            t('rules.elsewhere', { game: t(`${other.book.game}.name`), n: other.ids.length }),
          ),
        ) ||
        (books && t('rules.nothing'));
  return (
    <>
      <p className="small muted" role="status">
        {words}
      </p>
      <RuleList book={book} ids={found.slice(0, MAX_HITS)} show={show} />
      {elsewhere.map((other) => (
        <RuleList key={other.book.game} book={other.book} ids={other.ids.slice(0, MAX_HITS)} show={show} />
      ))}
    </>
  );
}
