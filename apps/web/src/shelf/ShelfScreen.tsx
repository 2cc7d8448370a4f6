import './shelf.css';
import { SHELF_PAGES, type ShelfPage } from '../address/address.ts';
import { Link } from '../address/Link.tsx';
import { useWords } from '../i18n/context.ts';
import type { Shelved } from '../kept/shelf.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page, Pages } from '../parts/Page.tsx';
import type { LocalTable } from '../session/any.ts';
import { BringIn } from './BringIn.tsx';
import { GameCard } from './GameCard.tsx';
import { onlineWords } from './online-words.ts';
import { SaveAll } from './SaveAll.tsx';
import { Statistics } from './Statistics.tsx';
import { Storage } from './Storage.tsx';
import { useServer } from './use-server.ts';
import { type Shelf, useShelf } from './use-shelf.ts';

interface Props {
  readonly page: ShelfPage;
  open(session: LocalTable): Promise<void>;
}

/** All games of this device, those that go on and those that are over, and what they come to. */
export default function ShelfScreen({ page, open }: Props) {
  const t = useWords();
  const shelf = useShelf();
  return (
    <Page
      className="shelf"
      title={t('start.shelf')}
      back={[{}, t('mistake.start')]}
      beside={
        <Pages label={t('start.shelf')}>
          {SHELF_PAGES.map((one) => (
            <Link key={one} to={{ shelf: one }} isCurrent={one === page}>
              {t(`shelf.${one}`)}
            </Link>
          ))}
        </Pages>
      }
    >
      {shelf.games === 'coming' ? null : shelf.games === 'denied' ? (
        <p className="sheet-like shelf-note" role="alert">
          {t('shelf.denied')}
        </p>
      ) : page === 'games' ? (
        <Games games={shelf.games} shelf={shelf} open={open} />
      ) : (
        <Statistics games={shelf.games} />
      )}
      <div className="shelf-undo" role="status">
        {shelf.isRefused && <p className="sheet-like">{t('shelf.notDone')}</p>}
        {shelf.thrown > 0 && (
          <p className="sheet-like">
            {t('shelf.thrown', { n: shelf.thrown })}{' '}
            <button type="button" className="btn" onClick={() => void shelf.undo()}>
              <Icon name="undo" /> {t('shelf.putBack')}
            </button>
          </p>
        )}
      </div>
    </Page>
  );
}

interface GamesProps extends Pick<Props, 'open'> {
  readonly games: readonly Shelved[];
  readonly shelf: Shelf;
}

function Games({ games, shelf, open }: GamesProps) {
  const t = useWords();
  const { look, change, remove } = shelf;
  const parts = [
    ['running', games.filter(({ head }) => !head.result)],
    ['over', games.filter(({ head }) => head.result)],
  ] as const;
  return (
    <>
      <div className="shelf-tools">
        <BringIn onDone={look} open={open} />
        {games.length > 0 && <SaveAll games={games} />}
        <Link to={{ verify: true }} className="btn">
          <Icon name="check" /> {t('verify.title')}
        </Link>
        <Storage hasGames={games.length > 0} />
      </div>
      <AtServer />
      {games.length === 0 && <p className="sheet-like shelf-note">{t('shelf.empty')}</p>}
      {parts.map(
        ([name, some]) =>
          some.length > 0 && (
            <section key={name} aria-labelledby={`shelf-${name}`}>
              <h2 id={`shelf-${name}`}>
                {t(`shelf.${name}`)} <small>{t('shelf.count', { n: some.length })}</small>
              </h2>
              <ul className="shelf-games">
                {some.map((game) => (
                  <GameCard key={game.id} game={game} change={change} remove={() => void remove(game)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** Where the games are that are not on this device. */
function AtServer() {
  const t = useWords();
  const { isThere, games } = useServer(false);
  if (!isThere) return null;
  return (
    <p>
      {t('shelf.online')}{' '}
      <Link to={{ lobby: 'tables' }} className="link">
        {games === undefined || games === 'coming' ? t('online.lobby') : onlineWords(t, games)}
      </Link>
    </p>
  );
}
