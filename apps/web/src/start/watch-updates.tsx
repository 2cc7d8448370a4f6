import { createRoot } from 'react-dom/client';
import { loadSecondaryMessages, loadTranslator } from '../i18n/context.ts';
import './update-notice.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import { useRoute } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import { Icon } from '../ui/Icon.tsx';

/** Milliseconds between two looks for a new version, at a page that stays open. */
const CHECK_INTERVAL_MS = 3_600_000;

/**
 * Shows a notice once a newer version of the page is ready than the one that runs, and looks for one whenever the reader
 * comes back after a long time: browsers look by themselves only when a page is loaded. `running`: the service worker
 * with which this page was loaded.
 */
export function watchUpdates(registration: ServiceWorkerRegistration, running: ServiceWorker): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === running) {
    running.postMessage({ opened: true });
    serviceWorker.addEventListener('controllerchange', () => void showNotice(), { once: true });
  } else void showNotice();
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_INTERVAL_MS) return;
    checked = Date.now();
    void registration.update().catch(() => {});
  });
}

/** The notice stands beside the page, which knows nothing of it. */
async function showNotice(): Promise<void> {
  await loadSecondaryMessages();
  createRoot(document.body.appendChild(document.createElement('div'))).render(<UpdateNotice />);
}

/** A quiet notice that a new version of the page is ready. It waits where something is being done that a reload would lose. */
function UpdateNotice() {
  const t = usePageTranslator();
  const route = useRoute();
  const [isDismissed, setDismissed] = useState(false);
  if (!t || isDismissed || isBusy(route)) return null;
  return (
    <aside className="update-notice" role="status">
      <p>{t('update.ready')}</p>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t('update.reload')}
      </button>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => setDismissed(true)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Tells if the reader plays, or fills in a form, on that screen. */
export const isBusy = ({ table, game, lobby, join, me, verify }: Route): boolean =>
  [table, game, join, me, verify].some((part) => part !== undefined) || lobby === 'open';

const languageOfPage = (): string => document.documentElement.lang;

function subscribeToLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** Returns the words of the language that the page shows; undefined until they have loaded. */
function usePageTranslator(): Translator<MessageKey> | undefined {
  const language = useSyncExternalStore(subscribeToLanguage, languageOfPage);
  const [translator, setTranslator] = useState<Translator<MessageKey>>();
  useEffect(() => {
    const shown: Language | undefined = LANGUAGES.find((one) => one === language);
    if (shown) void loadTranslator(shown).then((loaded) => setTranslator(() => loaded));
  }, [language]);
  return translator;
}
