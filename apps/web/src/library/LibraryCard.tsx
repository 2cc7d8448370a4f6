import { NAME_AT_MOST } from '@bastide/contract';
import { localeOf } from '@bastide/messages';
import { useEffect, useRef, useState } from 'react';
import { svgDataUrl } from '../art/drawing/svg.ts';
import { useGame } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { Language } from '../i18n/languages.ts';
import { itemAt } from '../must.ts';
import { download, recordFileName } from '../records/files.ts';
import { revealsSecrets } from '../records/reveals-secrets.ts';
import { Link } from '../router/Link.tsx';
import { readGame, renameGame, type StoredGame } from '../storage/library.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { NameField } from '../ui/NameField.tsx';
import { opponentNames, progressText, useGameSeats } from './game-text.ts';
import { cleanTitle, exportLine } from './import-export.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly game: StoredGame;
  change(what: () => Promise<void>): Promise<void>;
  remove(): void;
}

/** A game of the library: its picture, players and score, and the buttons to open, rename, save and delete it. */
export function LibraryCard({ game, change, remove }: Props) {
  const t = useTranslator();
  const { id, head, title } = game;
  const { people } = useGameSeats(game);
  const [isNaming, setNaming] = useState(false);
  const names = t(`${head.game}.resumeWith`, { names: opponentNames(t, people) });
  return (
    <li className="library-game sheet-like">
      <Link to={{ table: id }} className="library-picture" label={title ?? names}>
        <PreviewImage game={game} />
      </Link>
      <div className="library-about">
        {isNaming ? (
          <TitleForm
            title={title ?? ''}
            placeholder={names}
            onDone={async (next) => {
              setNaming(false);
              if (next !== undefined) await change(() => renameGame(id, next));
            }}
          />
        ) : (
          <h3>{title ?? names}</h3>
        )}
        <SeatScores game={game} />
        <p className="small muted">{progressText(t, game, people, dateOf(t.language, game.touched))}</p>
      </div>
      <CardActions game={game} rename={() => setNaming(true)} remove={remove} />
    </li>
  );
}

/** Players with their points; the winners are marked. */
function SeatScores({ game }: { readonly game: StoredGame }) {
  const t = useTranslator();
  const { head, told } = game;
  const { seats, people } = useGameSeats(game);
  return (
    <ol className="library-seats">
      {people.names.map((name, seat) => {
        const hasWon = head.result?.winners.includes(seat) ?? false;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} data-won={hasWon || undefined}>
            <SeatEmblem colour={itemAt(seats, seat).colour} />
            <span className="name">{name}</span>
            <b className="num" aria-hidden="true">
              {told.points[seat]}
            </b>
            <span className="sr">{t('seat.points', { n: itemAt(told.points, seat) })}</span>
            {hasWon && <span className="sr">{t('library.won')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface CardActionsProps {
  readonly game: StoredGame;
  rename(): void;
  remove(): void;
}

function CardActions({ game: { id, head, touched }, rename, remove }: CardActionsProps) {
  const t = useTranslator();
  const hidesNothing = revealsSecrets(useGame(head.game), head.result !== undefined);
  const save = async () => {
    const kept = await readGame(id);
    if (kept) download(recordFileName(new Date(touched)), `${exportLine(kept)}\n`);
  };
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className="round" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="library-actions">
      <Link to={{ table: id }} className="btn">
        {t(head.result ? 'library.lookAt' : 'library.goOn')}
      </Link>
      <Link
        to={{ table: id, at: 0 }}
        className="round"
        label={t('library.replay')}
        autoplay={head.result !== undefined}
      >
        <Icon name="replay" />
      </Link>
      {tool('pen', t('library.rename'), rename)}
      {tool(
        'save',
        hidesNothing ? t.sentences([t.sentence(t('library.save')), t('menu.holdsAll')]) : t('library.save'),
        () => void save(),
      )}
      {tool('bin', t('library.delete'), remove)}
    </div>
  );
}

const dateOf = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

interface TitleFormProps {
  readonly title: string;
  readonly placeholder: string;
  /** Undefined: the title stays the same. */
  onDone(title: string | undefined): Promise<void>;
}

function TitleForm({ title, placeholder, onDone }: TitleFormProps) {
  const t = useTranslator();
  const [text, setText] = useState(title);
  return (
    <form
      className="library-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void onDone(cleanTitle(text));
      }}
    >
      <NameField
        label={t('library.nameOf')}
        name={text}
        maxLength={NAME_AT_MOST}
        placeholder={placeholder}
        autoFocus
        onChange={setText}
        onKeyDown={(event) => event.key === 'Escape' && void onDone(undefined)}
      />
      <button type="submit" className="round" aria-label={t('library.keepName')}>
        <Icon name="check" />
      </button>
    </form>
  );
}

/** The board of a game; drawn when it scrolls into view. */
function PreviewImage({ game }: { readonly game: StoredGame }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return <span ref={frame}>{isSeen && <LoadedPreview game={game} />}</span>;
}

function LoadedPreview({ game }: { readonly game: StoredGame }) {
  const svg = usePreview(game)?.svg;
  return svg && <img src={svgDataUrl(svg)} alt="" draggable={false} />;
}
