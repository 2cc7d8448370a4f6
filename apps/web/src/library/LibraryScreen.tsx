import './library.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { gameNamed, useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { download, recordFileName } from '../records/files.ts';
import { revealsSecrets } from '../records/reveals-secrets.ts';
import { Link } from '../router/Link.tsx';
import type { AnyLocalSession } from '../session/local-session.ts';
import {
  emptyTrash,
  listGames,
  onOtherWindowChange,
  restoreGame,
  type StoredGame,
  trashGame,
} from '../storage/library.ts';
import { requestPersistence, isPersisted as wasPromised } from '../storage/persistence.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page, PageNav } from '../ui/Page.tsx';
import { ImportGames } from './ImportGames.tsx';
import { exportGames } from './import-export.ts';
import { LibraryCard } from './LibraryCard.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { onlineGamesText, useServerInfo } from './use-server-info.ts';

const PAGES = ['games', 'statistics'] as const;

interface Props {
  readonly page: string;
  open(session: AnyLocalSession): Promise<void>;
}

/** All games of this device, running and finished, and their statistics. */
export default function LibraryScreen({ page, open }: Props) {
  const t = useTranslator();
  const library = useLibrary();
  return (
    <Page
      className="library"
      title={t('start.library')}
      back={[{}, t('error.start')]}
      beside={
        <PageNav label={t('start.library')}>
          {PAGES.map((one) => (
            <Link key={one} to={{ library: one }} isCurrent={one === page}>
              {t(`library.${one}`)}
            </Link>
          ))}
        </PageNav>
      }
    >
      {!PAGES.some((one) => one === page) && (
        <p className="sheet-like library-note" role="alert">
          {t('library.unknown', { name: page })}
        </p>
      )}
      {library.games === 'coming' ? null : library.games === 'denied' ? (
        <p className="sheet-like library-note" role="alert">
          {t('library.denied')}
        </p>
      ) : page === 'statistics' ? (
        <StatisticsPanel games={library.games} />
      ) : (
        <Games games={library.games} library={library} open={open} />
      )}
      <div className="library-undo" role="status">
        {library.isRefused && <p className="sheet-like">{t('library.notDone')}</p>}
        {library.trashCount > 0 && (
          <p className="sheet-like">
            {t('library.thrown', { n: library.trashCount })}{' '}
            <button type="button" className="btn" onClick={() => void library.undo()}>
              <Icon name="undo" /> {t('library.putBack')}
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
      <div className="library-tools">
        <ImportGames onDone={reload} open={open} />
        {games.length > 0 && <ExportAll games={games} />}
        <Link to={{ verify: true }} className="btn">
          <Icon name="check" /> {t('fairness.title')}
        </Link>
        <StorageNote hasGames={games.length > 0} />
      </div>
      <OnlineGamesNote />
      {games.length === 0 && <p className="sheet-like library-note">{t('library.empty')}</p>}
      {parts.map(
        ([name, some]) =>
          some.length > 0 && (
            <section key={name} aria-labelledby={`library-${name}`}>
              <h2 id={`library-${name}`}>
                {t(`library.${name}`)} <small>{t('library.count', { n: some.length })}</small>
              </h2>
              <ul className="library-games">
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

/** A note on games that are not on this device. */
function OnlineGamesNote() {
  const t = useTranslator();
  const { isThere, games } = useServerInfo(false);
  if (!isThere) return null;
  return (
    <p>
      {t('library.online')}{' '}
      <Link to={{ lobby: 'tables' }} className="link">
        {games === undefined || games === 'coming' ? t('online.lobby') : onlineGamesText(t, games)}
      </Link>
    </p>
  );
}

/** Exports all games as one file, for another device or as a backup. */
function ExportAll({ games }: { readonly games: readonly StoredGame[] }) {
  const t = useTranslator();
  const save = async () =>
    download(recordFileName(new Date()).replace('.json', '.jsonl'), await exportGames(games));
  const all = useGames();
  const hidesNothing = games.some(({ head }) =>
    revealsSecrets(gameNamed(all, head.game), head.result !== undefined),
  );
  return (
    <>
      <button type="button" className="btn" onClick={() => void save()}>
        <Icon name="save" /> {t('library.saveAll')}
      </button>
      {hidesNothing && <small>{t('menu.holdsAll')}</small>}
    </>
  );
}

/**
 * The storage of this browser: its promise to keep the games when space is short, and a button to ask for that
 * promise; without HTTPS, a note that the page itself is not stored.
 */
function StorageNote({ hasGames }: { readonly hasGames: boolean }) {
  const t = useTranslator();
  const [isPromised, setPromised] = useState<boolean>();
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    wasPromised().then(setPromised, () => {});
  }, []);
  if (!hasGames) return null;
  if (!globalThis.isSecureContext) return <p className="library-storage small">{t('library.insecure')}</p>;
  if (isPromised === undefined) return null;
  const ask = async () => {
    setPromised(await requestPersistence());
    setAsked(true);
  };
  return (
    <p className="library-storage small" role="status">
      {t(isPromised ? 'library.promised' : wasAsked ? 'library.refused' : 'library.unpromised')}{' '}
      {!isPromised && !wasAsked && (
        <button type="button" className="link" onClick={() => void ask()}>
          {t('library.askPromise')}
        </button>
      )}
    </p>
  );
}

interface Library {
  /** `coming`: still being read. `denied`: this browser stores nothing. */
  readonly games: readonly StoredGame[] | 'coming' | 'denied';
  /** The number of games deleted since the library was opened; they can be restored. */
  readonly trashCount: number;
  /** True if the browser refused the latest change. */
  readonly isRefused: boolean;
  /** Reads it again. */
  reload(): Promise<void>;
  /** Makes a change, then reads the library again. */
  change(what: () => Promise<void>): Promise<void>;
  remove(game: StoredGame): Promise<void>;
  /** Restores the game that was deleted last. */
  undo(): Promise<void>;
}

/** The games of this device that this page can play; follows changes by other windows. */
function useLibrary(): Library {
  const all = useGames();
  const [games, setGames] = useState<Library['games']>('coming');
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const reload = useCallback(async () => {
    try {
      setGames((await listGames()).filter(({ head }) => all.some(({ name }) => name === head.game)));
    } catch {
      setGames('denied');
    }
  }, [all]);
  useEffect(() => {
    void reload();
    return onOtherWindowChange(() => void reload());
  }, [reload]);
  const last = useRef(thrown);
  useEffect(() => {
    last.current = thrown;
  }, [thrown]);
  useEffect(
    () => () => {
      // Leaving the library deletes for good.
      emptyTrash(last.current).catch(() => {});
    },
    [],
  );
  const change = async (what: () => Promise<void>) => {
    try {
      await what();
      setRefused(false);
    } catch {
      setRefused(true);
    }
    await reload();
  };
  return {
    games,
    trashCount: thrown.length,
    isRefused,
    reload,
    change,
    remove: ({ id }) =>
      change(async () => {
        await trashGame(id);
        setThrown((before) => [...before, id]);
      }),
    undo: () =>
      change(async () => {
        const id = thrown.at(-1);
        if (id === undefined) return;
        await restoreGame(id);
        setThrown((before) => before.filter((one) => one !== id));
      }),
  };
}
