import { createRoot } from 'react-dom/client';
import { loadSecondaryMessages } from '../i18n/context.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

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
