import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeTo, goTo } from '../address/history.ts';
import { useGames } from '../game/context.ts';
import { fetchAhead } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import { keepSetup, keptSetup, lastGame } from '../kept/storage.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Languages } from '../parts/Languages.tsx';
import { opened } from '../parts/opened.ts';
import { useRules } from '../parts/RuleLink.tsx';
import { allPeople, onlyBots, type SeatSetup } from '../people/seats.ts';
import { useDrop } from '../records/use-drop.ts';
import type { LocalTable } from '../session/any.ts';
import type { Agreement } from '../session/setup.ts';
import { OnlineGames } from '../shelf/OnlineGames.tsx';
import { useServer } from '../shelf/use-server.ts';
import { Resume } from './Resume.tsx';
import { TableComes } from './TableComes.tsx';
import { useLastGame } from './use-last-game.ts';

// What most visits never open is fetched when it is opened.
const SeatsDialog = opened(() => import('./SeatsDialog.tsx'));
const OpenDialog = opened(() => import('../records/OpenDialog.tsx'));

type DialogName = 'seats' | 'open';

interface Props {
  /** The game whose page stands in place of the start. */
  readonly page: string | undefined;
  /** Begins a new game. */
  play(setup: Agreement): Promise<void>;
  open(session: LocalTable): Promise<void>;
}

/** The first page: go on playing, or say in one sentence what is played, and play. */
export function StartScreen({ page, play: begin, open: onOpen }: Props) {
  const t = useWords();
  const rules = useRules();
  const games = useGames();
  const [agreed, setAgreed] = useState(() => new Map(games.map((game) => [game, keptSetup(game)])));
  const [dialog, setDialog] = useState<DialogName>();
  /** Whose seats the dialog shows. */
  const [seated, seat] = useState(() => lastGame(games));
  /** Somebody sits down: the table is being fetched. */
  const [isComing, setComing] = useState(false);
  const last = useLastGame();
  const server = useServer();
  const { handed, count, over } = useDrop(() => setDialog('open'));
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  useEffect(() => {
    // After the start has been drawn: it needs nothing of it.
    const timer = setTimeout(() => fetchAhead(lastGame(games)), 300);
    return () => clearTimeout(timer);
  }, [games]);
  const change = (game: GameUi, setup: Agreement) => {
    setAgreed((before) => new Map(before).set(game, setup));
    keepSetup(game, setup);
  };
  const play = async (game: GameUi, setup: Agreement) => {
    // Its card says why, and the way out.
    if (!game.setups.isPossible(setup)) return;
    keepSetup(game, setup);
    setComing(true);
    try {
      await begin(setup);
    } finally {
      setComing(false);
    }
  };
  const close = () => setDialog(undefined);
  const playOnline = () => goTo({ lobby: 'tables' });
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
          back={() => flushSync(() => closeTo({}))}
        />
      </Suspense>
    );
  const takeSeats = (seats: readonly SeatSetup[]): Agreement => {
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
        <Languages />
      </header>
      <main className="start-main">
        {last === 'coming' ? <div className="resume sheet-like" /> : last && <Resume game={last} />}
        <OnlineGames games={server.games} />
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
              openPage={() => goTo({ page: game.name })}
              play={() => void play(game, agreed.get(game)!)}
            />
          ))}
        </div>
        <nav className="more">
          {server.isThere && (
            <More
              icon="seats"
              title={t('start.online')}
              note={t('start.onlineNote')}
              isOnline
              onPress={playOnline}
            />
          )}
          <More
            icon="shelf"
            title={t('start.shelf')}
            note={t('start.shelfNote')}
            onPress={() => goTo({ shelf: 'games' })}
          />
          <More
            icon="replay"
            title={t('start.open')}
            note={t('start.openNote')}
            onPress={() => setDialog('open')}
          />
          <More icon="rules" title={t('start.rules')} note={t('start.rulesNote')} onPress={() => rules('')} />
        </nav>
        <p className="small start-foot">{t('start.offline')}</p>
      </main>
      {isComing && <TableComes />}
      <Suspense>
        {dialog === 'seats' && (
          <SeatsDialog
            key={chosen.name}
            game={chosen}
            seats={onlyBots(setup.seats) ? allPeople(setup.seats) : setup.seats}
            onClose={close}
            onDone={takeSeats}
            onPlay={(seats) => void play(chosen, takeSeats(seats))}
          />
        )}
        {dialog === 'open' && <OpenDialog key={count} dropped={handed} onOpen={onOpen} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface MoreProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  /** It stands at the head of the page, too, where there is no room for it in sight. */
  readonly isOnline?: boolean;
  onPress(): void;
}

const More = ({ icon, title, note, isOnline, onPress }: MoreProps) => (
  <button type="button" data-online={isOnline} onClick={onPress}>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </button>
);
