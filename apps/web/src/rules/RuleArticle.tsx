import type { EditionId, RuleFacts, RuleId } from '@bastide/rulebook';
import { useWords } from '../i18n/context.ts';
import { RulePictures } from './RulePictures.tsx';
import type { Book } from './use-book.ts';

interface Props {
  readonly book: Book;
  readonly id: RuleId;
  readonly edition: string;
  show(id: string): void;
}

/** One rule: what it says, where it stands, who says otherwise, what to read next. */
export function RuleArticle({ book, id, edition, show }: Props) {
  const t = useWords();
  const text = book.texts[id];
  const facts: RuleFacts<string> = book.RULES[id];
  const editions = book.editionNames(t.language);
  const sources = book.sourceNames(t.language);
  const differs = Object.entries(text.differs ?? {}) as [EditionId, string][];
  const mine = differs.find(([one]) => one === edition);
  return (
    <article className="rule">
      <p className="rule-id">{id}</p>
      <h2 tabIndex={-1}>{text.title}</h2>
      {mine && (
        <p className="ruling">
          <b>{editions[mine[0]].name}:</b> {mine[1]}
        </p>
      )}
      <p>{text.text}</p>
      <RulePictures id={id} />
      <dl className="editions">
        {differs.length === 0 ? (
          <>
            <dt>{t('rules.sameIn')}</dt>
            <dd>{t('rules.allEditions')}</dd>
          </>
        ) : (
          differs
            .filter(([one]) => one !== mine?.[0])
            .map(([one, what]) => (
              <div key={one}>
                <dt>{editions[one].name}</dt>
                <dd>{what}</dd>
              </div>
            ))
        )}
        <dt>{t('rules.source')}</dt>
        <dd>{t.parts(facts.sources.map((source) => sources[source]))}</dd>
        <dt>{t('rules.status')}</dt>
        <dd>{statusWords(t, book, facts)}</dd>
      </dl>
      {facts.near.length > 0 && <h3>{t('rules.near')}</h3>}
      <RuleList book={book} ids={facts.near as readonly RuleId[]} show={show} />
    </article>
  );
}

function statusWords(t: ReturnType<typeof useWords>, book: Book, facts: RuleFacts<string>): string {
  const reasons = book.reasonNames(t.language);
  if (facts.status !== 'implemented') return t('rules.notHere', { reason: reasons[facts.because] });
  return facts.except ? t('rules.hereExcept', { reason: reasons[facts.except] }) : t('rules.here');
}

interface ListProps {
  readonly book: Book;
  readonly ids: readonly RuleId[];
  show(id: string): void;
}

export function RuleList({ book, ids, show }: ListProps) {
  return (
    <ul className="rule-list">
      {ids.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => show(id)}>
            <span className="rubric">{id}</span> <span>{book.texts[id].title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
