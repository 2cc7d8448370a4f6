import './shelf.css';
import { LIBRARY_PAGES, type LibraryPage } from '../address/address.ts';
import { Link } from '../address/Link.tsx';
import { useTranslator } from '../i18n/context.ts';
import type { StoredGame } from '../kept/shelf.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page, PageNav } from '../parts/Page.tsx';
import type { AnyLocalSession } from '../session/any.ts';
import { ImportGames } from './BringIn.tsx';
import { LibraryCard } from './GameCard.tsx';
import { onlineGamesText } from './online-words.ts';
import { ExportAll } from './SaveAll.tsx';
import { StatisticsPanel } from './Statistics.tsx';
import { StorageNote } from './Storage.tsx';
import { useServerInfo } from './use-server.ts';
import { type Library, useLibrary } from './use-shelf.ts';

interface Props {
  readonly page: LibraryPage;
  open(session: AnyLocalSession): Promise<void>;
}

/** All games of this device, those that go on and those that are over, and what they come to. */
export default function LibraryScreen({ page, open }: Props) {
  const t = useTranslator();
  const shelf = useLibrary();
  return (
    <Page
      className="shelf"
      title={t('start.shelf')}
      back={[{}, t('mistake.start')]}
      beside={
        <PageNav label={t('start.shelf')}>
          {LIBRARY_PAGES.map((one) => (
            <Link key={one} to={{ shelf: one }} isCurrent={one === page}>
              {t(`shelf.${one}`)}
            </Link>
          ))}
        </PageNav>
      }
    >
      {shelf.games === 'coming' ? null : shelf.games === 'denied' ? (
        <p className="sheet-like shelf-note" role="alert">
          {t('shelf.denied')}
        </p>
      ) : page === 'games' ? (
        <Games games={shelf.games} library={shelf} open={open} />
      ) : (
        <StatisticsPanel games={shelf.games} />
      )}
      <div className="shelf-undo" role="status">
        {shelf.isRefused && <p className="sheet-like">{t('shelf.notDone')}</p>}
        {shelf.trashCount > 0 && (
          <p className="sheet-like">
            {t('shelf.thrown', { n: shelf.trashCount })}{' '}
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
  readonly games: readonly StoredGame[];
  readonly library: Library;
}

function Games({ games, library, open }: GamesProps) {
  const t = useTranslator();
  const { reload, change, remove } = library;
  const parts = [
    ['running', games.filter(({ head }) => !head.result)],
    ['over', games.filter(({ head }) => head.result)],
  ] as const;
  return (
    <>
      <div className="shelf-tools">
        <ImportGames onDone={reload} open={open} />
        {games.length > 0 && <ExportAll games={games} />}
        <Link to={{ verify: true }} className="btn">
          <Icon name="check" /> {t('verify.title')}
        </Link>
        <StorageNote hasGames={games.length > 0} />
      </div>
      <OnlineGamesNote />
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
                  <LibraryCard key={game.id} game={game} change={change} remove={() => void remove(game)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** Where the games are that are not on this device. */
function OnlineGamesNote() {
  const t = useTranslator();
  const { isThere, games } = useServerInfo(false);
  if (!isThere) return null;
  return (
    <p>
      {t('shelf.online')}{' '}
      <Link to={{ lobby: 'tables' }} className="link">
        {games === undefined || games === 'coming' ? t('online.lobby') : onlineGamesText(t, games)}
      </Link>
    </p>
  );
}
