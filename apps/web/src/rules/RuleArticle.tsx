import type { EditionId, GameName, Reason, RuleFacts, RuleId } from '@bastide/rulebook';
import type { RulesDrawerPart } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import type { Translator } from '../i18n/translator.ts';
import type { GameSetup } from '../session/session.ts';
import type { GameRulebook } from './use-book.ts';

interface Props<Game extends GameName> {
  readonly book: GameRulebook<Game>;
  readonly id: RuleId<Game>;
  /** Set-up of this table, and its game's part of the rules. */
  readonly setup: GameSetup;
  readonly part: RulesDrawerPart | undefined;
  show(id: string): void;
}

/** One rule: its ruling at this table, its text, its sources, and related rules. */
export function RuleArticle<Game extends GameName>({ book, id, setup, part, show }: Props<Game>) {
  const t = useTranslator();
  const text = book.texts[id];
  const facts: RuleFacts<string> = book.RULES[id];
  const { editions, sources, reasons } = book.names;
  const differs: Partial<Readonly<Record<EditionId, string>>> = text.differs ?? {};
  const isSame = facts.differs === 'same';
  const ruling = book.EDITIONS[book.game].find((one) => one === part?.ruling(id, setup));
  return (
    <article className="rule">
      <p className="rule-id">{id}</p>
      <h2 tabIndex={-1}>{text.title}</h2>
      {part && <part.ActiveOptions id={id} setup={setup} />}
      {ruling && differs[ruling] && (
        <p className="ruling">
          {t.rich('join.label', { label: <b>{editions[ruling].name}</b>, said: differs[ruling] })}
        </p>
      )}
      <p>{text.text}</p>
      {part && <part.Pictures id={id} />}
      <dl className="editions">
        {isSame ? (
          <>
            <dt>{t('rules.sameIn')}</dt>
            <dd>{t(`${book.game}.allEditions`)}</dd>
          </>
        ) : (
          book.EDITIONS[book.game]
            .filter((one) => one !== ruling || !differs[one])
            .map((one) => (
              <div key={one}>
                <dt>{editions[one].name}</dt>
                <dd>{differs[one] ?? t('rules.printed')}</dd>
              </div>
            ))
        )}
        <dt>{t('rules.source')}</dt>
        <dd>{t.parts(facts.sources.map((source) => sources[source]))}</dd>
        <dt>{t('rules.status')}</dt>
        <dd>{statusText(t, reasons, facts)}</dd>
      </dl>
      {facts.related.length > 0 && <h3>{t('rules.near')}</h3>}
      <RuleList book={book} ids={facts.related as readonly RuleId<Game>[]} show={show} />
    </article>
  );
}

function statusText(
  t: Translator,
  reasons: Readonly<Record<Reason, string>>,
  facts: RuleFacts<string>,
): string {
  if (facts.status !== 'implemented') return t('rules.notHere', { reason: reasons[facts.reason] });
  return facts.except ? t('rules.hereExcept', { reason: reasons[facts.except] }) : t('rules.here');
}

interface ListProps<Game extends GameName> {
  readonly book: GameRulebook<Game>;
  readonly ids: readonly RuleId<Game>[];
  /** The words sought: each rule then shows the sentence that answers them, and its editions. */
  readonly query?: string;
  show(id: string): void;
}

export function RuleList<Game extends GameName>({ book, ids, query, show }: ListProps<Game>) {
  return (
    <ul className="rule-list">
      {ids.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => show(id)}>
            <span className="section-title">{id}</span>{' '}
            {query === undefined ? <span>{book.texts[id].title}</span> : <b>{book.texts[id].title}</b>}
            {query !== undefined && <RuleHit book={book} id={id} query={query} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface HitProps<Game extends GameName> {
  readonly book: GameRulebook<Game>;
  readonly id: RuleId<Game>;
  readonly query: string;
}

/** The sentence of a rule that meets a search, and the editions in which it holds, unless it holds in all. */
function RuleHit<Game extends GameName>({ book, id, query }: HitProps<Game>) {
  const t = useTranslator();
  const editions = book.editionsOf(id).map((edition) => book.names.editions[edition].name);
  return (
    <>
      <span className="small">{book.sentenceFor(book.texts[id], query)}</span>
      {editions.length > 0 && <span className="small muted">{t.groups(editions)}</span>}
    </>
  );
}
