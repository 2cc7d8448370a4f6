import { lazy, Suspense, useMemo, useState } from 'react';
import type { Address } from './address/address.ts';
import { changeTo, closeTo, goTo, present } from './address/history.ts';
import { useAddress } from './address/use-address.ts';
import { type Games, GamesContext } from './game/context.ts';
import { GameScreen } from './game/GameScreen.tsx';
import { WordsContext } from './i18n/context.ts';
import type { Words } from './i18n/words.ts';
import { sameGame } from './kept/shelf.ts';
import { opened } from './parts/opened.ts';
import { RulesContext } from './parts/RuleLink.tsx';
import { Mistake } from './records/Mistake.tsx';
import type { AnySession, LocalTable } from './session/any.ts';
import type { Agreement } from './session/setup.ts';
import { SettingsContext } from './settings/context.ts';
import { useLook } from './settings/look.ts';
import { type Settings, saveSettings } from './settings/settings.ts';
import { part, type Sitting, sitAt, sitDown } from './sitting/sitting.ts';
import { useSitting } from './sitting/use-sitting.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { TableComes } from './start/TableComes.tsx';
import { useLanguage } from './use-language.ts';

// What most visits never open is fetched when it is opened.
const RulesSheet = opened(() => import('./rules/RulesSheet.tsx'));
const ShelfScreen = opened(() => import('./shelf/ShelfScreen.tsx'));
const VerifyScreen = opened(() => import('./verify/VerifyScreen.tsx'));
const FameScreen = opened(() => import('./fame/FameScreen.tsx'));
const OnlineScreen = opened(() => import('./online/OnlineScreen.tsx'));
const NotHere = opened(() => import('./sitting/NotHere.tsx'));
const Rooms = lazy(async () => (await import('./rooms/door.ts')).rooms());
const BeforeGame = lazy(async () => (await import('./rooms/door.ts')).beforeGame());

interface Props {
  readonly games: Games;
  /** The reader's choices until now, and the words that go with them. */
  readonly kept: Settings;
  readonly first: Words<string>;
}

/** The whole page: each screen has its address, in the reader's language and look. */
export function App({ games, kept, first }: Props) {
  const [settings, setSettings] = useState(kept);
  const [person, speakTo] = useState<string>();
  const { words, absent } = useLanguage(settings, person, first);
  useLook(settings, words.language);
  const settled = useMemo(
    () => ({
      settings,
      change: (part: Partial<Settings>) =>
        setSettings((before) => {
          const next = { ...before, ...part };
          saveSettings(next);
          return next;
        }),
      person,
      speakTo,
      absent,
    }),
    [settings, person, absent],
  );
  return (
    <GamesContext value={games}>
      <SettingsContext value={settled}>
        <WordsContext value={words}>
          <RulesContext value={showRule}>
            <Screens games={games} />
          </RulesContext>
        </WordsContext>
      </SettingsContext>
    </GamesContext>
  );
}

/** The screen of the present address. */
function Screens({ games }: { readonly games: Games }) {
  const address = useAddress();
  const { table, game, shelf, verify, page, rules } = address;
  const { sitting, absent, again } = useSitting(table);
  const open = async (session: LocalTable) => {
    // What lies on the shelf is not put there twice.
    const table = await sameGame(session.record()).catch(() => undefined);
    if (table === undefined) showTable(await sitAt(games, session));
    else goTo({ table });
  };
  const play = async (setup: Agreement) => showTable(await sitDown(games, setup));
  const sheet = <Suspense>{rules !== undefined && <RulesSheet id={rules} show={showRule} />}</Suspense>;
  return (
    <Mistake session={sitting?.session} isKept={sitting?.keeping.state() === 'kept'} toStart={toStart}>
      {game !== undefined ? (
        <Suspense fallback={<Coming />}>
          <OnlineScreen
            key={game}
            id={game}
            open={open}
            leave={toStart}
            rule={rules}
            showRule={showRule}
            Before={BeforeGame}
          />
        </Suspense>
      ) : table === undefined ? (
        <>
          {isOnline(address) ? (
            <Suspense fallback={<Coming />}>
              <Rooms address={address} />
            </Suspense>
          ) : isFame(address) ? (
            <Suspense fallback={<Coming />}>
              <FameScreen {...address} />
            </Suspense>
          ) : verify ? (
            <Suspense fallback={<Coming />}>
              <VerifyScreen key={String(verify)} table={verify === true ? undefined : verify} />
            </Suspense>
          ) : shelf === undefined ? (
            <StartScreen page={page} play={play} open={open} />
          ) : (
            <Suspense fallback={<Coming />}>
              <ShelfScreen page={shelf} open={open} />
            </Suspense>
          )}
          {sheet}
        </>
      ) : sitting ? (
        <Suspense fallback={<Coming />}>
          <GameScreen
            key={keyOf(sitting.session)}
            session={sitting.session}
            keeper={sitting.keeping}
            again={() => void play(sitting.session.setup)}
            leave={toStart}
            open={open}
            rule={rules}
            showRule={showRule}
            reload={again}
            part={async () => {
              await part(sitting);
              changeTo({ ...present(), table: sitting.keeping.id });
            }}
          />
        </Suspense>
      ) : absent ? (
        <Suspense fallback={<Coming />}>
          <NotHere id={table} why={absent} again={again} open={open} />
        </Suspense>
      ) : (
        <Coming />
      )}
    </Mistake>
  );
}

/** Whether the screen is a room before an online game. */
const isOnline = ({ join, lobby, me }: Address): boolean => Boolean(join ?? lobby ?? me);

/** Whether it is about what the server has counted of games that are over. */
const isFame = ({ person, ladder, chance }: Address): boolean => (person ?? ladder ?? chance) !== undefined;

const toStart = () => goTo({});

const showTable = ({ keeping }: Sitting) => goTo({ table: keeping.id });

/** Over whatever screen; undefined: it is closed. */
function showRule(rules: string | undefined): void {
  const { rules: before, ...screen } = present();
  if (rules !== undefined) goTo({ ...screen, rules });
  else if (before !== undefined) closeTo(screen);
}

/** Wood, until the table has come. */
const Coming = () => (
  <div className="start wood">
    <TableComes />
  </div>
);

const keys = new WeakMap<AnySession, number>();
let count = 0;

/** Each table is drawn afresh. */
function keyOf(session: AnySession): number {
  let key = keys.get(session);
  if (key === undefined) {
    key = count++;
    keys.set(session, key);
  }
  return key;
}
