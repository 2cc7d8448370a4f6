import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { rulesOf } from './games/carcassonne/editions/options.ts';
import type { CarcassonneSession } from './games/carcassonne/session.ts';
import { InTerms } from './games/carcassonne/table/InTerms.tsx';
import { loadPart, loadWords, WordsContext } from './i18n/context.ts';
import { preferredLanguage } from './i18n/languages.ts';
import type { Words } from './i18n/words.ts';
import { keptSetup, keptTable, lastGame } from './kept/storage.ts';
import { opened } from './parts/opened.ts';
import { RulesContext } from './parts/RuleLink.tsx';
import { Mistake } from './records/Mistake.tsx';
import { openRecord } from './records/open.ts';
import type { AnySession } from './session/kits.ts';
import { SettingsContext } from './settings/context.ts';
import { useLook } from './settings/look.ts';
import { loadSettings, type Settings, saveSettings } from './settings/settings.ts';
import { StartScreen } from './start/StartScreen.tsx';

const TableScreen = lazy(async () => ({
  default: (await import('./games/carcassonne/table.ts')).TableScreen,
}));
const CatanScreen = lazy(async () => {
  const [{ CatanScreen: Screen }] = await Promise.all([import('./games/catan/table.ts'), loadPart('catan')]);
  return { default: Screen };
});
const RulesDrawer = opened(() => import('./rules/RulesDrawer.tsx'));

/** The whole page: the start or a table, in the reader's language and look. */
export function App({ first }: { readonly first: Words }) {
  const [settings, setSettings] = useState<Settings>(loadSettings);
  const [words, setWords] = useState<Words>(() => first);
  const [session, setSession] = useState<AnySession>();
  const [isOpening, setOpening] = useState(wasOpen);
  const [rule, setRule] = useState<string>();
  const language = settings.language ?? preferredLanguage(navigator.languages);
  useLook(settings, words.language);
  useEffect(() => {
    let gone = false;
    const load = loadWords(language).then((loaded) => {
      if (!gone) setWords((now: Words) => (now.language === language ? now : loaded));
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
    keptSession().then(show, () => show());
    return () => {
      gone = true;
    };
  }, [isOpening]);
  const use = useMemo(
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
      const kept = await keptSession();
      if (kept) open(kept);
      return kept !== undefined;
    },
  };
  return (
    <SettingsContext value={use}>
      <WordsContext value={words}>
        <RulesContext value={setRule}>
          <Mistake session={session} toStart={() => open(undefined)}>
            {isOpening ? (
              <div className="start wood" />
            ) : !session ? (
              <>
                <StartScreen onOpen={open} />
                {rule !== undefined && <Rules rule={rule} show={setRule} />}
              </>
            ) : isCarcassonne(session) ? (
              <InTerms options={session.moment().view.options}>
                <Suspense>
                  <TableScreen
                    key={keyOf(session)}
                    session={session}
                    again={() => open(session.again())}
                    {...table}
                  />
                </Suspense>
              </InTerms>
            ) : (
              <Suspense fallback={<div className="start wood" />}>
                <CatanScreen
                  key={keyOf(session)}
                  session={session}
                  again={() => open(session.again())}
                  {...table}
                />
              </Suspense>
            )}
          </Mistake>
        </RulesContext>
      </WordsContext>
    </SettingsContext>
  );
}

const isCarcassonne = (session: AnySession): session is CarcassonneSession =>
  session.setup.game === 'carcassonne';

interface RulesProps {
  readonly rule: string;
  show(id: string | undefined): void;
}

/** The rules without a table: of the game that was agreed on last, or that of the rule. */
function Rules({ rule, show }: RulesProps) {
  const game = rule.startsWith('CAT-') ? 'catan' : rule.startsWith('CAR-') ? 'carcassonne' : lastGame();
  const setup = keptSetup('carcassonne');
  const options = { edition: setup.edition, ...rulesOf(setup) };
  return (
    <Suspense>
      <RulesDrawer game={game} id={rule} show={show} sheet {...(game === 'carcassonne' && { options })} />
    </Suspense>
  );
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

async function keptSession(): Promise<AnySession | undefined> {
  const kept = keptTable();
  if (kept === undefined || kept === 'broken') return undefined;
  const read = await openRecord(kept.content);
  return read.ok ? read.session : undefined;
}
