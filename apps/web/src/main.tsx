import './style/fonts.css';
import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { GAMES } from './games/index.ts';
import { loadTranslator, registerMessages } from './i18n/context.ts';
import { LANGUAGES } from './i18n/languages.ts';
import type { Translator } from './i18n/translator.ts';
import { must } from './must.ts';
import { navigate } from './router/history.ts';
import { hrefOf, languageParam, parseRoute } from './router/route.ts';
import { activeLanguage, usedLanguages } from './settings/language.ts';
import { loadSettings, saveSettings, type UserSettings } from './settings/settings.ts';
import { storeReadLanguages } from './settings/use-language.ts';

/** Loads the reader's settings. A language given by a link is stored, and leaves the address. */
function loadInitialSettings(): UserSettings {
  const kept = loadSettings();
  if (!new URLSearchParams(location.search).has('lang')) return kept;
  const language = languageParam(location.search) ?? kept.language;
  const settings = { ...kept, language };
  saveSettings(settings);
  history.replaceState(history.state, '', hrefOf(parseRoute(location.search + location.hash)));
  return settings;
}

/**
 * Loads the messages of the reader's language, or of the first other one that loads: without a network, a stored one.
 */
async function loadInitialTranslator(settings: UserSettings): Promise<Translator<string>> {
  const language = activeLanguage(settings);
  // Browsers load their list of all languages when they are first asked for one, so this asks while the messages
  // load.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(language));
  return [...new Set([language, ...LANGUAGES])].reduce<Promise<Translator<string>>>(
    (found, one) => found.catch(() => loadTranslator(one)),
    Promise.reject(),
  );
}

for (const { messages } of GAMES) registerMessages(messages);
const initialSettings = loadInitialSettings();
const initialTranslator = await loadInitialTranslator(initialSettings);
// Runs before rendering: the fonts depend on the language.
document.documentElement.lang = initialTranslator.language;
createRoot(must(document.getElementById('root'), 'the page has a root')).render(
  <App games={GAMES} settings={initialSettings} translator={initialTranslator} />,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const noted = storeReadLanguages(usedLanguages(initialSettings));
  // Runs after the table has rendered: caching files must not slow down the first visit.
  const running = navigator.serviceWorker.controller;
  const register = async () => {
    await noted;
    const registration = await navigator.serviceWorker.register('./sw.js');
    if (running) (await import('./start/watch-updates.tsx')).watchUpdates(registration, running);
  };
  const start = () => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
  // The reader pressed a notification about a waiting table.
  navigator.serviceWorker.addEventListener('message', ({ data }) => navigate({ game: data.game }));
}
