import type { GameName } from '@bastide/rulebook';
import { RuleList } from './RuleArticle.tsx';
import type { GameRulebook } from './use-book.ts';

/** All chapters; each opens to its rules. */
export function RuleContents<Game extends GameName>({
  book,
  title,
  show,
}: {
  readonly book: GameRulebook<Game>;
  readonly title: string;
  show(id: string): void;
}) {
  return (
    <div className="contents">
      <h2 tabIndex={-1}>{title}</h2>
      {book.CHAPTERS[book.game].map((chapter) => (
        <details key={chapter}>
          <summary>{book.names.chapters[chapter]}</summary>
          <RuleList
            book={book}
            ids={book.RULE_IDS[book.game].filter((id) => id.startsWith(`${chapter}-`))}
            show={show}
          />
        </details>
      ))}
    </div>
  );
}
