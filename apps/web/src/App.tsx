import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { GamesContext, type PageGames } from './game/context.ts';
import { GameScreen } from './game/GameScreen.tsx';
import { TranslatorContext } from './i18n/context.ts';
import type { Translator } from './i18n/translator.ts';
import { fork, type OpenGame, openSession, startGame } from './open-game/open-games.ts';
import { useOpenGame } from './open-game/use-open-game.ts';
import { ErrorBoundary } from './records/ErrorBoundary.tsx';
import { getRoute, navigate, navigateBack, replaceRoute, useRoute } from './router/history.ts';
import type { Route } from './router/route.ts';
import type { AnyLocalSession, AnySession } from './session/local-session.ts';
import type { GameSetup } from './session/session.ts';
import { SettingsContext } from './settings/context.ts';
import { saveSettings, type UserSettings } from './settings/settings.ts';
import { useTranslatorOf } from './settings/use-language.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { TableLoading } from './start/TableLoading.tsx';
import { findSameGame } from './storage/library.ts';
import { lazyWithMessages } from './ui/lazy-with-messages.ts';
import { RulesContext } from './ui/RuleLink.tsx';

const THEME_COLOURS = { light: '#DCC8A4', dark: '#1E1711', contrast: '#FFFFFF' } as const;

/** Applies theme, speed and language to the page; follows the system where the reader chose nothing. */
function useAppearance(settings: UserSettings, language: string): void {
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const contrast = matchMedia('(prefers-contrast: more)');
    const show = () => {
      const system = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
      const theme = settings.theme === 'system' ? system : settings.theme;
      const root = document.documentElement;
      root.dataset.theme = theme;
      root.dataset.hand = settings.hand;
      root.style.setProperty('--speed', String(settings.speed));
      root.lang = language;
      document.querySelector('link[rel=manifest]')?.setAttribute('href', `./app.${language}.webmanifest`);
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLOURS[theme]);
    };
    show();
    dark.addEventListener('change', show);
    contrast.addEventListener('change', show);
    return () => {
      dark.removeEventListener('change', show);
      contrast.removeEventListener('change', show);
    };
  }, [settings, language]);
}

// Parts that few visits open are fetched when they are opened.
const RulesSheet = lazyWithMessages(() => import('./rules/RulesSheet.tsx'));
const LibraryScreen = lazyWithMessages(() => import('./library/LibraryScreen.tsx'));
const FairnessScreen = lazyWithMessages(() => import('./fairness/FairnessScreen.tsx'));
const LeaderboardScreen = lazyWithMessages(() => import('./leaderboard/LeaderboardScreen.tsx'));
const OnlineScreen = lazyWithMessages(() => import('./online/OnlineScreen.tsx'));
const GameUnavailable = lazyWithMessages(() => import('./open-game/GameUnavailable.tsx'));
const Lobby = lazy(async () => (await import('./lobby/load-lobby.tsx')).loadLobby());
const PreGame = lazy(async () => (await import('./lobby/load-lobby.tsx')).loadPreGame());

interface Props {
  readonly games: PageGames;
  /** Settings as stored, and the messages in their language. */
  readonly settings: UserSettings;
  readonly translator: Translator<string>;
}

/** The whole page: each screen has its address, in the reader's language and look. */
export function App({ games, settings: kept, translator }: Props) {
  const [settings, setSettings] = useState(kept);
  const [person, setReader] = useState<string>();
  const { words, absent: unavailableLanguage } = useTranslatorOf(settings, person, translator);
  useAppearance(settings, words.language);
  const settled = useMemo(
    () => ({
      settings,
      change: (part: Partial<UserSettings>) =>
        setSettings((before) => {
          const next = { ...before, ...part };
          saveSettings(next);
          return next;
        }),
      person,
      setReader,
      unavailableLanguage,
    }),
    [settings, person, unavailableLanguage],
  );
  return (
    <GamesContext value={games}>
      <SettingsContext value={settled}>
        <TranslatorContext value={words}>
          <RulesContext value={showRule}>
            <Screens games={games} />
          </RulesContext>
        </TranslatorContext>
      </SettingsContext>
    </GamesContext>
  );
}

interface ScreensProps {
  readonly games: PageGames;
}

/** The screen of the present address. */
function Screens({ games }: ScreensProps) {
  const address = useRoute();
  const { table, game, rules } = address;
  const { game: sitting, error, retry } = useOpenGame(table);
  const open = async (session: AnyLocalSession) => {
    // A game of the library is not put there twice.
    const same = await findSameGame(session.record()).catch(() => undefined);
    if (same === undefined) showGame(await openSession(games, session));
    else navigate({ table: same });
  };
  const play = async (setup: GameSetup) => showGame(await startGame(games, setup));
  return (
    <ErrorBoundary session={sitting?.session} isKept={sitting?.saver.state() === 'kept'} toStart={goToStart}>
      {game !== undefined ? (
        <Suspense fallback={<LoadingScreen />}>
          <OnlineScreen
            key={game}
            id={game}
            open={open}
            leave={goToStart}
            rule={rules}
            showRule={showRule}
            Before={PreGame}
          />
        </Suspense>
      ) : table === undefined ? (
        <>
          <RoomScreen address={address} play={play} open={open} />
          <Suspense>{rules !== undefined && <RulesSheet id={rules} show={showRule} />}</Suspense>
        </>
      ) : sitting ? (
        <Suspense fallback={<LoadingScreen />}>
          <LocalGame sitting={sitting} rule={rules} reload={retry} play={play} open={open} />
        </Suspense>
      ) : error ? (
        <Suspense fallback={<LoadingScreen />}>
          <GameUnavailable id={table} why={error} retry={retry} open={open} />
        </Suspense>
      ) : (
        <LoadingScreen />
      )}
    </ErrorBoundary>
  );
}

interface GameWays {
  play(setup: GameSetup): Promise<void>;
  open(session: AnyLocalSession): Promise<void>;
}

/** A screen without a table: lobby, leaderboard, check of chance, library, start. */
function RoomScreen({ address, play, open }: GameWays & { readonly address: Route }) {
  const { library, verify, page } = address;
  if (!isLobbyRoute(address) && !isLeaderboardRoute(address) && !verify && library === undefined)
    return <StartScreen page={page} play={play} open={open} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      {isLobbyRoute(address) ? (
        <Lobby address={address} />
      ) : isLeaderboardRoute(address) ? (
        <LeaderboardScreen {...address} />
      ) : verify ? (
        <FairnessScreen key={String(verify)} table={verify === true ? undefined : verify} />
      ) : (
        library !== undefined && <LibraryScreen page={library} open={open} />
      )}
    </Suspense>
  );
}

interface LocalGameProps extends GameWays {
  readonly sitting: OpenGame;
  readonly rule: string | undefined;
  reload(): void;
}

/** A game that is played in this window. */
const LocalGame = ({ sitting, rule, reload, play, open }: LocalGameProps) => (
  <GameScreen
    key={keyOf(sitting.session)}
    session={sitting.session}
    saveSource={sitting.saver}
    playAgain={() => void play(sitting.session.setup)}
    leave={goToStart}
    open={open}
    rule={rule}
    showRule={showRule}
    reload={reload}
    fork={async () => {
      await fork(sitting);
      replaceRoute({ ...getRoute(), table: sitting.saver.id });
    }}
  />
);

/** Tells whether the screen is one of the lobby, before an online game. */
const isLobbyRoute = ({ join, lobby, me }: Route): boolean => Boolean(join ?? lobby ?? me);

/** Tells whether it shows results of the server: ratings, people, chance. */
const isLeaderboardRoute = ({ person, ladder, chance }: Route): boolean =>
  (person ?? ladder ?? chance) !== undefined;

const goToStart = () => navigate({});

const showGame = ({ saver }: OpenGame) => navigate({ table: saver.id });

/** Shows a rule over the present screen; undefined: closes the rulebook. */
function showRule(rules: string | undefined): void {
  const { rules: before, ...screen } = getRoute();
  if (rules !== undefined) navigate({ ...screen, rules });
  else if (before !== undefined) navigateBack(screen);
}

/** Bare wood until the table has loaded. */
const LoadingScreen = () => (
  <div className="start wood">
    <TableLoading />
  </div>
);

const sessionKeys = new WeakMap<AnySession, number>();
let lastKey = 0;

/** A new key for each table, so that React mounts each table anew. */
function keyOf(session: AnySession): number {
  let key = sessionKeys.get(session);
  if (key === undefined) {
    key = lastKey++;
    sessionKeys.set(session, key);
  }
  return key;
}
