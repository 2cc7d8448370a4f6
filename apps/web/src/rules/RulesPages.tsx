import type { GameName, RuleId } from '@bastide/rulebook';
import { type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { GameUi, RulesDrawerPart } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import type { GameSetup } from '../session/session.ts';
import { RULE_SEARCH } from '../ui/RuleLink.tsx';
import { RuleArticle, RuleList } from './RuleArticle.tsx';
import { type GameRulebook, useBook, useBooks } from './use-book.ts';

const MAX_HITS = 30;

const NONE: readonly string[] = [];

/** The rules that match a query, best first; if there are none, those of other games. */
export function RuleSearch<Game extends GameName>({
  book,
  query,
  others,
  holds = () => true,
  show,
}: {
  readonly book: GameRulebook<Game>;
  readonly query: string;
  /** Tells if a rule holds at this table as its text says; the others stand last. */
  holds?(id: RuleId<Game>): boolean;
  /** Names of other games. */
  readonly others: readonly string[];
  show(id: string): void;
}) {
  const t = useTranslator();
  const hits = book.searchRules([book], query);
  const found = [...hits.filter((id) => holds(id)), ...hits.filter((id) => !holds(id))];
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
      <RuleList book={book} ids={found.slice(0, MAX_HITS)} query={query} show={show} />
      {elsewhere.map((other) => (
        <RuleList
          key={other.book.game}
          book={other.book}
          ids={other.ids.slice(0, MAX_HITS)}
          query={query}
          show={show}
        />
      ))}
    </>
  );
}

interface Props {
  /** The game whose rules are shown. */
  readonly game: GameUi;
  /** Set-up of this table; its effect on a rule is shown first. */
  readonly setup: GameSetup;
  /**
   * The rule to show; empty: the table of contents; `RULE_SEARCH`: the table of contents, with the focus in the
   * search.
   */
  readonly id: string;
  /** Title above the table of contents. */
  readonly title: string;
  /** Games whose rules are searched if this one has no match. */
  readonly others: readonly string[];
  show(id: string | undefined): void;
}

/** The rules of a game: all chapters, one rule, or the results of a search. */
export function RulesPages({ game, ...shown }: Props) {
  const t = useTranslator();
  const book = useBook(game.name, t.language);
  const part = use(fetchSecondary(game)).drawer;
  return (
    <div className="drawer-in">
      {typeof book === 'string' ? (
        <p className={book === 'failed' ? undefined : 'muted'} role={book === 'failed' ? 'alert' : undefined}>
          {t(`rules.${book}`)}
        </p>
      ) : (
        <RulesContent book={book} part={part} {...shown} />
      )}
    </div>
  );
}

interface PagesProps<Game extends GameName> extends Omit<Props, 'game'> {
  readonly book: GameRulebook<Game>;
  readonly part: RulesDrawerPart | undefined;
}

function RulesContent<Game extends GameName>({
  book,
  id,
  title,
  others,
  show,
  setup,
  part,
}: PagesProps<Game>) {
  const t = useTranslator();
  const [query, setQuery] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  useFindKey(find);
  const isUnknown = !isContents(id) && !book.isRuleId(id, book.game);
  useEffect(() => {
    setQuery('');
    top.current?.scrollTo({ top: 0 });
    if (id === RULE_SEARCH || isUnknown) find.current?.focus();
    else focusHeading(top.current);
  }, [id, isUnknown]);
  return (
    <>
      <div className="rule-area" ref={top}>
        {query.trim() ? (
          <RuleSearch
            book={book}
            query={query}
            others={others}
            holds={(one) => holdsAt(book, one, part?.ruling(one, setup))}
            show={show}
          />
        ) : id && book.isRuleId(id, book.game) ? (
          <RuleArticle book={book} id={id} setup={setup} part={part} show={show} />
        ) : (
          <>
            {isUnknown && <p role="alert">{t('rules.unknown', { id })}</p>}
            <RuleContents book={book} title={title} show={show} />
          </>
        )}
      </div>
      <div className="find">
        {!isContents(id) && !query && (
          <button type="button" className="link" onClick={() => show('')}>
            {t('rules.contents')}
          </button>
        )}
        <FindField
          field={find}
          query={query}
          hint={t(`${book.game}.findHint`)}
          onChange={setQuery}
          onClose={() => show(undefined)}
        />
      </div>
    </>
  );
}

/** Focuses the heading of a page; a reader who moves from game to game keeps the focus there. */
function focusHeading(page: HTMLElement | null): void {
  if (!document.activeElement?.closest('.rule-games')) page?.querySelector('h2')?.focus();
}

/** Tells if a rule holds as its text says, where that edition is in force. */
function holdsAt<Game extends GameName>(
  book: GameRulebook<Game>,
  id: RuleId<Game>,
  edition: string | undefined,
): boolean {
  const editions: readonly string[] = book.editionsOf(id);
  return edition === undefined || editions.length === 0 || editions.includes(edition);
}

interface FindFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly hint: string;
  onChange(query: string): void;
  onClose(): void;
}

/** The field of the search; Escape empties it, and then closes the rulebook. */
function FindField({ field, query, hint, onChange, onClose }: FindFieldProps) {
  const t = useTranslator();
  const id = useId();
  return (
    <>
      <label className="small muted" htmlFor={id}>
        {t('rules.find')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={query}
        placeholder={hint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (query) onChange('');
          else onClose();
        }}
      />
    </>
  );
}

const isContents = (id: string) => id === '' || id === RULE_SEARCH;

/** Makes `/` focus the search, except in text fields; comes before the keys of the table. */
function useFindKey(find: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== RULE_SEARCH || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
      event.preventDefault();
      find.current?.focus();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [find]);
}

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
