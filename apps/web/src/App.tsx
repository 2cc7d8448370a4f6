import { Suspense, useEffect, useMemo, useState } from 'react';
import { type Played, rulesOf } from './editions/options.ts';
import { english, WordsContext } from './i18n/context.ts';
import { type Language, loadMessages, preferredLanguage } from './i18n/languages.ts';
import { type Words, wordsOf } from './i18n/words.ts';
import { Mistake } from './parts/Mistake.tsx';
import { opened } from './parts/opened.ts';
import { RulesContext } from './parts/RuleLink.tsx';
import { openRecord } from './session/open.ts';
import { Session } from './session/session.ts';
import { defaultSetup } from './session/setup.ts';
import { keptSetup, keptTable } from './session/storage.ts';
import { SettingsContext } from './settings/context.ts';
import { useLook } from './settings/look.ts';
import { loadSettings, type Settings, saveSettings } from './settings/settings.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { InTerms } from './table/InTerms.tsx';
import { TableScreen } from './table/TableScreen.tsx';

const loadWords = async (language: Language): Promise<Words> =>
  language === 'en' ? english : wordsOf(language, await loadMessages(language));

const RulesDrawer = opened(() => import('./rules/RulesDrawer.tsx'));

/** The rules that the next game would have. */
function agreed(): Played {
  const setup = keptSetup() ?? defaultSetup();
  return { edition: setup.edition, ...rulesOf(setup) };
}

/** The whole page: the start or a table, in the reader's language and look. */
export function App({ first }: { readonly first: Words }) {
  const [settings, setSettings] = useState<Settings>(loadSettings);
  const [words, setWords] = useState<Words>(() => first);
  const [session, setSession] = useState<Session | undefined>(resumedAfterReload);
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
  const open = (next: Session | undefined) => {
    setRule(undefined);
    setSession(next);
    markOpen(next !== undefined);
  };
  return (
    <SettingsContext value={use}>
      <WordsContext value={words}>
        <RulesContext value={setRule}>
          <Mistake session={session} toStart={() => open(undefined)}>
            {session ? (
              <InTerms options={session.moment().view.options}>
                <TableScreen
                  key={keyOf(session)}
                  session={session}
                  leave={() => open(undefined)}
                  again={() => open(new Session(session.setup))}
                  open={open}
                  rule={rule}
                  showRule={setRule}
                  reload={() => open(keptSession() ?? session)}
                />
              </InTerms>
            ) : (
              <>
                <StartScreen onOpen={open} />
                {rule !== undefined && (
                  <Suspense>
                    <RulesDrawer id={rule} show={setRule} sheet options={agreed()} />
                  </Suspense>
                )}
              </>
            )}
          </Mistake>
        </RulesContext>
      </WordsContext>
    </SettingsContext>
  );
}

const keys = new WeakMap<Session, number>();
let count = 0;

/** Each table is drawn afresh. */
function keyOf(session: Session): number {
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

function resumedAfterReload(): Session | undefined {
  try {
    return sessionStorage.getItem(OPEN) ? keptSession() : undefined;
  } catch {
    return undefined;
  }
}

function keptSession(): Session | undefined {
  const kept = keptTable();
  if (kept === undefined || kept === 'broken') return undefined;
  const opened = openRecord(kept.content);
  return opened.ok ? opened.session : undefined;
}
