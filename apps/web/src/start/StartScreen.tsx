import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGame, useGames } from '../game/context.ts';
import { prefetchTable } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { agoText, opponentNames, progressText, useGameSeats } from '../library/game-text.ts';
import { onlineGamesText, type ServerInfo, useServerInfo } from '../library/use-server-info.ts';
import { must } from '../must.ts';
import { opponentBot, type SeatSetup, withoutBots } from '../people/seats.ts';
import { useDrop } from '../records/use-drop.ts';
import { navigate, navigateBack } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import type { AnyLocalSession } from '../session/local-session.ts';
import type { GameSetup } from '../session/session.ts';
import { listGames, type StoredGame } from '../storage/library.ts';
import {
  hadGame,
  lastGame,
  loadSetup,
  readLegacyTable,
  saveSetup,
  setHadGame,
} from '../storage/local-storage.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { LanguagePicker } from '../ui/LanguagePicker.tsx';
import { lazyWithMessages } from '../ui/lazy-with-messages.ts';
import { useShowRule } from '../ui/RuleLink.tsx';
import { TableLoading } from './TableLoading.tsx';

// Parts that few visits open are fetched when they are opened.
const SeatsDialog = lazyWithMessages(() => import('./SeatsDialog.tsx'));
const OpenRecordDialog = lazyWithMessages(() => import('../records/OpenRecordDialog.tsx'));

type DialogName = 'seats' | 'open';

interface Props {
  /** The game whose page replaces the start page. */
  readonly page: string | undefined;
  /** Begins a new game. */
  play(setup: GameSetup): Promise<void>;
  open(session: AnyLocalSession): Promise<void>;
}

/** The start page: continue a game, or set up a new one in a sentence and play. */
export function StartScreen({ page, play, open }: Props) {
  const t = useTranslator();
  const games = useGames();
  const [dialog, setDialog] = useState<DialogName>();
  /** The game whose seats the dialog shows. */
  const [seated, seat] = useState(() => lastGame(games));
  const server = useServerInfo();
  const { content, count, over } = useDrop(() => setDialog('open'));
  const setups = useSetups(play);
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const close = () => setDialog(undefined);
  const chosen = games.find(({ name, Page }) => name === page && Page) ?? seated;
  if (page === chosen.name && chosen.Page) return <GamePage game={chosen} setups={setups} />;
  return (
    <div className={over ? 'start wood over' : 'start wood'}>
      <StartHead isOnline={server.isThere} />
      <StartMain server={server} openRecord={() => setDialog('open')}>
        {games.map((game) => (
          <game.Card
            key={game.name}
            setup={setups.setupOf(game)}
            change={(next) => setups.change(game, next)}
            editSeats={() => {
              seat(game);
              setDialog('seats');
            }}
            openPage={() => navigate({ page: game.name })}
            play={() => void setups.play(game, setups.setupOf(game))}
          />
        ))}
      </StartMain>
      {setups.isComing && <TableLoading />}
      <Suspense>
        {dialog === 'seats' && <GameSeats key={chosen.name} game={chosen} setups={setups} onClose={close} />}
        {dialog === 'open' && (
          <OpenRecordDialog key={count} dropped={content} onOpen={open} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

type Setups = ReturnType<typeof useSetups>;

interface GamePageProps {
  readonly game: GameUi;
  readonly setups: Setups;
}

/** The page of a game, such as its editions, in place of the start. */
function GamePage({ game, setups: { setupOf, change, play } }: GamePageProps) {
  const setup = setupOf(game);
  return (
    game.Page && (
      <Suspense>
        <game.Page
          setup={setup}
          change={(next) => change(game, next)}
          play={() => void play(game, setup)}
          back={() => flushSync(() => navigateBack({}))}
        />
      </Suspense>
    )
  );
}

interface GameSeatsProps extends GamePageProps {
  onClose(): void;
}

/** The dialog in which the players of a game sit down. */
function GameSeats({ game, setups: { setupOf, change, play }, onClose }: GameSeatsProps) {
  const setup = setupOf(game);
  const takeSeats = (seats: readonly SeatSetup[]): GameSetup => {
    const next = game.setups.withSeats(setup, seats);
    change(game, next);
    onClose();
    return next;
  };
  return (
    <SeatsDialog
      game={game}
      seats={opponentBot(setup.seats) ? withoutBots(setup.seats) : setup.seats}
      onClose={onClose}
      onDone={takeSeats}
      onPlay={(seats) => void play(game, takeSeats(seats))}
    />
  );
}

/** Set-ups of the games as they are agreed on, and the way to begin one. `isComing`: the table is being fetched. */
function useSetups(begin: Props['play']) {
  const games = useGames();
  const [agreed, setAgreed] = useState<ReadonlyMap<GameUi, GameSetup>>(
    () => new Map(games.map((game) => [game, loadSetup(game)])),
  );
  const [isComing, setComing] = useState(false);
  useEffect(() => {
    // Runs after the first rendering, which does not need it.
    const timer = setTimeout(() => prefetchTable(lastGame(games)), 300);
    return () => clearTimeout(timer);
  }, [games]);
  const change = (game: GameUi, setup: GameSetup) => {
    setAgreed((before) => new Map(before).set(game, setup));
    saveSetup(game, setup);
  };
  const play = async (game: GameUi, setup: GameSetup) => {
    // The game's card shows the reason, and a way out.
    if (!game.setups.isPossible(setup)) return;
    saveSetup(game, setup);
    setComing(true);
    try {
      await begin(setup);
    } finally {
      setComing(false);
    }
  };
  const setupOf = (game: GameUi) => must(agreed.get(game), 'each game of the page has a set-up');
  return { setupOf, change, play, isComing };
}

const playOnline = () => navigate({ lobby: 'tables' });

/** Name and purpose of the page, its language, and the way to the tables of the server. */
function StartHead({ isOnline }: { readonly isOnline: boolean }) {
  const t = useTranslator();
  const names = useGames().map(({ name }) => t(`${name}.tagline`));
  return (
    <header className="start-head">
      <h1>{t('app.name')}</h1>
      <p>{t('app.tagline', { games: t.list(names) })}</p>
      {isOnline && (
        <button type="button" className="btn start-online" onClick={playOnline}>
          <Icon name="seats" /> {t('start.online')}
        </button>
      )}
      <LanguagePicker />
    </header>
  );
}

interface StartMainProps {
  readonly server: ServerInfo;
  openRecord(): void;
  /** Cards of the games. */
  readonly children: ReactNode;
}

/** Games to go on with, games to begin, and the ways to everything else. */
function StartMain({ server, openRecord, children }: StartMainProps) {
  const t = useTranslator();
  const showRule = useShowRule();
  const last = useLastGame();
  return (
    <main className="start-main">
      {last === 'coming' ? <div className="resume sheet-like" /> : last && <ResumeButton game={last} />}
      <OnlineGamesLink games={server.games} />
      <div className="games">{children}</div>
      <nav className="more">
        {server.isThere && (
          <MoreButton
            icon="seats"
            title={t('start.online')}
            note={t('start.onlineNote')}
            isOnline
            onPress={playOnline}
          />
        )}
        {server.isAway && (
          <p className="online-away" role="status">
            <Icon name="seats" /> {t('start.onlineAway')}
          </p>
        )}
        <MoreButton
          icon="library"
          title={t('start.library')}
          note={t('start.libraryNote')}
          onPress={() => navigate({ library: 'games' })}
        />
        <MoreButton icon="replay" title={t('start.open')} note={t('start.openNote')} onPress={openRecord} />
        <MoreButton
          icon="rules"
          title={t('start.rules')}
          note={t('start.rulesNote')}
          onPress={() => showRule('')}
        />
      </nav>
      <p className="small start-foot">{t('start.offline')}</p>
    </main>
  );
}

interface MoreProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  /** Also shown at the head of the page, where this button would be out of sight. */
  readonly isOnline?: boolean;
  onPress(): void;
}

const MoreButton = ({ icon, title, note, isOnline, onPress }: MoreProps) => (
  <button type="button" data-online={isOnline} onClick={onPress}>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </button>
);

/** Links to the online games; shows the number of running ones, and of those that wait for the reader. */
function OnlineGamesLink({ games }: Pick<ServerInfo, 'games'>) {
  const t = useTranslator();
  if (games === undefined) return null;
  if (games === 'coming') return <div className="resume sheet-like online-games" />;
  return (
    <Link to={{ lobby: 'tables' }} className="resume sheet-like online-games" hasAlert={games.awaited > 0}>
      <b>{onlineGamesText(t, games)}</b>
      <Icon name="next" />
    </Link>
  );
}

/** The last game; one press continues it. */
function ResumeButton({ game }: { readonly game: StoredGame }) {
  const t = useTranslator();
  const { name } = useGame(game.head.game);
  const { seats, people } = useGameSeats(game);
  const colour = seats.find((seat) => seat.player === 'person')?.colour ?? 'woad';
  return (
    <button
      type="button"
      className="resume sheet-like"
      data-colour={colour}
      onClick={() => navigate({ table: game.id })}
    >
      <b>{t('start.resume')}</b>
      <span>{t(`${name}.resumeWith`, { names: opponentNames(t, people) })}</span>
      <span className="muted">{progressText(t, game, people, agoText(t, game.touched))}</span>
      <Icon name="next" />
    </button>
  );
}

let legacyImport: Promise<void> | undefined;

/** Returns the unfinished game that was played last. `coming`: there should be one, but it has not loaded yet. */
function useLastGame(): StoredGame | 'coming' | undefined {
  const games = useGames();
  const [last, setLast] = useState<StoredGame | 'coming' | undefined>(() =>
    hadGame() ? 'coming' : undefined,
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (readLegacyTable() !== undefined) {
        // Runs once, even if the reader leaves the start page and returns.
        legacyImport ??= import('../open-game/legacy-table.ts').then(({ importLegacyTable }) =>
          importLegacyTable(games),
        );
        await legacyImport;
      }
      const found = (await listGames()).find(
        ({ head }) => head.result === undefined && games.some(({ name }) => name === head.game),
      );
      setHadGame(found !== undefined);
      if (!gone) setLast(found);
    };
    // A browser that stores nothing has no game to continue.
    look().catch(() => !gone && setLast(undefined));
    return () => {
      gone = true;
    };
  }, [games]);
  return last;
}
