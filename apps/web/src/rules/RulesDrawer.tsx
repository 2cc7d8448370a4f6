import './rules.css';
import type { GameName } from '@bastide/rulebook';
import { type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { fetchLater } from '../game/fetch.ts';
import type { DrawerPart, GameUi } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { FIND } from '../parts/RuleLink.tsx';
import type { Agreement } from '../session/setup.ts';
import { Contents } from './Contents.tsx';
import { RuleArticle } from './RuleArticle.tsx';
import { Search } from './Search.tsx';
import { type Book, useBook } from './use-book.ts';

interface Props {
  /** Whose rules are shown. */
  readonly game: GameUi;
  /** What was agreed at this table: what it says of a rule is shown first. */
  readonly setup: Agreement;
  /** The rule to show; empty: the table of contents; `FIND`: the same, ready to search. */
  readonly id: string;
  show(id: string | undefined): void;
  /** As a sheet over the page, instead of in place of the leaf. */
  readonly sheet: boolean;
}

/** The rulebook, opened at a rule. */
export default function RulesDrawer({ game, setup, id, show, sheet }: Props) {
  const t = useWords();
  const book = useBook(game.name, t.language);
  const part = use(fetchLater(game)).drawer;
  const close = () => show(undefined);
  const inside = (
    <div className="drawer-in">
      {typeof book === 'string' ? (
        <p className={book === 'failed' ? undefined : 'muted'} role={book === 'failed' ? 'alert' : undefined}>
          {t(`rules.${book}`)}
        </p>
      ) : (
        <Pages book={book} id={id} show={show} setup={setup} part={part} />
      )}
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
        <p className="small muted">{part ? <part.Played setup={setup} /> : t(`${game.name}.name`)}</p>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {inside}
    </section>
  );
}

interface PagesProps<Game extends GameName> extends Pick<Props, 'id' | 'show' | 'setup'> {
  readonly book: Book<Game>;
  readonly part: DrawerPart | undefined;
}

function Pages<Game extends GameName>({ book, id, show, setup, part }: PagesProps<Game>) {
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
          <RuleArticle book={book} id={id} setup={setup} part={part} show={show} />
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
          placeholder={t(`${book.game}.findHint`)}
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
