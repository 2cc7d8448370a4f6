import './style/fonts.css';
import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { GAMES } from './games/index.ts';
import { loadTranslator, registerMessages } from './i18n/context.ts';
import { LANGUAGES } from './i18n/languages.ts';
import type { Translator } from './i18n/translator.ts';
import { navigate } from './router/history.ts';
import { hrefOf, languageParam, parseRoute } from './router/route.ts';
import { activeLanguage, usedLanguages } from './settings/language.ts';
import { loadSettings, saveSettings, type UserSettings } from './settings/settings.ts';
import { storeReadLanguages } from './settings/use-language.ts';

/** What the reader chose, by a link too: in what language it is read stays chosen, and the address is as any other. */
function loadInitialSettings(): UserSettings {
  const kept = loadSettings();
  if (!new URLSearchParams(location.search).has('lang')) return kept;
  const language = languageParam(location.search) ?? kept.language;
  const settings = { ...kept, language };
  saveSettings(settings);
  history.replaceState(history.state, '', hrefOf(parseRoute(location.search + location.hash)));
  return settings;
}

/** The reader's language, or another where its file cannot be fetched: the one that was kept, without a network. */
async function loadInitialTranslator(settings: UserSettings): Promise<Translator<string>> {
  const language = activeLanguage(settings);
  // Browsers make a list of all their languages when they are first asked for one: while the words are on their way.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(language));
  return [...new Set([language, ...LANGUAGES])].reduce<Promise<Translator<string>>>(
    (found, one) => found.catch(() => loadTranslator(one)),
    Promise.reject(),
  );
}

for (const { messages } of GAMES) registerMessages(messages);
const initialSettings = loadInitialSettings();
const initialTranslator = await loadInitialTranslator(initialSettings);
// Before anything is drawn: the letters that are fetched depend on it.
document.documentElement.lang = initialTranslator.language;
createRoot(document.getElementById('root')!).render(
  <App games={GAMES} settings={initialSettings} translator={initialTranslator} />,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const noted = storeReadLanguages(usedLanguages(initialSettings));
  // After the table is drawn: keeping files must not slow down the first visit.
  const register = () => void noted.then(() => navigator.serviceWorker.register('./sw.js').catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  // A notification was pressed that a table waits.
  navigator.serviceWorker.addEventListener('message', ({ data }) => navigate({ game: data.game }));
}
