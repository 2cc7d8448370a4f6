import './rules.css';
import type { GameName } from '@bastide/rulebook';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { houseOf, type Played } from '../games/carcassonne/editions/options.ts';
import { editionWords } from '../games/carcassonne/editions/words.ts';
import { useWords } from '../i18n/context.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { FIND } from '../parts/RuleLink.tsx';
import { Contents } from './Contents.tsx';
import { RuleArticle } from './RuleArticle.tsx';
import { Search } from './Search.tsx';
import { type Book, useBook } from './use-book.ts';

interface Props {
  /** Whose rules are shown. */
  readonly game?: GameName;
  /** The rule to show; empty: the table of contents; `FIND`: the same, ready to search. */
  readonly id: string;
  show(id: string | undefined): void;
  /** As a sheet over the page, instead of in place of the leaf. */
  readonly sheet: boolean;
  /** The options of Carcassonne in force: what they say is shown first. */
  readonly options?: Played;
}

/** The rulebook, opened at a rule. */
export default function RulesDrawer({ game = 'carcassonne', id, show, sheet, options }: Props) {
  const t = useWords();
  const { book, failed } = useBook(game, t.language);
  const close = () => show(undefined);
  const inside = (
    <div className="drawer-in">
      {failed && <p role="alert">{t('rules.failed')}</p>}
      {!book && !failed && <p className="muted">{t('rules.loading')}</p>}
      {book && <Pages book={book} id={id} show={show} {...(options && { options })} />}
    </div>
  );
  if (sheet)
    return (
      <Dialog title={t('rules.title')} onClose={close}>
        {inside}
      </Dialog>
    );
  return (
    <section className="drawer" aria-label={t('rules.title')}>
      <header className="drawer-head">
        <p className="small muted">
          {options
            ? editionWords(t, { edition: options.edition, house: houseOf(options) })
            : book?.gameNames(t.language)[game]}
        </p>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {inside}
    </section>
  );
}

interface PagesProps<Game extends GameName> extends Pick<Props, 'id' | 'show' | 'options'> {
  readonly book: Book<Game>;
}

function Pages<Game extends GameName>({ book, id, show, options }: PagesProps<Game>) {
  const t = useWords();
  const [query, setQuery] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const field = useId();
  const find = useRef<HTMLInputElement>(null);
  useFindKey(find);
  useEffect(() => {
    setQuery('');
    top.current?.scrollTo({ top: 0 });
    if (id === FIND) find.current?.focus();
    else top.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [id]);
  return (
    <>
      <div className="rule-area" ref={top}>
        {query.trim() ? (
          <Search book={book} query={query} show={show} />
        ) : id && book.isRuleId(id, book.game) ? (
          <RuleArticle book={book} id={id} options={options} show={show} />
        ) : (
          <>
            {!isContents(id) && <p role="alert">{t('rules.unknown', { id })}</p>}
            <Contents book={book} show={show} />
          </>
        )}
      </div>
      <div className="find">
        {!isContents(id) && !query && (
          <button type="button" className="link" onClick={() => show('')}>
            {t('rules.contents')}
          </button>
        )}
        <label className="small muted" htmlFor={field}>
          {t('rules.find')}
        </label>
        <input
          ref={find}
          id={field}
          type="search"
          value={query}
          placeholder={t('rules.findHint', { game: book.game })}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            if (query) setQuery('');
            else show(undefined);
          }}
        />
      </div>
    </>
  );
}

const isContents = (id: string) => id === '' || id === FIND;

/** `/` leads to the search from everywhere but where it is a letter; before the keys of the table. */
function useFindKey(find: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== FIND || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
      event.preventDefault();
      find.current?.focus();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [find]);
}
