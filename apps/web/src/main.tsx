import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { english } from './i18n/context.ts';
import { loadMessages, preferredLanguage } from './i18n/languages.ts';
import { type Words, wordsOf } from './i18n/words.ts';
import { loadSettings } from './settings/settings.ts';

/** The reader's language, or English where its file cannot be fetched. */
async function firstWords(): Promise<Words> {
  const language = loadSettings().language ?? preferredLanguage(navigator.languages);
  if (language === 'en') return english;
  try {
    return wordsOf(language, await loadMessages(language));
  } catch {
    return english;
  }
}

createRoot(document.getElementById('root')!).render(<App first={await firstWords()} />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the table is drawn: keeping files must not slow down the first visit.
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
