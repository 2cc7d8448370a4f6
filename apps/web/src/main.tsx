import './style/fonts.css';
import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { languageAsked, linkTo, readAddress } from './address/address.ts';
import { goTo } from './address/history.ts';
import { GAMES } from './games/index.ts';
import { loadWords, speak } from './i18n/context.ts';
import { LANGUAGES } from './i18n/languages.ts';
import type { Words } from './i18n/words.ts';
import { noteLanguages } from './kept/reader.ts';
import { languageOf, languagesRead } from './settings/language.ts';
import { loadSettings, type Settings, saveSettings } from './settings/settings.ts';

/** What the reader chose, by a link too: in what language it is read stays chosen, and the address is as any other. */
function keptSettings(): Settings {
  const kept = loadSettings();
  if (!new URLSearchParams(location.search).has('lang')) return kept;
  const language = languageAsked(location.search) ?? kept.language;
  const settings = { ...kept, language };
  saveSettings(settings);
  history.replaceState(history.state, '', linkTo(readAddress(location.search + location.hash)));
  return settings;
}

/** The reader's language, or another where its file cannot be fetched: the one that was kept, without a network. */
async function firstWords(settings: Settings): Promise<Words<string>> {
  const language = languageOf(settings);
  // Browsers make a list of all their languages when they are first asked for one: while the words are on their way.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(language));
  return [...new Set([language, ...LANGUAGES])].reduce<Promise<Words<string>>>(
    (found, one) => found.catch(() => loadWords(one)),
    Promise.reject(),
  );
}

for (const { words } of GAMES) speak(words);
const kept = keptSettings();
const first = await firstWords(kept);
// Before anything is drawn: the letters that are fetched depend on it.
document.documentElement.lang = first.language;
createRoot(document.getElementById('root')!).render(<App games={GAMES} kept={kept} first={first} />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const noted = noteLanguages(languagesRead(kept));
  // After the table is drawn: keeping files must not slow down the first visit.
  const register = () => void noted.then(() => navigator.serviceWorker.register('./sw.js').catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  // A notification was pressed that a table waits.
  navigator.serviceWorker.addEventListener('message', ({ data }) => goTo({ game: data.game }));
}
