import './style/fonts.css';
import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { GAMES } from './games/index.ts';
import { loadWords, speak } from './i18n/context.ts';
import { preferredLanguage } from './i18n/languages.ts';
import type { Words } from './i18n/words.ts';
import { loadSettings } from './settings/settings.ts';

/** The reader's language, or English where its file cannot be fetched. */
async function firstWords(): Promise<Words<string>> {
  const language = loadSettings().language ?? preferredLanguage(navigator.languages);
  // Browsers make a list of all their languages when they are first asked for one: while the words are on their way.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(language));
  try {
    return await loadWords(language);
  } catch {
    return loadWords('en');
  }
}

for (const { words } of GAMES) speak(words);
const first = await firstWords();
// Before anything is drawn: the letters that are fetched depend on it.
document.documentElement.lang = first.language;
createRoot(document.getElementById('root')!).render(<App games={GAMES} first={first} />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the table is drawn: keeping files must not slow down the first visit.
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
