import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { type Games, GamesContext, gameNamed, useGame } from './game/context.ts';
import { fetchTable } from './game/fetch.ts';
import type { ScreenProps } from './game/game-ui.ts';
import { loadWords, WordsContext } from './i18n/context.ts';
import { preferredLanguage } from './i18n/languages.ts';
import type { Words } from './i18n/words.ts';
import { keptTable } from './kept/storage.ts';
import { opened } from './parts/opened.ts';
import { RulesContext } from './parts/RuleLink.tsx';
import { Mistake } from './records/Mistake.tsx';
import type { AnySession } from './session/any.ts';
import { SettingsContext } from './settings/context.ts';
import { useLook } from './settings/look.ts';
import { loadSettings, type Settings, saveSettings } from './settings/settings.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { sitDown } from './start/sit-down.ts';
import { TableComes } from './start/TableComes.tsx';

const RulesSheet = opened(() => import('./rules/RulesSheet.tsx'));

/** The whole page: the start or a table, in the reader's language and look. */
export function App({ games, first }: { readonly games: Games; readonly first: Words<string> }) {
  const [settings, setSettings] = useState<Settings>(loadSettings);
  const [words, setWords] = useState<Words<string>>(() => first);
  const [session, setSession] = useState<AnySession>();
  const [isOpening, setOpening] = useState(wasOpen);
  const [rule, setRule] = useState<string>();
  const language = settings.language ?? preferredLanguage(navigator.languages);
  useLook(settings, words.language);
  useEffect(() => {
    let gone = false;
    const load = loadWords(language).then((loaded) => {
      if (!gone) setWords((now: Words<string>) => (now.language === language ? now : loaded));
    });
    // Without a network a language not yet fetched stays away; the page goes on in the present one.
    load.catch(() => {});
    return () => {
      gone = true;
    };
  }, [language]);
  useEffect(() => {
    if (!isOpening) return;
    let gone = false;
    const show = (kept?: AnySession) => {
      if (gone) return;
      setSession(kept);
      setOpening(false);
    };
    keptSession(games).then(show, () => show());
    return () => {
      gone = true;
    };
  }, [games, isOpening]);
  const settled = useMemo(
    () => ({
      settings,
      change: (part: Partial<Settings>) =>
        setSettings((before) => {
          const next = { ...before, ...part };
          saveSettings(next);
          return next;
        }),
    }),
    [settings],
  );
  const open = (next: AnySession | undefined) => {
    setRule(undefined);
    setSession(next);
    markOpen(next !== undefined);
  };
  const table = {
    leave: () => open(undefined),
    open,
    rule,
    showRule: setRule,
    reload: async () => {
      const kept = await keptSession(games);
      if (kept) open(kept);
      return kept !== undefined;
    },
  };
  return (
    <GamesContext value={games}>
      <SettingsContext value={settled}>
        <WordsContext value={words}>
          <RulesContext value={setRule}>
            <Mistake session={session} toStart={() => open(undefined)}>
              {isOpening ? (
                <Coming />
              ) : !session ? (
                <>
                  <StartScreen onOpen={open} />
                  <Suspense>{rule !== undefined && <RulesSheet id={rule} show={setRule} />}</Suspense>
                </>
              ) : (
                <Suspense fallback={<Coming />}>
                  <Table
                    key={keyOf(session)}
                    session={session}
                    again={() => void sitDown(gameNamed(games, session.setup.game), session.setup).then(open)}
                    {...table}
                  />
                </Suspense>
              )}
            </Mistake>
          </RulesContext>
        </WordsContext>
      </SettingsContext>
    </GamesContext>
  );
}

/** Wood, until the table has come. */
const Coming = () => (
  <div className="start wood">
    <TableComes />
  </div>
);

function Table(props: ScreenProps<AnySession>) {
  const { Screen } = use(fetchTable(useGame(props.session.setup.game)));
  return <Screen {...props} />;
}

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

const OPEN = 'bastide.open';

/** Remembers, for this window only, whether a table was open: a reload goes straight back to it. */
function markOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(OPEN, '1');
    else sessionStorage.removeItem(OPEN);
  } catch {
    // Without a store a reload leads to the start, which offers to go on.
  }
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN) !== null;
  } catch {
    return false;
  }
}

async function keptSession(games: Games): Promise<AnySession | undefined> {
  const kept = keptTable();
  if (kept === undefined || kept === 'broken') return undefined;
  const { openRecord } = await import('./records/open.ts');
  const read = await openRecord(games, kept.content);
  return read.ok ? read.session : undefined;
}
