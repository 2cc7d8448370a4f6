import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGame, useGames } from '../game/context.ts';
import { prefetchTable } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { agoText, opponentNames, progressText, useGameSeats } from '../library/game-text.ts';
import { onlineGamesText, type ServerInfo, useServerInfo } from '../library/use-server-info.ts';
import { opponentBot, type SeatSetup, withoutBots } from '../people/seats.ts';
import { useDrop } from '../records/use-drop.ts';
import { navigate, navigateBack } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import type { AnyLocalSession } from '../session/local-session.ts';
import type { GameSetup } from '../session/session.ts';
import type { StoredGame } from '../storage/library.ts';
import { lastGame, loadSetup, saveSetup } from '../storage/local-storage.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { LanguagePicker } from '../ui/LanguagePicker.tsx';
import { lazyWithMessages } from '../ui/lazy-with-messages.ts';
import { useShowRule } from '../ui/RuleLink.tsx';
import { TableLoading } from './TableLoading.tsx';
import { useLastGame } from './use-last-game.ts';

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
export function StartScreen({ page, play: begin, open: onOpen }: Props) {
  const t = useTranslator();
  const rules = useShowRule();
  const games = useGames();
  const [agreed, setAgreed] = useState(() => new Map(games.map((game) => [game, loadSetup(game)])));
  const [dialog, setDialog] = useState<DialogName>();
  /** The game whose seats the dialog shows. */
  const [seated, seat] = useState(() => lastGame(games));
  /** True while the chosen table loads. */
  const [isComing, setComing] = useState(false);
  const last = useLastGame();
  const server = useServerInfo();
  const { content, count, over } = useDrop(() => setDialog('open'));
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
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
  const close = () => setDialog(undefined);
  const playOnline = () => navigate({ lobby: 'tables' });
  const chosen = games.find(({ name, Page }) => name === page && Page) ?? seated;
  const setup = agreed.get(chosen)!;
  const { Page } = chosen;
  if (page === chosen.name && Page)
    return (
      <Suspense>
        <Page
          setup={setup}
          change={(next) => change(chosen, next)}
          play={() => void play(chosen, setup)}
          back={() => flushSync(() => navigateBack({}))}
        />
      </Suspense>
    );
  const takeSeats = (seats: readonly SeatSetup[]): GameSetup => {
    const next = chosen.setups.withSeats(setup, seats);
    change(chosen, next);
    close();
    return next;
  };
  const names = games.map(({ name }) => t(`${name}.tagline`));
  return (
    <div className={over ? 'start wood over' : 'start wood'}>
      <header className="start-head">
        <h1>{t('app.name')}</h1>
        <p>{t('app.tagline', { games: t.list(names) })}</p>
        {server.isThere && (
          <button type="button" className="btn start-online" onClick={playOnline}>
            <Icon name="seats" /> {t('start.online')}
          </button>
        )}
        <LanguagePicker />
      </header>
      <main className="start-main">
        {last === 'coming' ? <div className="resume sheet-like" /> : last && <ResumeButton game={last} />}
        <OnlineGamesLink games={server.games} />
        <div className="games">
          {games.map((game) => (
            <game.Card
              key={game.name}
              setup={agreed.get(game)!}
              change={(next) => change(game, next)}
              editSeats={() => {
                seat(game);
                setDialog('seats');
              }}
              openPage={() => navigate({ page: game.name })}
              play={() => void play(game, agreed.get(game)!)}
            />
          ))}
        </div>
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
          <MoreButton
            icon="shelf"
            title={t('start.shelf')}
            note={t('start.shelfNote')}
            onPress={() => navigate({ shelf: 'games' })}
          />
          <MoreButton
            icon="replay"
            title={t('start.open')}
            note={t('start.openNote')}
            onPress={() => setDialog('open')}
          />
          <MoreButton
            icon="rules"
            title={t('start.rules')}
            note={t('start.rulesNote')}
            onPress={() => rules('')}
          />
        </nav>
        <p className="small start-foot">{t('start.offline')}</p>
      </main>
      {isComing && <TableLoading />}
      <Suspense>
        {dialog === 'seats' && (
          <SeatsDialog
            key={chosen.name}
            game={chosen}
            seats={opponentBot(setup.seats) ? withoutBots(setup.seats) : setup.seats}
            onClose={close}
            onDone={takeSeats}
            onPlay={(seats) => void play(chosen, takeSeats(seats))}
          />
        )}
        {dialog === 'open' && (
          <OpenRecordDialog key={count} dropped={content} onOpen={onOpen} onClose={close} />
        )}
      </Suspense>
    </div>
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
